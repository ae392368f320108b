import { beginningOf, beginningsOf, plain } from '../kernel/search-keys.ts';
import type { Customer } from './customer.schema.ts';

/**
 * The longest beginning of a name that is a key, the most words of a name with keys, and the fewest digits that a
 * search accepts.
 */
const MAX_NAME_KEY = 16;
const MAX_WORDS = 5;
const FEWEST_DIGITS = 3;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns every part of a number with at least three digits: 36 parts for ten digits. */
const partsOf = (number: string): string[] =>
  Array.from({ length: number.length }, (_, from) =>
    Array.from({ length: Math.max(0, number.length - from - FEWEST_DIGITS + 1) }, (__, more) =>
      number.slice(from, from + FEWEST_DIGITS + more),
    ),
  ).flat();

/**
 * Returns the texts that find a customer: the beginnings of the name at each of its words, and the parts of the number.
 */
export function customerKeys({ name, mobile }: Pick<Customer, 'name' | 'mobile'>): string[] {
  const text = plain(name ?? '');
  const words = [...text.matchAll(WORD)].slice(0, MAX_WORDS).map(({ index }) => text.slice(index));
  return [...new Set([...words.flatMap((rest) => beginningsOf(rest, MAX_NAME_KEY)), ...partsOf(mobile)])];
}

/** Returns the key for a typed text; null for an empty one, and for fewer than three digits. */
export function customerKeyOf(typed: string): string | null {
  const text = plain(typed);
  const digits = text.replaceAll(/[\s+()-]/g, '');
  if (!/^\d+$/.test(digits)) return beginningOf(text, MAX_NAME_KEY).trimEnd() || null;
  // Drops a country code or a leading zero before the ten digits.
  return digits.length < FEWEST_DIGITS ? null : digits.slice(-10);
}
