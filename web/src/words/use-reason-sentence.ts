import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { guestReasonsPart } from '../messages/guest/reasons/en.ts';
import type { GuestReason, GuestReasonWords } from '../messages/guest/reasons/en.ts';
import { useWords } from './use-words.ts';

const isGuestReason = (reasons: GuestReasonWords, reason: FailureReason): reason is GuestReason =>
  Object.hasOwn(reasons, reason);

const sentenceOf = (reasons: GuestReasonWords, reason: FailureReason): string =>
  reasons[isGuestReason(reasons, reason) ? reason : 'unexpected'];

/** Returns a function that gives the sentence of a refusal in the guest's language. */
export function useReasonSentence(): (reason: FailureReason) => string {
  const reasons = useWords(guestReasonsPart);
  return (reason) => sentenceOf(reasons, reason);
}
