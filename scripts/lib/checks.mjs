import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { childEnv, NODE_24, ROOT, TOOLS } from './paths.mjs';
import { run } from './run.mjs';
import { secondsSince } from './say.mjs';

/** @typedef {{ name: string, args: string[] }} Check a tool that exits with 0 when all is well */

const LONGEST_LINE = 500;

/** Longest first. @type {Check[]} */
export const CHECKS = [
  {
    name: 'format (prettier)',
    args: [
      TOOLS.prettier,
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '.',
    ],
  },
  { name: 'dead code (knip)', args: [TOOLS.knip, '--no-progress'] },
  { name: 'lint (oxlint)', args: [TOOLS.oxlint, '--type-aware', '--deny-warnings'] },
  { name: 'import directions', args: [join(ROOT, 'scripts', 'lib', 'import-directions.mjs')] },
  ...['domain', 'functions', 'web', 'tests', 'scripts'].map((workspace) => ({
    name: `types of ${workspace}`,
    args: [TOOLS.tsc, '--noEmit', '-p', workspace],
  })),
];

/**
 * Runs the checks side by side and says how each went as it ends, with its output when it failed.
 * @param {Check[]} checks
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runChecks(checks) {
  const waiting = [...checks];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const from = Date.now();
      const { code, output } = await run(NODE_24, check.args, { env: childEnv() });
      if (code !== 0) failed.push(check.name);
      process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'}  ${check.name} (${secondsSince(from)})\n`);
      if (code !== 0) process.stdout.write(`${readable(output)}\n\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return failed;
}

/** A crash in a minified tool prints the whole tool as one line. @param {string} output */
function readable(output) {
  return output
    .trimEnd()
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n');
}
