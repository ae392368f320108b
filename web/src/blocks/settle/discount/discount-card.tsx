import Button from '@mui/material/Button';
import { BadgePercent } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatPlain, formatRate } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import { settling } from '../../../messages/settling.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { failureSentence } from '../state/acts.ts';
import type { Failure, SettleActs } from '../state/acts.ts';
import { DiscountForm } from './discount-form.tsx';
import type { WantedDiscount } from './discount-form.tsx';
import styles from '../settle-parts.module.css';

export interface DiscountCardProps {
  readonly orderId: string;
  readonly discount: OrderMoney['discount'];
  readonly act: SettleActs['setDiscount'];
}

const worthOf = ({ kind, value }: NonNullable<OrderMoney['discount']>): string =>
  kind === 'percent' ? `${formatRate(value)} %` : formatPlain(paise(value));

/** What is off the bill, why, and who took it off. */
export function DiscountCard({ orderId, discount, act }: DiscountCardProps) {
  const [isEditing, setEditing] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRunning = useRef(false);
  const save = async (wanted: WantedDiscount | null) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    const outcome = await act({ orderId, discount: wanted });
    isRunning.current = false;
    setPending(false);
    setFailure('failure' in outcome ? outcome.failure : null);
    if ('output' in outcome) setEditing(false);
  };
  return (
    <section aria-label={settling.discount} className={styles['part']}>
      {discount !== null && (
        <p className={styles['row']}>
          <BadgePercent size={20} aria-hidden />
          <span>
            <strong>{settling.discountOf(worthOf(discount))}</strong>
            <small>{settling.discountBy(discount.reason, discount.by.label)}</small>
          </span>
          {!isEditing && (
            <>
              <Button disabled={pending} onClick={() => setEditing(true)}>
                {settling.changeDiscount}
              </Button>
              <Button disabled={pending} onClick={() => void save(null)}>
                {settling.removeDiscount}
              </Button>
            </>
          )}
        </p>
      )}
      {discount === null && !isEditing && (
        <Button
          variant="outlined"
          startIcon={<BadgePercent size={20} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {settling.addDiscount}
        </Button>
      )}
      {isEditing && (
        <DiscountForm
          pending={pending}
          onSave={(wanted) => void save(wanted)}
          onCancel={() => {
            setEditing(false);
            setFailure(null);
          }}
        />
      )}
      {failure !== null && <Notice tone="error">{failureSentence(failure)}</Notice>}
    </section>
  );
}
