import type { FailureReason } from '../../../firebase/call.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useWords } from '../../../words/use-words.ts';

/** Why an act on a self-invoice failed. */
export function ReverseFailure({ failure }: { readonly failure: FailureReason | null }) {
  const reasons = useWords(reasonsPart);
  const { filed } = useWords(selfInvoicePart);
  if (failure === null) return null;
  return <Notice tone="error">{failure === 'return-filed' ? filed : reasons[failure]}</Notice>;
}
