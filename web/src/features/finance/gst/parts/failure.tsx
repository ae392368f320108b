import type { FailureReason } from '../../../../firebase/call.ts';
import { Notice } from '../../../../ui/mui/notice.tsx';
import { gstPart, returnReasonsPart } from '../../../../messages/owner/gst/en.ts';
import { reasonsPart } from '../../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../../words/use-words.ts';

/** Why a call failed. Without an answer, the outcome is unknown. */
export function Failure({ failure }: { readonly failure: FailureReason | null }) {
  const words = useWords(gstPart);
  const reasons = { ...useWords(reasonsPart), ...useWords(returnReasonsPart) };
  if (failure === null) return null;
  return <Notice tone="error">{failure === 'offline' ? words.failedOffline : reasons[failure]}</Notice>;
}
