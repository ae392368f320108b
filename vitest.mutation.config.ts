import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification, Vite } from 'vitest/node';
import { KEPT_THREAD } from './tools/src/mutation/kept-thread.ts';

const tests = (process.env['BHOJ_MUTATION_TESTS'] ?? 'domain/src/**/*.test.ts').split(',');
const isEmulated = tests.some((pattern) => pattern.startsWith('tests/'));
const isWeb = tests.some((pattern) => pattern.startsWith('web/'));

/** StrykerJS's runner names the pool itself; only a plugin has the word after it. */
const inKeptThread: Vite.Plugin = {
  name: 'in-kept-thread',
  configureVitest({ project }) {
    project.config.pool = KEPT_THREAD.name as typeof project.config.pool;
    project.config.poolRunner = KEPT_THREAD;
  },
};

/** Runs short files first: the first test that fails ends a run. */
class ShortFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sized = files.map((file) => ({ file, size: statSync(file.moduleId).size }));
    return Promise.resolve(sized.toSorted((a, b) => a.size - b.size).map(({ file }) => file));
  }
}

/**
 * The tests as `npm run mutation` runs them, in one thread that keeps its modules. Instrumented code is slow, and StrykerJS itself
 * stops what hangs.
 */
export default defineConfig({
  plugins: [inKeptThread],
  test: {
    include: tests,
    environment: isWeb ? 'happy-dom' : 'node',
    isolate: false,
    sequence: { sequencer: ShortFirst },
    setupFiles: [
      ...(isEmulated ? ['tests/support/after-another-run.ts'] : []),
      ...(isWeb ? ['web/test-window.ts'] : []),
    ],
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
