import { useState } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import { depositsPart } from '../../../messages/shared/deposits/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { Button, Notice } from '../../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Failure, SettleActs } from '../state/acts.ts';
import type { Told } from './deposit-row.tsx';
import styles from '../settle-parts.module.css';

export interface DepositQuestionProps {
  readonly orderId: string;
  /** The deposit that is not on the bill. */
  readonly deposit: Told;
  /** True while the bill is split by dish, which a part payment would end. */
  readonly isByDish: boolean;
  readonly act: SettleActs['applyDeposit'];
  readonly onWithout: () => void;
}

/** Refusals that say that the deposit does not wait for this bill, whatever the order tells. */
const GONE = ['changed-meanwhile', 'booking-not-found'];

/** Asks, before money is taken, whether a deposit that waits is taken off the bill. */
export function DepositQuestion({ orderId, deposit, isByDish, act, onWithout }: DepositQuestionProps) {
  const words = useWords(depositsPart);
  const reasons = useWords(reasonsPart);
  const { pending, failure, run } = useOneAtATime<Failure>();
  // The live bill has the deposit a moment after the answer.
  const [isDone, setDone] = useState(false);
  const isBusy = pending || isDone;
  const takeOff = async () => {
    if ((await run(() => act({ orderId, depositId: deposit.id }))) !== null) setDone(true);
  };
  const sentences: Readonly<Record<string, string>> = { ...reasons, ...words.refusals };
  const isGone = failure !== null && GONE.includes(failure.reason);
  const said = isGone ? words.refusals['booking-not-found'] : failure && sentences[failure.reason];
  return (
    <Notice tone="warning">
      <div className={styles['part']}>
        {said ?? words.text(formatPlain(deposit.amountPaise))}
        {said === null && isByDish && <p>{words.byDish}</p>}
        <div className={styles['choices']}>
          {!isGone && !isByDish && (
            <Button size="small" variant="outline" disabled={isBusy} onClick={() => void takeOff()}>
              {words.takeOff}
            </Button>
          )}
          <Button size="small" variant="outline" disabled={isBusy} onClick={onWithout}>
            {words.without}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
