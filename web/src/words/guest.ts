import type { Language, OtherLanguage } from '@bhoj/domain/catalogue/languages';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { GuestReason, GuestReasonWords } from '../messages/guest/reasons/en.ts';
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

const isGuestReason = (reasons: GuestReasonWords, reason: FailureReason): reason is GuestReason =>
  Object.hasOwn(reasons, reason);

/** Returns the sentence of a refusal, in the language of `reasons`. */
export const reasonSentence = (reasons: GuestReasonWords, reason: FailureReason): string =>
  reasons[isGuestReason(reasons, reason) ? reason : 'unexpected'];
