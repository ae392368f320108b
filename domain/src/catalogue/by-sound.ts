import { latinDigits } from '../kernel/mobile.ts';
import { plain } from '../kernel/folded.ts';

/**
 * The letters and vowel signs of Devanagari, by the sound that a search compares. Vowels that people spell in two ways in Latin
 * count as one (मीरा: Meera, Mira), and so do aspirated and plain consonants. A virama (U+094D) has no sound.
 */
const SPOKEN = {
  a: 'अआ\u093e',
  i: 'इईएऍऎ\u093f\u0940\u0946\u0947\u0948\u0945',
  u: 'उऊओऑऒ\u0941\u0942\u094a\u094b\u094c\u0949',
  ri: 'ऋ\u0943',
  ai: 'ऐ',
  au: 'औ',
  k: 'कख',
  g: 'गघ',
  c: 'चछ',
  j: 'जझ',
  t: 'टठतथ',
  d: 'डढदध',
  n: 'ङञणन\u0902\u0901',
  p: 'पफ',
  b: 'बभ',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'लळ',
  v: 'व',
  s: 'शषस',
  h: 'ह\u0903',
  '': '\u094d',
};
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SPOKEN).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound])),
);

/** Latin letters that stand for the same sound in Indian names: Zakir and Jakir, Wasim and Vasim, Laxmi and Lakshmi. */
const LATIN: Readonly<Record<string, string>> = { e: 'i', o: 'u', f: 'p', w: 'v', z: 'j', q: 'k', x: 'ks' };

const NUKTA = /\u{93c}/gu;
export const APOSTROPHES = /['’‘ʼ`´]/gu;
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

/** Late in a word, y and v are heard as vowels: चाय is chai, and पुलाव is pulao. Iyer keeps its y. */
const GLIDES: Readonly<Record<string, string>> = { y: 'i', v: 'u' };
const heardAs = (letter: string, place: number): string => (place > 1 && GLIDES[letter]) || letter;

const soundOfWord = (word: string): string =>
  Array.from(word)
    .flatMap((letter) => Array.from(LETTERS[letter] ?? LATIN[letter] ?? letter))
    .map(heardAs)
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
