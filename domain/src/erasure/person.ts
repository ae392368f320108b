import { folded } from '../kernel/folded.ts';

/** Everything by which a person's texts are recognised: the names that they gave, and their ten-digit numbers. */
export interface Person {
  readonly names: readonly string[];
  readonly mobiles: readonly string[];
}

/** The sign that replaces a name or a number in a text. */
export const TAKEN_OUT = '…';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Characters that people write between the digits of a number. */
const BETWEEN = String.raw`[\s().\/-]*`;
const DEVANAGARI_ZERO = 0x09_66;
const EVERY_BLANK = /\s+/g;

const digitOf = (digit: string): string =>
  `[${digit}${String.fromCodePoint(DEVANAGARI_ZERO + Number(digit))}]`;

/** Matches a number as people write it: with a country code or a zero before it, in groups, in Devanagari digits. */
const numberPattern = (mobile: string): RegExp =>
  new RegExp(
    String.raw`(?:(?:\+|00)?[9९][1१]${BETWEEN}|[0०]${BETWEEN})?(?:${Array.from(mobile, digitOf).join(BETWEEN)})`,
    'gu',
  );

/** An initial alone names nobody. */
const FEWEST_LETTERS = 2;

const wordsOfNames = ({ names }: Person): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => folded(name).match(WORD) ?? [])
      .filter((word) => Array.from(word).length >= FEWEST_LETTERS),
  );

const sameText = (text: string): string => folded(text).trim().replaceAll(EVERY_BLANK, ' ');

/** True when a text is a name of a person, and nothing else. */
export const isNameOf = (text: string, { names }: Person): boolean =>
  names.some((name) => sameText(name) === sameText(text));

/** Returns a text without the names and numbers of a person. */
export function withoutPerson(text: string, person: Person): string {
  if (isNameOf(text, person)) return TAKEN_OUT;
  const named = wordsOfNames(person);
  const unnumbered = person.mobiles.reduce(
    (rest, mobile) => rest.replaceAll(numberPattern(mobile), TAKEN_OUT),
    text,
  );
  return unnumbered.replaceAll(WORD, (word) => (named.has(folded(word)) ? TAKEN_OUT : word));
}

/** True when a text has a name or a number of a person. */
export const namesPerson = (text: string, person: Person): boolean => withoutPerson(text, person) !== text;
