import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { reasonSentence } from '../../../words/guest.ts';
import { guestLabelPart } from '../../../words/shared/guest-labels.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpeech } from '../context/language.tsx';
import { useKnock } from './use-knock.ts';
import styles from './details.module.css';

export interface AskInProps {
  readonly place: { readonly restaurantId: string; readonly tableId: string; readonly key: string };
  readonly name: string | null;
}

/** Asks a captain to let this phone in at a table, for a guest without its code. */
export function AskIn({ place, name }: AskInProps) {
  const { words } = useSpeech();
  const labels = useWords(guestLabelPart);
  const { ask, knocked, isPending, failure } = useKnock(place, name);
  return (
    <div className={styles['form']}>
      {failure !== null && <PlainNotice tone="error">{reasonSentence(words, failure.reason)}</PlainNotice>}
      {knocked?.state === 'sent-away' && (
        <>
          <PlainNotice tone="warning">{words.details.sentAway}</PlainNotice>
          <PlainButton variant="outline" wide pending={isPending} onClick={() => void ask()}>
            {words.area.tryAgain}
          </PlainButton>
        </>
      )}
      {knocked === null ? (
        <>
          <p className={styles['instead']}>{words.details.askHint}</p>
          <PlainButton variant="outline" wide pending={isPending} onClick={() => void ask()}>
            {isPending ? words.details.asking : words.details.ask}
          </PlainButton>
        </>
      ) : (
        knocked.state !== 'sent-away' && (
          <PlainNotice tone="info">{words.details.asked(guestLabel(labels, knocked.label))}</PlainNotice>
        )
      )}
    </div>
  );
}
