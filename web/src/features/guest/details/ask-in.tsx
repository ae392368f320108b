import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useSpeech } from '../context/language.tsx';
import type { useJoinRequest } from './use-join-request.ts';
import { Refused } from './refused.tsx';
import styles from './details.module.css';

export type AskInProps = ReturnType<typeof useJoinRequest>;

/** Asks a captain to let this phone in at a table, for a guest without its code. */
export function AskIn({ ask, requested, isPending, failure }: AskInProps) {
  const { words } = useSpeech();
  const isAsked = requested !== null && requested.state !== 'sent-away';
  if (isAsked && failure === null) return null;
  return (
    <div className={styles['form']}>
      {failure !== null && (
        <PlainNotice tone="error">
          <Refused reason={failure.reason} />
        </PlainNotice>
      )}
      {requested === null ? (
        <>
          <p className={styles['instead']}>{words.details.askHint}</p>
          <PlainButton variant="outline" wide pending={isPending} onClick={() => void ask()}>
            {isPending ? words.details.asking : words.details.ask}
          </PlainButton>
        </>
      ) : (
        !isAsked && (
          <PlainButton variant="outline" wide pending={isPending} onClick={() => void ask()}>
            {words.area.tryAgain}
          </PlainButton>
        )
      )}
    </div>
  );
}
