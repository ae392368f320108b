import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpeech } from '../context/language.tsx';
import type { JoinRequested } from './use-join-request.ts';

/** The outcome of asking a captain to let this phone in. */
export function Asked({ requested }: { readonly requested: JoinRequested }) {
  const { words } = useSpeech();
  const labels = useWords(guestLabelPart);
  return requested.state === 'sent-away' ? (
    <PlainNotice tone="warning">{words.details.sentAway}</PlainNotice>
  ) : (
    <PlainNotice tone="info">{words.details.asked(guestLabel(labels, requested.label))}</PlainNotice>
  );
}
