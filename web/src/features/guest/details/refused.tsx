import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import { useWords } from '../../../words/use-words.ts';

/** Why a guest could not begin at the table. */
export const Refused = ({ reason }: { readonly reason: FailureReason }) =>
  reasonSentence(useWords(guestReasonsPart), reason);
