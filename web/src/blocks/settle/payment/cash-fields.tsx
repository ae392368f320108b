import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { plus, ZERO } from '@bhoj/domain/money/money';
import { typedRupees } from '@bhoj/domain/money/typed';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { MoneyField } from './money-field.tsx';
import { likelyCash, typedPaise } from '../state/tender.ts';
import type { TenderFault } from '../state/tender.ts';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import { Button } from '../../../ui/shared/kit/controls.tsx';
import styles from './cash-fields.module.css';

export interface CashFieldsProps {
  readonly counter: BillingCounterState;
  readonly fault: TenderFault | null;
}

/** Asks for the cash handed over if it is not exact, and shows the change to give. */
export function CashFields({ counter, fault }: CashFieldsProps) {
  const settling = useWords(settlingPart);

  const { tender, change, read, proposedPaise } = counter;
  const wanted = plus(
    typedPaise(tender.amount, proposedPaise) ?? proposedPaise,
    typedPaise(tender.tip, ZERO) ?? ZERO,
  );
  const changePaise = read !== null && 'payment' in read ? read.changePaise : ZERO;
  return (
    <>
      <MoneyField
        label={settling.received}
        value={tender.received}
        fault={fault === 'received' ? settling.receivedFault : null}
        hint={settling.receivedHint(formatPlain(wanted))}
        onChange={(received) => change({ received })}
      />
      <div className={styles['choices']}>
        <Button variant="outline" onClick={() => change({ received: '' })}>
          {settling.exact}
        </Button>
        {likelyCash(wanted).map((sum) => (
          <Button key={sum} variant="outline" onClick={() => change({ received: typedRupees(sum) })}>
            {formatMoney(sum)}
          </Button>
        ))}
      </div>
      {changePaise > 0 && (
        <p role="status" className={styles['change']}>
          {settling.change} <strong>{formatPlain(changePaise)}</strong>
        </p>
      )}
    </>
  );
}
