import type { FailureReason } from '../../../firebase/call.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Why the act on a card was refused. */
export const Refusal = ({ reason }: { readonly reason: FailureReason }) => useWords(reasonsPart)[reason];
