import type { Language, OtherLanguage } from '@bhoj/domain/catalogue/languages';
import type { BookerDictionary, Spoken } from './part.ts';

/** The languages of guests who book a table, besides English. */
const LOADERS: Readonly<Record<OtherLanguage, () => Promise<BookerDictionary>>> = {
  hi: () => import('../messages/booker/hi.ts'),
  mr: () => import('../messages/booker/mr.ts'),
  ta: () => import('../messages/booker/ta.ts'),
  bn: () => import('../messages/booker/bn.ts'),
};

const ENGLISH: Spoken = {};

/** Returns the sentences: nothing for English, and for a language that fails to load, so that English is shown. */
export const loadBookerWords = (language: Language): Spoken | Promise<Spoken> =>
  language === 'en' ? ENGLISH : LOADERS[language]().catch(() => ENGLISH);
