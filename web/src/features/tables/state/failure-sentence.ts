import type { FailureReason } from '../../../firebase/call.ts';
import type { Words } from '../../../words/part.ts';

/** Why nothing was done, in words. */
export const failureSentence = (
  reasonSentences: Words<'reasonSentences'>,
  words: Words<'tables'>,
  reason: FailureReason,
): string => (reason === 'offline' ? words.offline : reasonSentences[reason]);
