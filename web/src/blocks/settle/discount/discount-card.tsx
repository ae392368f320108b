import Button from '@mui/material/Button';
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { formatPlain, formatRate } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
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

/** The discount on the bill, its reason, and who gave it. */
export function DiscountCard({ orderId, discount, act }: DiscountCardProps) {
  const settling = useWords(settlingPart);
  const reasonSentences = useWords(reasonsPart);

  const [isEditing, setEditing] = useState(false);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const save = async (wanted: WantedDiscount | null) => {
    if ((await run(() => act({ orderId, discount: wanted }))) !== null) setEditing(false);
  };
  return (
    <section aria-label={settling.discount} className={styles['part']}>
      {discount !== null && (
        <p className={styles['row']}>
          <BadgePercent size={20} aria-hidden />
          <span>
            <strong>{settling.discountOf(worthOf(discount))}</strong>
            <small>
              {settling.discountBy(discount.reason, discount.by.label)}
              {discount.covers === 'food' && ` · ${settling.onFood}`}
            </small>
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
            clear();
          }}
        />
      )}
      {failure !== null && (
        <Notice tone="error">{failureSentence(reasonSentences, settling, failure)}</Notice>
      )}
    </section>
  );
}
