import { FIRST_LANGUAGE, languageCodes } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Audience, Dictionaries, Spoken } from './part.ts';

/** The loaders of each audience's languages. English is loaded with the pages and not listed. */
type Loaders = {
  readonly [A in Audience]: Partial<Record<Language, () => Promise<Dictionaries[A]>>>;
};

/**
 * The languages of each audience besides English. To add one, add a line here and a list of the parts in
 * `messages/<audience>/`.
 */
const LOADERS: Loaders = {
  captain: {
    hi: () => import('../messages/captain/hi.ts'),
    mr: () => import('../messages/captain/mr.ts'),
    ta: () => import('../messages/captain/ta.ts'),
    bn: () => import('../messages/captain/bn.ts'),
  },
  front: {},
  kitchen: {
    hi: () => import('../messages/kitchen/hi.ts'),
    mr: () => import('../messages/kitchen/mr.ts'),
    ta: () => import('../messages/kitchen/ta.ts'),
    bn: () => import('../messages/kitchen/bn.ts'),
  },
  owner: {},
};

const ENGLISH: Spoken = {};
const asked = new Map<string, Promise<Spoken>>();

/** Returns the languages that an audience may choose. */
export const languagesOf = (audience: Audience): Language[] =>
  languageCodes.filter((code) => code === FIRST_LANGUAGE || LOADERS[audience][code] !== undefined);

/**
 * Returns a dictionary. It is empty for English, and for a language that does not exist or fails to load, so that the
 * page shows English.
 */
export function dictionaryOf(audience: Audience, language: Language): Spoken | Promise<Spoken> {
  const load: (() => Promise<Spoken>) | undefined = LOADERS[audience][language];
  if (load === undefined) return ENGLISH;
  const key = `${audience} ${language}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const loading = load().catch(() => ENGLISH);
  // React's `use` reads a promise with these two at once, so that a page changes its language without a pause.
  void loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
  asked.set(key, loading);
  return loading;
}
