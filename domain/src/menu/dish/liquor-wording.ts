/**
 * Finds names of dishes, variants and add-ons that mean liquor, which is outside GST. The menu refuses such a name under another
 * tax class, and so does the guard of documents on a bill. The menu asks the owner about a name with two readings.
 */
import {
  BRANDS,
  KINDS,
  LEADS,
  MEASURES,
  MIXERS,
  TAILS,
  TWO_READINGS,
  VESSELS,
  WITHOUT_LIQUOR,
} from './drinks.ts';
import { phrasesOf, readings } from './word-lists.ts';

/** I, l and 1 look alike, and so do U and V. */
const alike = (words: string): string => words.replaceAll(/[l1]/g, 'i').replaceAll('v', 'u');

const setOf = (...lists: readonly Readonly<Record<string, string>>[]): ReadonlySet<string> =>
  new Set(phrasesOf(...lists).map(alike));
/** The same with the phrases of several words as one word too: "OldMonk". */
const joinedToo = (phrases: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...phrases, ...[...phrases].map((phrase) => phrase.replaceAll(' ', ''))]);

const kinds = setOf(KINDS);
const brands = joinedToo(setOf(BRANDS));
const asked = joinedToo(setOf(TWO_READINGS));
const without = setOf(WITHOUT_LIQUOR);
const measures = setOf(MEASURES);
const tails = setOf(TAILS);
const leads = setOf(LEADS);
const vessels = setOf(VESSELS);
const mixers = setOf(MIXERS);

/** The most words of a phrase in the lists. */
const LONGEST = 4;

const isNumber = (word: string | undefined): boolean => word !== undefined && /^[\di]+$/.test(word);

/** Returns how many of the last words are one of the phrases; 0 for none. */
function lastIn(words: readonly string[], phrases: ReadonlySet<string>): number {
  for (let n = Math.min(LONGEST, words.length); n > 0; n -= 1) {
    if (phrases.has(words.slice(-n).join(' '))) return n;
  }
  return 0;
}

const holds = (words: readonly string[], phrases: ReadonlySet<string>): boolean =>
  words.some((_, i) => lastIn(words.slice(0, i + 1), phrases) > 0);

/** True when the words before a drink make a dish of it: "Prawns in", but not "A glass of". */
const isCooked = (before: readonly string[]): boolean =>
  before.some(
    (word, i) =>
      word === 'in' ||
      word === alike('with') ||
      (word === 'of' && !vessels.has(before[i - 1] ?? '') && !isNumber(before[i - 1])),
  );

type Reading = 'liquor' | 'asked' | 'none';

/** Judges words that end with a drink, without its sizes. */
function endOf(words: readonly string[], hasMeasure: boolean): Reading {
  const kind = lastIn(words, kinds);
  const brand = lastIn(words, brands);
  const doubtful = lastIn(words, asked);
  if (doubtful > 0 && doubtful >= kind && doubtful >= brand) {
    const before = words.slice(0, -doubtful);
    if (before.every((word) => kinds.has(word) || leads.has(word) || isNumber(word))) {
      return hasMeasure || before.some((word) => kinds.has(word)) ? 'liquor' : 'asked';
    }
    if (doubtful > Math.max(kind, brand)) return 'none';
  }
  const n = Math.max(kind, brand);
  return n > 0 && !isCooked(words.slice(0, -n)) ? 'liquor' : 'none';
}

/** Judges words that end with a drink and its sizes and sorts: "Kingfisher Premium 650 ml". */
function drinkOf(words: readonly string[], hasMeasure: boolean): Reading {
  let left = words;
  for (;;) {
    const reading = endOf(left, hasMeasure);
    if (reading !== 'none') return reading;
    const n = isNumber(left.at(-1)) ? 1 : lastIn(left, tails);
    if (n === 0) return 'none';
    left = left.slice(0, -n);
  }
}

const CONNECTORS: ReadonlySet<string> = new Set(['and', 'n', alike('with'), alike('plus')]);
/** Brands of liquor sell these too: "Kingfisher soda". */
const PLAIN: ReadonlySet<string> = new Set(['soda', 'water', 'tonic'].map(alike));

/** Judges "Rum and coke" by its parts. In a mix with plain soda or water, a brand is a brand of soda or water. */
function mixedOf(words: readonly string[], hasMeasure: boolean): Reading {
  let left = words;
  let [hasMixer, isPlain] = [false, true];
  for (let n = lastIn(left, mixers); n > 0; n = lastIn(left, mixers)) {
    hasMixer = true;
    isPlain &&= left.slice(-n).every((word) => PLAIN.has(word));
    left = left.slice(0, -n);
  }
  if (!hasMixer) return 'none';
  const isJoined = CONNECTORS.has(left.at(-1) ?? '');
  const drink = isJoined ? left.slice(0, -1) : left;
  if (isPlain && !isJoined && lastIn(drink, kinds) === 0) return 'none';
  const reading = drinkOf(drink, hasMeasure);
  return reading === 'liquor' ? reading : 'none';
}

/** A size in one word with its unit: 60ml. Its digits stand for no letters. */
const SIZE = /(?<!\d)(\d+)\s*(ml|cl|ltrs?|litres?|l)\b/gi;

function readingOf(text: string): Reading {
  const all = readings(text.replaceAll(SIZE, ' '));
  const written = alike(readings(text)[0]).split(' ');
  const hasMeasure = holds(written, measures);
  const found = all.map((read) => alike(read).split(' '));
  if ([written, ...found].some((words) => holds(words, without))) return 'none';
  const judged = found.flatMap((words) => [drinkOf(words, hasMeasure), mixedOf(words, hasMeasure)]);
  return judged.find((one) => one === 'liquor') ?? judged.find((one) => one === 'asked') ?? 'none';
}

/** True when a text names a liquor: "Old Monk 60 ml". A dish made with liquor ("Beer batter fish") is none. */
export const readsLikeLiquor = (text: string): boolean => readingOf(text) === 'liquor';

/** True when a text may name a liquor, and may name something else: "Mojito", "Feni". */
export const mayBeLiquor = (text: string): boolean => readingOf(text) === 'asked';
