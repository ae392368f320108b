import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { REPORT_FILE } from './vitest-report.ts';
import type { VitestFile, VitestReport } from './vitest-report.ts';

/** Writes the report that `npm test` counts. Vitest's own JSON contains neither a file's project nor its duration. */
export default class CountingReporter implements Reporter {
  readonly #takenAt = new Map<string, number>();
  readonly #endedAt = new Map<string, number>();

  onTestModuleQueued({ id }: TestModule): void {
    this.#takenAt.set(id, Date.now());
  }

  onTestModuleEnd({ id }: TestModule): void {
    this.#endedAt.set(id, Date.now());
  }

  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly { readonly message: string }[]): void {
    const report: VitestReport = {
      files: modules.map((module) => this.#fileOf(module)),
      strayErrors: strayErrors.map(({ message }) => message),
    };
    const to = process.env[REPORT_FILE];
    if (to !== undefined) writeFileSync(to, JSON.stringify(report));
  }

  #fileOf(module: TestModule): VitestFile {
    const tests = [...module.children.allTests()].map((test) => ({
      name: test.fullName,
      state: test.result().state,
      errors: (test.result().errors ?? []).map(({ message }) => message),
    }));
    const ofSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    const takenAt = this.#takenAt.get(module.id);
    const endedAt = this.#endedAt.get(module.id);
    return {
      path: relative(ROOT, module.moduleId),
      project: module.project.name,
      ms: takenAt === undefined || endedAt === undefined ? 0 : endedAt - takenAt,
      processorMs: (module.meta() as { processorMs?: number }).processorMs ?? 0,
      tests,
      errors: [...module.errors(), ...ofSuites].map(({ message }) => message),
    };
  }
}
