export type PercentageFault = 'empty' | 'not-a-number' | 'out-of-range' | 'too-many-decimals';

/** Reads a typed percentage from 0 to 100 with at most two decimals: "5", "12.5", "5 %". */
export function readPercentage(typed: string): { percentage: number } | { fault: PercentageFault } {
  const text = typed.replace(/%\s*$/, '').trim();
  if (text === '') return { fault: 'empty' };
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) return { fault: 'not-a-number' };
  const percentage = Number(text);
  if (percentage < 0 || percentage > 100) return { fault: 'out-of-range' };
  return /\.\d{3,}$/.test(text) ? { fault: 'too-many-decimals' } : { percentage };
}
