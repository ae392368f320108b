import type { FailureReason } from '../../../firebase/call.ts';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';

/** Tells why a document was not corrected; without an answer, the outcome is unknown. */
export const CorrectionFailure = ({ failure }: { readonly failure: FailureReason | null }) => {
  const words = useWords(correctionsPart);
  const reasonSentences = { ...useWords(reasonsPart), ...words.refusals };
  return (
    failure !== null && (
      <Notice tone="error">{failure === 'offline' ? words.failedOffline : reasonSentences[failure]}</Notice>
    )
  );
};
