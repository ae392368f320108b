/**
 * The ways to read a name: people read 5ervice, sеrvice with a Cyrillic е and s e r v i c e as one word. A reading alone makes no
 * name wrong: only the lists that it is compared with decide. Nobody sees a reading.
 */
import { folded } from '../../kernel/folded.ts';

/**
 * Letters of other scripts, small capitals and letters with strokes that look like a Latin letter (Unicode TR39, for the
 * scripts that keyboards and web pages offer). Upper and lower case apart: Η looks like H, η like n.
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'АаΑαᴀɑꓮᎪ',
  b: 'ВвЬьΒβʙꓐᏴ',
  c: 'СсϹϲᴄꓚᏟⅭ',
  d: 'ԀԁᴅđĐꓓᎠ',
  e: 'ЕеЄєΕεᴇꓰᎬɛ',
  f: 'Ϝϝꜰғƒꓝ',
  g: 'ԌԍɢɡꓖᏀց',
  h: 'НнҺһΗʜꓧᎻհ',
  i: 'ІіΙιɪıɩꓲᎥі',
  k: 'КкΚκᴋꓗᏦ',
  l: 'ӀӏʟłŁꓡᏞ',
  m: 'МмΜᴍꓟᎷ',
  n: 'ПпΝηɴꓠոռ',
  o: 'ОоΟοσᴏøØꓳօ',
  p: 'РрΡρᴘꓑᏢ',
  r: 'ГгЯяʀꓣᎡᏒ',
  s: 'ЅѕςꜱꓢᏚ',
  t: 'ТтΤτᴛꓔᎢ',
  u: 'ЏυᴜꓴՍս',
  v: 'ѴѵνᴠꓦᏙ',
  w: 'ԜԝωᴡꓪᎳ',
  x: 'ХхΧχꓫ',
  y: 'УуҮүΥγʏꓬ',
};

/** Digits and signs that stand for a letter inside a word. 1, ! and | stand for i or l, and stay 1. */
const DIGITS_AND_SIGNS: Readonly<Record<string, string>> = {
  a: '4@',
  b: '8',
  c: '¢',
  e: '3€',
  g: '69',
  o: '0',
  s: '5$',
  t: '7',
  1: '!|',
};

const inverted = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([letter, looks]) => Array.from(looks, (look) => [look, letter] as const)),
  );

const LETTER_OF = inverted(LETTERS);
const MEANT_BY = inverted(DIGITS_AND_SIGNS);

/** The first letters of the alphabets among pictures: 🅐, 🅰 and 🇦. Normalizing leaves them. */
const PICTURED = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6] as const;

const SMALL_A = 0x61;

function latin(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const first = PICTURED.find((from) => code >= from && code < from + 26);
  return first === undefined
    ? (LETTER_OF.get(character) ?? character)
    : String.fromCodePoint(SMALL_A + code - first);
}

/** Accents of any script's own letters stay; characters that nobody sees go. */
const UNSEEN = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const likeLatin = (text: string): string => text.replaceAll(/./gsu, latin);

/**
 * Returns the text in lower-case Latin letters, with the letters that look like Latin ones replaced: capitals before they are
 * folded, and letters with accents after folding has taken the accents off.
 */
const inLatin = (text: string): string => likeLatin(folded(likeLatin(text)).replaceAll(UNSEEN, ''));

const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

const separated = (text: string): string => text.replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');

/** Three letters or more that stand alone are one word: "t-i-p". */
const SPACED =
  /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}!|@$€¢](?:[^\p{L}\p{M}\p{N}!|@$€¢]{1,3}[\p{L}\p{N}!|@$€¢]){2,}(?![\p{L}\p{M}\p{N}])/gu;

const joined = (text: string): string =>
  text.replaceAll(SPACED, (letters) => letters.replaceAll(/[^\p{L}\p{N}!|@$€¢]/gu, ''));

/** A word with a letter, and the digits and signs in it. A number by itself, such as 10 %, stays a number. */
const CIPHERED = /(?<![\p{N}!|@$€¢])[\p{N}!|@$€¢]*\p{L}[\p{L}\p{N}!|@$€¢]*/gu;

const deciphered = (text: string): string =>
  text.replaceAll(CIPHERED, (word) =>
    word
      .replace(/(?<![!|])[!|]+$/, '')
      .replaceAll(/./gsu, (character) => MEANT_BY.get(character) ?? character),
  );

/**
 * Returns the readings of a text, each as words with blanks between: first as it is written, then with digits and signs
 * as the letters that they stand for, and then with spaced letters as one word.
 */
export function readingsOf(text: string): [written: string, ...others: string[]] {
  const seen = inLatin(text);
  return [separated(wordsOf(seen)), ...[seen, joined(seen)].map((read) => wordsOf(deciphered(read)))];
}
