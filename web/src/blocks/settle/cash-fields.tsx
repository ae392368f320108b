import Button from '@mui/material/Button';
import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { plus, ZERO } from '@bhoj/domain/money/money';
import { typedRupees } from '@bhoj/domain/money/typed';
import { settling } from '../../messages/settling.ts';
import { MoneyField } from './money-field.tsx';
import { likelyCash, typedPaise } from './tender.ts';
import type { TenderFault } from './tender.ts';
import type { Desk } from './use-desk.ts';
import styles from './settle-form.module.css';

export interface CashFieldsProps {
  readonly desk: Desk;
  readonly fault: TenderFault | null;
}

/** What was handed over, and the change. */
export function CashFields({ desk, fault }: CashFieldsProps) {
  const { tender, change, read, usualPaise } = desk;
  const wanted = plus(
    typedPaise(tender.amount, usualPaise) ?? usualPaise,
    typedPaise(tender.tip, ZERO) ?? ZERO,
  );
  const changePaise = read !== null && 'payment' in read ? read.changePaise : ZERO;
  return (
    <>
      <MoneyField
        label={settling.received}
        value={tender.received}
        placeholder={typedRupees(wanted)}
        fault={fault === 'received' ? settling.receivedFault : null}
        onChange={(received) => change({ received })}
      />
      <div className={styles['choices']}>
        <Button variant="outlined" onClick={() => change({ received: '' })}>
          {settling.exact}
        </Button>
        {likelyCash(wanted).map((sum) => (
          <Button key={sum} variant="outlined" onClick={() => change({ received: typedRupees(sum) })}>
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
