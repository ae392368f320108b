import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Audience, Dictionaries, Spoken } from './part.ts';

/** The loaders of each audience's languages. English is loaded with the pages and not listed. */
type Loaders = {
  readonly [A in Audience]: Partial<Record<Language, () => Promise<Dictionaries[A]>>>;
};

/** The languages of each audience besides English. To add one, add a line here and a file in `messages/<audience>/`. */
const LOADERS: Loaders = { captain: {}, front: {}, kitchen: {}, owner: {} };

const ENGLISH: Spoken = {};
const asked = new Map<string, Promise<Spoken>>();

/**
 * Returns an empty dictionary for English; also for a language that does not exist or fails to load, so that English is
 * shown.
 */
export function dictionaryOf(audience: Audience, language: Language): Spoken | Promise<Spoken> {
  const load: (() => Promise<Spoken>) | undefined = LOADERS[audience][language];
  if (load === undefined) return ENGLISH;
  const key = `${audience} ${language}`;
  const known = asked.get(key) ?? load().catch(() => ENGLISH);
  asked.set(key, known);
  return known;
}
