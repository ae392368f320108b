import type { CancelReasonWords } from '../../messages/shared/cancel-reasons/en.ts';

const isUsual = (words: CancelReasonWords, reason: string): reason is keyof CancelReasonWords =>
  Object.hasOwn(words, reason);

/** Returns the reason of a cancellation in the reader's language; one in free words stays as it was written. */
export const cancelReasonIn = (words: CancelReasonWords, reason: string): string =>
  isUsual(words, reason) ? words[reason] : reason;
