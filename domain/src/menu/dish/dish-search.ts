import { soundOf } from '../../catalogue/by-sound.ts';
import { composed, folded, wordsOf } from '../../kernel/folded.ts';

/** From this length on, a typed word may have one wrong letter. */
const MAY_ERR = 5;
/** Fewer sounds must be the whole word: chai is not the beginning of cheese. */
const SOUNDS_TO_BEGIN = 3;

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);

/** Names of food that English spells otherwise than they sound, with the spelling by sound. */
const IN_ENGLISH: readonly (readonly [english: string, sounded: string])[] = [
  ['burfi', 'barfi'],
  ['chicken', 'chikan'],
  ['chutney', 'chatni'],
  ['coffee', 'kofi'],
  ['curry', 'kari'],
  ['karhi', 'kadhi'],
  ['kebab', 'kabab'],
  ['khichri', 'khichdi'],
  ['muttar', 'matar'],
  ['mutter', 'matar'],
  ['mutton', 'matan'],
  ['mysore', 'maisur'],
  ['pakora', 'pakoda'],
  ['rosogulla', 'rasgulla'],
  ['subji', 'sabzi'],
];
/** So many letters of an English spelling are taken for its beginning. */
const LETTERS_OF_ENGLISH = 4;

/** Returns how a word sounds, as it is spelt and, where English spells it otherwise, as it is spoken. */
function soundsOf(word: string): readonly string[] {
  const letters = folded(word);
  const spoken = IN_ENGLISH.filter(
    ([english]) => letters.length >= LETTERS_OF_ENGLISH && english.startsWith(letters),
  );
  return [...new Set([inDevanagari(letters), ...spoken.map(([, sounded]) => sounded)].map(soundOf))].filter(
    Boolean,
  );
}

/**
 * Writes a word of another Indian script in Devanagari, which `soundOf` can read: Unicode puts the letters of these scripts in
 * the same order. The dotted d of Bengali is an r.
 */
const inDevanagari = (letters: string): string =>
  composed(letters)
    .replaceAll('\u09a1\u09bc', 'র')
    .replaceAll(/[\u0980-\u0d7f]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) % 0x80)));

/** In Tamil one letter is written for k and g, t and d, p and b, and for c, s and j. */
const ofTamil = (letters: string): string =>
  soundOf(inDevanagari(letters.replace('zh', 'l')))
    .replace('yi', 'i')
    .replaceAll(/[gdbsj]/g, (letter) => 'ktpcc'.charAt('gdbsj'.indexOf(letter)));

/**
 * Scripts that people write in Latin letters in more than one way, and how a typed word is compared with a word in one of them.
 * Tamil names end in ai, which others say as a: dosai, dosa. Bengali has an o where others have an a, and ng for a nasal:
 * rosogolla, mangsho.
 */
const LOOSER: readonly (readonly [script: RegExp, heard: (letters: string) => readonly string[]])[] = [
  [/[\u0b80-\u0bff]/, (letters) => [letters, letters.replace(/(ai|\u0bc8)$/, 'a')].map(ofTamil)],
  [/[\u0980-\u09ff]/, (letters) => [soundOf(inDevanagari(letters.replace('ng', 'n'))).replaceAll('u', '')]],
];

interface Word {
  readonly letters: string;
  readonly sounds: readonly string[];
}

/** The words of the names that were searched last; a menu has some hundred. */
const known = new Map<string, readonly Word[]>();
const MOST_KNOWN = 3_000;

function knownWords(text: string): readonly Word[] {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const words = wordsIn(text).map((word) => ({ letters: folded(word), sounds: soundsOf(word) }));
  known.set(text, words);
  return words;
}

const begins = (sounds: readonly string[], typed: readonly string[]): boolean =>
  typed.some(
    (heard) =>
      heard !== '' &&
      sounds.some((sound) => heard === sound || (heard.length >= SOUNDS_TO_BEGIN && sound.startsWith(heard))),
  );

/** True when a word sounds like the typed one; more loosely where either is in a script of `LOOSER`. */
const hasSound = ({ letters, sounds }: Word, typed: string): boolean =>
  begins(sounds, soundsOf(typed)) ||
  LOOSER.some(
    ([script, heard]) => (script.test(letters) || script.test(typed)) && begins(heard(letters), heard(typed)),
  );

/** True when one letter changed, left out or put in makes the two equal. */
function isOneOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  return rest === long.slice(at + 1);
}

/** True when a word begins with the typed one, but for one letter. The first letter is right. */
const isNear = ({ letters }: Word, typed: string): boolean =>
  typed.length >= MAY_ERR &&
  letters[0] === typed[0] &&
  [-1, 0, 1].some((more) => isOneOff(letters.slice(0, typed.length + more), typed));

const everyWord = (names: readonly string[], typed: string, is: (word: Word, typed: string) => boolean) => {
  const words = names.flatMap(knownWords);
  return wordsOf(typed).every((one) => words.some((word) => is(word, one)));
};

/**
 * True when every typed word sounds like a word of the names, or like the beginning of one: paneer and panir, shrikhand and
 * श्रीखंड. The search for customers follows the same rule (`soundOf`).
 */
export const soundsLike = (names: readonly string[], typed: string): boolean =>
  everyWord(names, typed, hasSound);

/** As `soundsLike`, and one letter of a word of five or more may be wrong. For a search that finds nothing else. */
export const isNearly = (names: readonly string[], typed: string): boolean =>
  everyWord(names, typed, (word, one) => hasSound(word, one) || isNear(word, one));
