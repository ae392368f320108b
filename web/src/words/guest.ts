import type { Language, OtherLanguage } from '@bhoj/domain/catalogue/languages';
import type { GuestDictionary, Spoken } from './part.ts';

export type { GuestWords } from '../messages/guest/guest/en.ts';

/** The languages of guests besides English. To add one, add a line here and a list of the parts in `messages/guest/`. */
const LOADERS: Readonly<Record<OtherLanguage, () => Promise<GuestDictionary>>> = {
  hi: () => import('../messages/guest/hi.ts'),
  mr: () => import('../messages/guest/mr.ts'),
  ta: () => import('../messages/guest/ta.ts'),
  bn: () => import('../messages/guest/bn.ts'),
};

const ENGLISH: Spoken = {};

/** Returns the guest's sentences: nothing for English, and for a language that fails to load, so that English is shown. */
export const loadGuestWords = (language: Language): Spoken | Promise<Spoken> =>
  language === 'en' ? ENGLISH : LOADERS[language]().catch(() => ENGLISH);
