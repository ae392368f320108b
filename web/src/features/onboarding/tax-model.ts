export type PercentageFault = 'empty' | 'not-a-number' | 'not-lawful';

/** Reads a typed percentage ("5", "18 %"), which must be one of the lawful ones (P-LAW-1). */
export function readPercentage(
  typed: string,
  lawful: readonly number[],
): { percentage: number } | { fault: PercentageFault } {
  const text = typed.replace(/%\s*$/, '').trim();
  if (text === '') return { fault: 'empty' };
  if (!/^-?(\d+(?:\.\d*)?|\.\d+)$/.test(text)) return { fault: 'not-a-number' };
  const percentage = Number(text);
  return lawful.includes(percentage) ? { percentage } : { fault: 'not-lawful' };
}
