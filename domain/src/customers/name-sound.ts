import { latinDigits } from '../kernel/mobile.ts';
import { plain } from '../kernel/search-keys.ts';

/**
 * The letters of Devanagari as a search hears them. Vowels that people spell in two ways in Latin are one (मीरा: Meera,
 * Mira), and so are a consonant with breath and without.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'i', ऐ: 'ai', ओ: 'u', औ: 'au', ऑ: 'u', ऍ: 'i' },
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'i', 'ै': 'i', 'ो': 'u', 'ौ': 'u', 'ॉ': 'u', 'ॅ': 'i' },
  ...{ क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'c', छ: 'c', ज: 'j', झ: 'j', ञ: 'n' },
  ...{ ट: 't', ठ: 't', ड: 'd', ढ: 'd', ण: 'n', त: 't', थ: 't', द: 'd', ध: 'd', न: 'n' },
  ...{ प: 'p', फ: 'p', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 's', ष: 's', स: 's', ह: 'h', 'ं': 'n', 'ँ': 'n', 'ः': 'h', '्': '' },
};

/** Latin letters that stand for the same sound in Indian names: Zakir and Jakir, Wasim and Vasim, Laxmi and Lakshmi. */
const LATIN: Readonly<Record<string, string>> = { e: 'i', o: 'u', f: 'p', w: 'v', z: 'j', q: 'k', x: 'ks' };

const NUKTA = /\u{93c}/gu;
const APOSTROPHES = /['’‘ʼ`´]/gu;
/** An anusvara is spoken as m before a labial: अंबा is Amba. */
const BEFORE_LABIAL = /ं(?=[पफबभम])/gu;
const CONSONANT = /[b-df-hj-np-tv-z]/;

/** Adds a letter to a word. An a is heard at the beginning only, a breath not after a consonant, a double letter once. */
function withLetter(word: string, letter: string): string {
  const last = word.at(-1) ?? '';
  const isSilent =
    (letter === 'a' && /\p{L}/u.test(last)) || (letter === 'h' && CONSONANT.test(last)) || letter === last;
  return isSilent && !/\d/.test(letter) ? word : word + letter;
}

const soundOfWord = (word: string): string =>
  Array.from(word)
    .flatMap((letter) => Array.from(LETTERS[letter] ?? LATIN[letter] ?? letter))
    .reduce(withLetter, '');

/** Returns a text as a search compares names: by sound, without nukta, dots and apostrophes, with the digits 0 to 9. */
export const soundOf = (text: string): string =>
  plain(latinDigits(text))
    .replaceAll(NUKTA, '')
    .replaceAll(APOSTROPHES, '')
    .replaceAll('.', ' ')
    .replaceAll(BEFORE_LABIAL, 'म')
    .trim()
    .split(/\s+/)
    .map(soundOfWord)
    .join(' ');

const initialOf = (word: string): string => Array.from(word)[0] ?? '';

/**
 * Returns the ways in which people type a name: as it is, with the part after an apostrophe as a word (D’Souza), with its
 * initials in one (M. K. Gandhi), and with the first names as initials (M. Gandhi).
 */
export function waysToType(name: string): string[] {
  const whole = soundOf(name);
  const parts = soundOf(name.replaceAll(APOSTROPHES, ' '));
  const words = whole.split(' ');
  const last = words.at(-1) ?? '';
  const inOne = whole.replaceAll(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '');
  const short = words.length < 2 ? [] : [`${initialOf(whole)} ${last}`];
  const shorter = words.length < 3 ? [] : [[...words.slice(0, -1).map(initialOf), last].join(' ')];
  return [...new Set([whole, parts, inOne, ...short, ...shorter])];
}
