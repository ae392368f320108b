/** The word after `npm run bench --` that asks for details. */
export const DETAILS = 'details';

/** ms of script below which a part is not printed. */
const LEAST = 5;

const isWanted = process.argv.includes(DETAILS);

/** Prints lines below a name, when the bench was asked for details. */
export function printDetails(name: string, lines: readonly string[]): void {
  if (isWanted) process.stdout.write(`\n${name}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

/** Prints script time by part, the longest first. */
export const printParts = (name: string, parts: Readonly<Record<string, number>>): void =>
  printDetails(
    `Script of ${name} (ms)`,
    Object.entries(parts)
      .filter(([, ms]) => ms >= LEAST)
      .toSorted(([, a], [, b]) => b - a)
      .map(([part, ms]) => `${ms.toFixed(0).padStart(6)}  ${part}`),
  );
