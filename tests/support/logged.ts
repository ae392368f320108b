import { inspect } from 'node:util';

/**
 * Every line that the functions log in this process; none of them reaches the terminal. Import it before anything of
 * `functions/`: firebase-functions captures the console's methods when it is imported, once in a process, so this list
 * stays when the other modules are loaded anew.
 */
export const logged: string[] = kept();

function kept(): string[] {
  const process = globalThis as { linesOfFunctions?: string[] };
  if (process.linesOfFunctions !== undefined) return process.linesOfFunctions;
  const lines: string[] = [];
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[level] = (...parts: unknown[]) => {
      lines.push(parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' '));
    };
  }
  process.linesOfFunctions = lines;
  return lines;
}
