import type { FailureReason } from '../../../firebase/call.ts';
import type { Words } from '../../../words/part.ts';

/** Returns why an act failed, in words. */
export const failureSentence = (
  reasonSentences: Words<'reasonSentences'>,
  words: Words<'tables'>,
  reason: FailureReason,
): string => (reason === 'offline' ? words.offline : reasonSentences[reason]);
