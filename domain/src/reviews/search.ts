import { beginningOf, beginningsOf } from '../kernel/search-keys.ts';
import { folded } from '../kernel/folded.ts';
import type { Review, ReviewedDish } from './review.schema.ts';

/** The longest beginning of a word that is a key. */
const MAX_KEY = 12;
/** A longer review is found by its first words only. */
const MAX_WORD_KEYS = 600;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const wordsIn = (text: string): string[] => folded(text).match(WORD) ?? [];

/** Returns the key of a dish. A word never has a colon, so it cannot equal the key of a dish. */
export const dishSearchKey = (itemId: string): string => `dish:${itemId}`;

/** Returns the keys that find a review: the beginnings of its words, and its dishes. */
export function reviewKeys(words: string, dishes: readonly Pick<ReviewedDish, 'itemId'>[]): string[] {
  const beginnings = [...new Set(wordsIn(words).flatMap((word) => beginningsOf(word, MAX_KEY)))].slice(
    0,
    MAX_WORD_KEYS,
  );
  return [...beginnings, ...new Set(dishes.map(({ itemId }) => dishSearchKey(itemId)))];
}

/**
 * Returns the keys of a stored review. While it is down, the words of the reason are keys too, so that an erasure finds a guest
 * by a number in the reason. They come first, so that the limit cuts none of them.
 */
export const keysOf = ({
  words,
  dishes,
  takenDown,
}: Pick<Review, 'words' | 'dishes' | 'takenDown'>): string[] =>
  reviewKeys(`${takenDown?.reason ?? ''} ${words}`, dishes);

/**
 * Returns the keys that a review must have to match a typed text. The longest comes first, because it finds the fewest;
 * a database query takes one key.
 */
export const typedKeys = (typed: string): string[] =>
  wordsIn(typed)
    .map((word) => beginningOf(word, MAX_KEY))
    .toSorted((a, b) => b.length - a.length);
