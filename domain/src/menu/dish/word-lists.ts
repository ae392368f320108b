/** Lists of words by language, and the readings in which names are compared with them. */
import { latinDigits } from '../../kernel/mobile.ts';
import { readingsOf } from './look-alikes.ts';

type Lists = Readonly<Record<string, string>>;

/** A dot below that only some write: क़ and क. */
const NUKTA = /[\u093c\u09bc]/g;
const APOSTROPHE = /['’‘`´]/g;

/** Returns the readings of a name, the written one first. "Teacher's" and "Teachers" are read alike. */
export function readings(text: string): [written: string, ...others: string[]] {
  const [written, ...others] = readingsOf(latinDigits(text).replaceAll(APOSTROPHE, ''));
  return [written.replaceAll(NUKTA, ''), ...others.map((read) => read.replaceAll(NUKTA, ''))];
}

/** Returns the phrases of some lists, as they are read. */
export const phrasesOf = (...lists: readonly Lists[]): string[] => [
  ...new Set(
    lists.flatMap((list) =>
      Object.values(list)
        .flatMap((text) => text.split(','))
        .map((phrase) => readings(phrase)[0])
        .filter((phrase) => phrase !== ''),
    ),
  ),
];

/** Returns the pattern of any of these phrases. */
export const anyOf = (phrases: readonly string[]): string =>
  `(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})`;

/** A pattern of words that also finds them written with I for l, or V for u, which look alike. `1` may be either. */
export const spelled = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll(/[il]/g, '[il1]').replaceAll(/[uv]/g, '[uv]'), 'u');
