import { inspect } from 'node:util';

/**
 * Every line that the functions log in this file's tests; none of them reaches the terminal. Import it before anything of
 * `functions/`, because firebase-functions captures the console's methods when it is first imported in a process. The list
 * is the process's, so that what was captured for another file writes into the same one.
 */
export const logged: string[] = kept();

function kept(): string[] {
  const process = globalThis as { linesOfFunctions?: string[] };
  const lines = (process.linesOfFunctions ??= []);
  lines.length = 0;
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[level] = (...parts: unknown[]) => {
      lines.push(parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' '));
    };
  }
  return lines;
}
