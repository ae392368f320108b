import type { FailureReason } from '../../../firebase/call.ts';
import { corrections as words } from '../../../messages/corrections.ts';
import { reasonSentences } from '../../../messages/reasons.ts';
import { Notice } from '../../../ui/mui/notice.tsx';

/** Why a document was not corrected; without an answer, nobody knows whether it was. */
export const CorrectionFailure = ({ failure }: { readonly failure: FailureReason | null }) =>
  failure !== null && (
    <Notice tone="error">{failure === 'offline' ? words.failedOffline : reasonSentences[failure]}</Notice>
  );
