import type { Language } from '@bhoj/domain/catalogue/languages';
import type { FailureReason } from '../firebase/call.ts';
import { guest as en } from '../messages/guest/guest/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';
import type { GuestReason } from '../messages/guest/reasons/en.ts';

export type { GuestWords } from '../messages/guest/en.ts';

/** The languages of guests besides English. To add one, add a line here and a file in `messages/guest/`. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<GuestWords>>> = {
  hi: () => import('../messages/guest/hi.ts').then(({ hi }) => hi),
  mr: () => import('../messages/guest/mr.ts').then(({ mr }) => mr),
  ta: () => import('../messages/guest/ta.ts').then(({ ta }) => ta),
  bn: () => import('../messages/guest/bn.ts').then(({ bn }) => bn),
};

/**
 * Returns the guest's sentences: English at once, other languages after loading. English replaces one that fails to
 * load.
 */
export const loadGuestWords = (language: Language): GuestWords | Promise<GuestWords> =>
  language === 'en' ? en : LOADERS[language]().catch(() => en);

const isGuestReason = (words: GuestWords, reason: FailureReason): reason is GuestReason =>
  Object.hasOwn(words.reasons, reason);

/** Returns the sentence of a refusal in the guest's language. */
export const reasonSentence = (words: GuestWords, reason: FailureReason): string =>
  words.reasons[isGuestReason(words, reason) ? reason : 'unexpected'];
