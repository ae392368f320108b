import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpeech } from '../context/language.tsx';
import type { Knocked } from './use-knock.ts';

/** What became of asking a waiter to let this phone in. */
export function Asked({ knocked }: { readonly knocked: Knocked }) {
  const { words } = useSpeech();
  const labels = useWords(guestLabelPart);
  return knocked.state === 'sent-away' ? (
    <PlainNotice tone="warning">{words.details.sentAway}</PlainNotice>
  ) : (
    <PlainNotice tone="info">{words.details.asked(guestLabel(labels, knocked.label))}</PlainNotice>
  );
}
