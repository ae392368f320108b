import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { settling } from '../../messages/settling.ts';
import { Stepper } from '../../ui/plain/stepper.tsx';
import { PortionList } from './portion-list.tsx';
import { SPLITS } from './use-desk.ts';
import type { Desk, Split } from './use-desk.ts';
import styles from './split-choice.module.css';

const MOST_PEOPLE = 40;

function EqualShares({ people, setPeople, shares }: Pick<Desk, 'people' | 'setPeople' | 'shares'>) {
  return (
    <>
      <div className={styles['row']}>
        <span>{settling.people}</span>
        <Stepper
          label={settling.people}
          value={people}
          min={1}
          max={MOST_PEOPLE}
          decreaseLabel={settling.fewer}
          increaseLabel={settling.morePeople}
          onChange={setPeople}
        />
      </div>
      <ol className={styles['shares']}>
        {shares.map((share, index) => (
          // The shares of people without names: their place is all there is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-next={index === 0}>
            <span>
              {settling.share(index + 1)} {index === 0 && <small>{settling.nextShare}</small>}
            </span>
            <strong>{formatPlain(share)}</strong>
          </li>
        ))}
      </ol>
      <p className={styles['quiet']}>{settling.shareHint}</p>
    </>
  );
}

export interface SplitChoiceProps {
  readonly order: Order;
  readonly desk: Desk;
}

/** One bill, equal parts of it, or a bill of its own for some dishes. */
export function SplitChoice({ order, desk }: SplitChoiceProps) {
  const isPartPaid = order.payments.length > 0;
  return (
    <section aria-label={settling.split} className={styles['part']}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={desk.split}
        aria-label={settling.split}
        onChange={(_, next: Split | null) => next !== null && desk.chooseSplit(next)}
      >
        {SPLITS.map((known) => (
          <ToggleButton key={known} value={known} disabled={known === 'items' && isPartPaid}>
            {settling.splits[known]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isPartPaid && desk.split !== 'equal' && <p className={styles['quiet']}>{settling.itemsBlocked}</p>}
      {desk.split === 'equal' && <EqualShares {...desk} />}
      {desk.split === 'items' && (
        <PortionList order={order} portions={desk.portions} onChange={desk.setPortions} />
      )}
    </section>
  );
}
