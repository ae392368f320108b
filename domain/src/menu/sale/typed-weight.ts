import { halfUp } from '../../money/scaled.ts';

/** True where weights, each as often as one likes, add up to so many grams. */
export function addsUp(steps: readonly number[], grams: number): boolean {
  const can = [true];
  for (let sum = 1; sum <= grams; sum += 1) can[sum] = steps.some((step) => can[sum - step] === true);
  return can[grams] === true;
}

/** Returns the grams of typed weights, parted by commas or bars, in rising order; 0 for an unreadable one. */
export const gramsOf = (text: string): number[] =>
  text
    .split(/[|;]|,(?!\d)/)
    .map((each) => typedGrams(each) ?? 0)
    .toSorted((a, b) => a - b);

/**
 * Returns the grams of a typed weight: a number of grams, or of kilograms where it says so or has decimals (`350`, `350 g`,
 * `1.5`, `1,5 kg`); null for anything else, and for parts of a gram.
 */
export function typedGrams(text: string): number | null {
  const [, amount = '', unit = ''] = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(kg|g)?$/i.exec(text.trim()) ?? [];
  if (amount === '') return null;
  const number = Number(amount.replace(',', '.'));
  const isKilo = unit === '' ? !Number.isInteger(number) : unit.toLowerCase() === 'kg';
  const grams = isKilo ? halfUp(number * 1000) : number;
  return Number.isInteger(grams) && grams > 0 ? grams : null;
}
