import { beginningOf, beginningsOf, plain } from '../kernel/search-keys.ts';
import type { Customer } from './customer.schema.ts';

/** The longest beginning of a name that is a key, the most words of a name with keys, and the fewest digits looked for. */
const MAX_NAME_KEY = 16;
const MAX_WORDS = 5;
const FEWEST_DIGITS = 3;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Every part of a number with at least three digits: 36 of ten. */
const partsOf = (number: string): string[] =>
  Array.from({ length: number.length }, (_, from) =>
    Array.from({ length: Math.max(0, number.length - from - FEWEST_DIGITS + 1) }, (__, more) =>
      number.slice(from, from + FEWEST_DIGITS + more),
    ),
  ).flat();

/** Returns what a search may type for a customer: a beginning of the name at any of its words, or a part of the number. */
export function customerKeys({ name, mobile }: Pick<Customer, 'name' | 'mobile'>): string[] {
  const text = plain(name ?? '');
  const words = [...text.matchAll(WORD)].slice(0, MAX_WORDS).map(({ index }) => text.slice(index));
  return [...new Set([...words.flatMap((rest) => beginningsOf(rest, MAX_NAME_KEY)), ...partsOf(mobile)])];
}

/** Returns the key that a typed text is looked up by; null for none, and for fewer than three digits. */
export function customerKeyOf(typed: string): string | null {
  const text = plain(typed);
  const digits = text.replaceAll(/[\s+()-]/g, '');
  if (!/^\d+$/.test(digits)) return beginningOf(text, MAX_NAME_KEY).trimEnd() || null;
  // A country code or a leading zero stands before the ten digits that are kept.
  return digits.length < FEWEST_DIGITS ? null : digits.slice(-10);
}
