import type { CancelReasonWords } from '../../messages/shared/cancel-reasons/en.ts';

const isListed = (words: CancelReasonWords, reason: string): reason is keyof CancelReasonWords =>
  Object.hasOwn(words, reason);

/** Returns the reason of a cancellation in the reader's language; a reason in free words stays as written. */
export const cancelReasonIn = (words: CancelReasonWords, reason: string): string =>
  isListed(words, reason) ? words[reason] : reason;
