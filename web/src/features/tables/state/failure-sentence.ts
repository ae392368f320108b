import type { FailureReason } from '../../../firebase/call.ts';
import { reasonSentences } from '../../../messages/reasons.ts';
import { tables as words } from '../../../messages/tables.ts';

/** Why nothing was done, in words. */
export const failureSentence = (reason: FailureReason): string =>
  reason === 'offline' ? words.offline : reasonSentences[reason];
