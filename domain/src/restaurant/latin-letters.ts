/**
 * Indian scripts with blocks in Unicode that follow one plan (ISCII): a letter of the same sound has the same place in each.
 * `silentEnd`: the last vowel of a word is silent, as in Hindi: "भोजनालय" is bhojanalay.
 */
const SCRIPTS: readonly (readonly [block: number, silentEnd: boolean])[] = [
  [0x0900, true],
  [0x0980, true],
  [0x0a00, true],
  [0x0a80, true],
  [0x0b00, false],
  [0x0b80, false],
  [0x0c00, false],
  [0x0c80, false],
  [0x0d00, false],
];

/** From place 0x05: vowels that stand alone. */
const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ');
/** From place 0x15. */
const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
/** From place 0x3e: vowels after a consonant. */
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
/** With the dot below them, these have another sound. */
const DOTTED: Readonly<Record<string, string>> = { k: 'q', j: 'z', ph: 'f', d: 'r', dh: 'rh' };

const NASAL = [0x01, 0x02, 0x70];
const BREATH = 0x03;
const DOT = 0x3c;
const VIRAMA = 0x4d;
const DIGITS = 0x66;

type Sound =
  | { readonly kind: 'consonant' | 'vowel' | 'sign' | 'other'; readonly text: string }
  | { readonly kind: 'nasal' | 'dot' | 'virama' };

function soundAt(place: number): Sound {
  if (NASAL.includes(place)) return { kind: 'nasal' };
  if (place === DOT) return { kind: 'dot' };
  if (place === VIRAMA) return { kind: 'virama' };
  if (place === BREATH) return { kind: 'other', text: 'h' };
  const digit = place - DIGITS;
  if (digit >= 0 && digit <= 9) return { kind: 'other', text: String(digit) };
  const consonant = CONSONANTS[place - 0x15];
  if (consonant !== undefined) return { kind: 'consonant', text: consonant };
  const vowel = VOWELS[place - 0x05];
  if (vowel !== undefined) return { kind: 'vowel', text: vowel };
  const sign = SIGNS[place - 0x3e];
  return sign === undefined ? { kind: 'other', text: '' } : { kind: 'sign', text: sign };
}

/** Returns the sounds of a word of one script; null for a word of another. */
function soundsOf(word: string): { sounds: Sound[]; silentEnd: boolean } | null {
  const points = Array.from(word, (letter) => letter.codePointAt(0) ?? 0);
  const script = SCRIPTS.find(([block]) => points.every((at) => at >= block && at < block + 0x80));
  if (script === undefined) return null;
  return { sounds: points.map((at) => soundAt(at - script[0])), silentEnd: script[1] };
}

/** A consonant is followed by a short a, unless a sign follows, or the word ends after a consonant that stands alone. */
function spelled(word: string): string {
  const known = soundsOf(word);
  if (known === null) return word;
  const { sounds, silentEnd } = known;
  let text = '';
  for (const [at, sound] of sounds.entries()) {
    if (sound.kind === 'nasal') {
      const after = sounds[at + 1];
      text += after?.kind === 'consonant' && /^[pbm]/.test(after.text) ? 'm' : 'n';
    }
    if (!('text' in sound)) continue;
    if (sound.kind !== 'consonant') {
      text += sound.text;
      continue;
    }
    const dotted = sounds[at + 1]?.kind === 'dot';
    const next = sounds[dotted ? at + 2 : at + 1];
    text += dotted ? (DOTTED[sound.text] ?? sound.text) : sound.text;
    const isAlone = sounds[at - 1]?.kind !== 'virama' && at > 0;
    const isSilent = next === undefined && silentEnd && isAlone;
    if (next?.kind !== 'sign' && next?.kind !== 'virama' && !isSilent) text += 'a';
  }
  return text;
}

/** Writes words of Indian scripts in Latin letters, roughly as they are spoken. Other words stay as they are. */
export const inLatinLetters = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\p{L}\p{M}\p{N}]+/gu, spelled);
