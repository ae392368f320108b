import { latinDigits } from '../kernel/mobile.ts';
import { APOSTROPHES, soundOf } from '../catalogue/by-sound.ts';
import { plain } from '../kernel/folded.ts';
import { beginningOf, beginningsOf } from '../kernel/search-keys.ts';
import type { Customer } from './customer.schema.ts';

/**
 * The bounds of a search by name and number: the longest beginning of a name that is a key, the number of words of a name that
 * have keys, and the fewest digits that a search accepts.
 */
const MAX_NAME_KEY = 16;
const MAX_WORDS = 5;
const FEWEST_DIGITS = 3;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const initialOf = (word: string): string => Array.from(word)[0] ?? '';

/**
 * Returns the ways in which people type a name: as it is, with the part after an apostrophe as a word (D’Souza), with its
 * initials in one (M. K. Gandhi), and with the first names as initials (M. Gandhi).
 */
function waysToType(name: string): string[] {
  const whole = soundOf(name);
  const parts = soundOf(name.replaceAll(APOSTROPHES, ' '));
  const words = whole.split(' ');
  const last = words.at(-1) ?? '';
  const inOne = whole.replaceAll(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '');
  const short = words.length < 2 ? [] : [`${initialOf(whole)} ${last}`];
  const shorter = words.length < 3 ? [] : [[...words.slice(0, -1).map(initialOf), last].join(' ')];
  return [...new Set([whole, parts, inOne, ...short, ...shorter])];
}

/** The fields of a record with its numbers. */
export type Numbered = Pick<Customer, 'mobile'> & { readonly otherMobiles?: readonly string[] | undefined };

/** Returns all numbers of a person, the one that the owner writes to first. */
export const numbersOf = ({ mobile, otherMobiles = [] }: Numbered): string[] =>
  [mobile, ...otherMobiles].filter(Boolean);

/** Returns every part of a number with at least three digits: 36 parts for ten digits. */
const partsOf = (number: string): string[] =>
  Array.from({ length: number.length }, (_, from) =>
    Array.from({ length: Math.max(0, number.length - from - FEWEST_DIGITS + 1) }, (__, more) =>
      number.slice(from, from + FEWEST_DIGITS + more),
    ),
  ).flat();

/**
 * Returns the texts that find a customer: for each word of the name, the beginnings of the name from that word on, by their
 * sound; and the parts of the numbers.
 */
export function customerKeys({ name, ...numbered }: Pick<Customer, 'name'> & Numbered): string[] {
  const [whole = '', ...others] = waysToType(name ?? '');
  const words = [...whole.matchAll(WORD)].slice(0, MAX_WORDS).map(({ index }) => whole.slice(index));
  const parts = others.flatMap((way) =>
    [...way.matchAll(WORD)].slice(0, 2).map(({ index }) => way.slice(index)),
  );
  const beginnings = [...words, ...parts].flatMap((rest) => beginningsOf(rest, MAX_NAME_KEY));
  return [...new Set([...beginnings, ...numbersOf(numbered).flatMap(partsOf)])];
}

/** A country code or a zero before a number, also before a part of one. */
const BEFORE_NUMBER = /^(?:\+91|0091|91(?=\d{10}$)|0(?=[6-9]))/;

/** Returns the key for a typed text; null for an empty one, and for fewer than three digits. */
export function customerKeyOf(typed: string): string | null {
  const dialled = latinDigits(plain(typed)).replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d+$/.test(dialled)) return beginningOf(soundOf(typed), MAX_NAME_KEY).trimEnd() || null;
  const digits = dialled.replace(BEFORE_NUMBER, '').replace('+', '');
  return digits.length < FEWEST_DIGITS ? null : digits.slice(-10);
}
