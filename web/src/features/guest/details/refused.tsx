import { MINUTE } from '@bhoj/domain/time/ist';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useReasonSentence } from '../../../words/use-reason-sentence.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { useSpeech } from '../context/language.tsx';
import { useNow } from '../context/use-now.ts';

/** Why a guest could not begin at the table. A locked code says for how many minutes. */
export function Refused({ reason, details: { until } }: Failure) {
  const { words } = useSpeech();
  const sentenceOf = useReasonSentence();
  const now = useNow();
  return (
    <PlainNotice tone="error">
      {reason === 'code-locked' && typeof until === 'number'
        ? words.details.codeLocked(Math.max(1, Math.ceil((until - now) / MINUTE)))
        : sentenceOf(reason)}
    </PlainNotice>
  );
}
