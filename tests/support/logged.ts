import { inspect } from 'node:util';

/**
 * Every line that the functions log in this file's tests; none of them reaches the terminal. Import it before anything
 * of `functions/`, because firebase-functions keeps the console's methods that it finds at its first import in a
 * process. All files of a process share one list for the same reason.
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
