import type { ReactNode } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import { PortionList } from './portion-list.tsx';
import { MOST_OF_SPLIT } from '@bhoj/domain/billing/shape/order-money.schema';
import { SPLITS } from '../state/use-billing-counter.ts';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import { ToggleGroup } from '../../../ui/shared/kit/controls.tsx';
import { useIntoView } from '../../../ui/shared/use-into-view.ts';
import styles from './split-choice.module.css';

function EqualShares({
  sharesPaid,
  setPeopleLeft,
  shares,
}: Pick<BillingCounterState, 'sharesPaid' | 'setPeopleLeft' | 'shares'>) {
  const settling = useWords(settlingPart);

  return (
    <>
      <div className={styles['row']}>
        <span>{settling.people}</span>
        <Stepper
          label={settling.people}
          value={shares.length}
          min={1}
          max={MOST_OF_SPLIT - sharesPaid}
          decreaseLabel={settling.fewer}
          increaseLabel={settling.morePeople}
          onChange={setPeopleLeft}
        />
      </div>
      <ol className={styles['shares']}>
        {shares.map((share, index) => (
          // The shares of people without names differ only by position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-next={index === 0}>
            <span>
              {settling.share(sharesPaid + index + 1)} {index === 0 && <small>{settling.nextShare}</small>}
            </span>
            <strong>{formatPlain(share)}</strong>
          </li>
        ))}
      </ol>
      <p className={styles['quiet']}>{settling.shareHint}</p>
    </>
  );
}

/** The content that a choice opens. It scrolls into view. */
function Opened({ children }: { readonly children: ReactNode }) {
  const part = useIntoView<HTMLDivElement>();
  return (
    <div ref={part} className={styles['opened']}>
      {children}
    </div>
  );
}

export interface SplitChoiceProps {
  readonly account: Account;
  readonly counter: BillingCounterState;
}

/** Chooses one bill, equal parts of it, or a bill for chosen dishes. */
export function SplitChoice({ account: { order, money }, counter }: SplitChoiceProps) {
  const settling = useWords(settlingPart);

  const isPartPaid = money.payments.length > 0;
  return (
    <section aria-label={settling.split} className={styles['part']}>
      <ToggleGroup
        wide
        label={settling.split}
        value={counter.split}
        options={SPLITS.map((known) => ({
          value: known,
          text: settling.splits[known],
          disabled: known === 'items' && isPartPaid,
        }))}
        onChange={counter.chooseSplit}
      />
      {isPartPaid && <p className={styles['quiet']}>{settling.itemsBlocked}</p>}
      {counter.split === 'equal' && (
        <Opened>
          <EqualShares {...counter} />
        </Opened>
      )}
      {counter.split === 'items' && (
        <Opened>
          <PortionList order={order} portions={counter.portions} onChange={counter.setPortions} />
        </Opened>
      )}
    </section>
  );
}
