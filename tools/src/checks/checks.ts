import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { NODE_24, ROOT } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { secondsSince } from '../../../scripts/lib/say.mjs';
import { childEnv, PROGRAMS } from '../command/programs.ts';

/** A program that exits with 0 when it finds nothing wrong. */
export interface Check {
  readonly name: string;
  readonly args: readonly string[];
}

const LONGEST_LINE = 500;

const FORMAT = ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'];
const WORKSPACES = ['domain', 'functions', 'web', 'tests', 'labs', 'demo', 'tools', 'scripts'];

/** Longest first. */
export const CHECKS: readonly Check[] = [
  { name: 'format (prettier)', args: [PROGRAMS.prettier, ...FORMAT] },
  { name: 'dead code (knip)', args: [PROGRAMS.knip, '--no-progress'] },
  { name: 'lint (oxlint)', args: [PROGRAMS.oxlint, '--type-aware', '--deny-warnings'] },
  { name: 'import directions', args: [join(ROOT, 'tools', 'src', 'import-directions.ts')] },
  ...WORKSPACES.map((workspace) => ({
    name: `types of ${workspace}`,
    args: [PROGRAMS.tsc, '--noEmit', '-p', workspace],
  })),
];

/**
 * Runs the checks in parallel and reports each as it ends, with its output when it failed.
 * @returns the names of the failed checks
 */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const waiting = [...checks];
  const failed: string[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const from = Date.now();
      const { code, output } = await run(NODE_24, [...check.args], { env: childEnv() });
      if (code !== 0) failed.push(check.name);
      process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'}  ${check.name} (${secondsSince(from)})\n`);
      if (code !== 0) process.stdout.write(`${readable(output)}\n\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return failed;
}

/** Shortens long lines: a crash in a minified tool prints the whole tool as one line. */
function readable(output: string): string {
  return output
    .trimEnd()
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n');
}
