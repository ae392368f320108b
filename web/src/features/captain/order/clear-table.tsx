import { useState } from 'react';
import { clearPhones } from '@bhoj/domain/orders/phones.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { phonesPart } from '../../../words/captain/phones.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../captain-text.module.css';

/** Clears the phones that scanned a free table's code and have not ordered. */
export function ClearTable({ tableId }: { readonly tableId: string }) {
  const phones = useWords(phonesPart);
  const reasonSentences = useWords(reasonsPart);

  const clear = useAttempt(clearPhones);
  const { pending: isBusy, failure, run } = useOneAtATime<CallFacts>();
  const [isCleared, setCleared] = useState(false);
  const go = async () => {
    setCleared((await run(() => clear({ tableId }))) !== null);
  };
  return (
    <>
      <div className={styles['inLine']}>
        <PlainButton variant="quiet" pending={isBusy} onClick={() => void go()}>
          {phones.clear}
        </PlainButton>
      </div>
      <p role="status" className={styles['quiet']}>
        {isCleared ? phones.cleared : phones.clearHint}
      </p>
      {failure !== null && <PlainNotice tone="error">{reasonSentences[failure.reason]}</PlainNotice>}
    </>
  );
}
