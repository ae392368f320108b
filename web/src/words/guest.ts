import type { Language } from '@bhoj/domain/catalogue/languages';
import type { FailureReason } from '../firebase/call.ts';
import { en } from '../messages/guest/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';
import type { GuestReason } from '../messages/shared/en/guest-reasons.ts';

export type { GuestWords } from '../messages/guest/en.ts';

/** The languages of guests besides English: a further one is a line here and a file in `messages/guest/`. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<GuestWords>>> = {
  hi: () => import('../messages/guest/hi.ts').then(({ hi }) => hi),
};

/** English is there at once; others are fetched, and English stands in where they cannot be. */
export const loadGuestWords = (language: Language): GuestWords | Promise<GuestWords> =>
  language === 'en' ? en : LOADERS[language]().catch(() => en);

const isGuestReason = (words: GuestWords, reason: FailureReason): reason is GuestReason =>
  Object.hasOwn(words.reasons, reason);

/** The sentence of a refusal, in the guest's language. */
export const reasonSentence = (words: GuestWords, reason: FailureReason): string =>
  words.reasons[isGuestReason(words, reason) ? reason : 'unexpected'];
