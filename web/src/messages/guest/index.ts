import type { FailureReason } from '../../firebase/call.ts';
import type { Language } from '../language.ts';
import { en } from './en.ts';
import type { GuestReason, GuestWords } from './en.ts';

export type { GuestWords } from './en.ts';

/** English is there at once; Hindi is fetched, and English stands in where it cannot be. */
export const loadGuestWords = (language: Language): GuestWords | Promise<GuestWords> =>
  language === 'en' ? en : import('./hi.ts').then(({ hi }) => hi).catch(() => en);

const isGuestReason = (words: GuestWords, reason: FailureReason): reason is GuestReason =>
  Object.hasOwn(words.reasons, reason);

/** The sentence of a refusal, in the guest's language. */
export const reasonSentence = (words: GuestWords, reason: FailureReason): string =>
  words.reasons[isGuestReason(words, reason) ? reason : 'unexpected'];
