import { inspect } from 'node:util';

/** A failure that the user can solve. Its message is one sentence that says what to do; it is shown without a stack. */
export class CannotGoOn extends Error {}

/** The oldest Node that can install the packages; everything else runs on the project's own Node. */
export const LEAST_NODE = 20;

const startedAt = Date.now();

/** @param {number} from @returns {string} seconds since `from`, as "4.2 s" */
export function secondsSince(from) {
  return `${((Date.now() - from) / 1000).toFixed(1)} s`;
}

/** @param {string} line a progress message; the seconds since the start are put in front */
export function say(line) {
  process.stderr.write(`${secondsSince(startedAt).padStart(8)}  ${line}\n`);
}

/**
 * Runs a command's body. Prints a {@link CannotGoOn} as one sentence, with exit code 1; other errors keep their stack.
 * @param {() => Promise<number | void>} body returns the exit code; nothing means 0
 */
export async function command(body) {
  if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
    process.stderr.write(
      `Bhoj needs Node ${LEAST_NODE} or newer: install one from https://nodejs.org and try again.\n`,
    );
    process.exit(1);
  }
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`\n${error instanceof CannotGoOn ? error.message : inspect(error)}\n`);
  }
}
