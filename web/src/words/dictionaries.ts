import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Audience, Dictionaries, Spoken } from './part.ts';

/** How a language of an audience is fetched. English comes with the pages, so it is in no list. */
type Loaders = {
  readonly [A in Audience]: Partial<Record<Language, () => Promise<Dictionaries[A]>>>;
};

/** The languages of each audience besides English: a further one is a line here and a file in `messages/<audience>/`. */
const LOADERS: Loaders = { captain: {}, front: {}, kitchen: {}, owner: {} };

const ENGLISH: Spoken = {};
const asked = new Map<string, Promise<Spoken>>();

/** Nothing for English; English also stands in where a language is not there yet, or cannot be fetched. */
export function dictionaryOf(audience: Audience, language: Language): Spoken | Promise<Spoken> {
  const load: (() => Promise<Spoken>) | undefined = LOADERS[audience][language];
  if (load === undefined) return ENGLISH;
  const key = `${audience} ${language}`;
  const known = asked.get(key) ?? load().catch(() => ENGLISH);
  asked.set(key, known);
  return known;
}
