import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { formatPlain, formatRate } from '@bhoj/domain/money/format';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import { codeEntryPart } from '../../../words/shared/code-entry.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { failureSentence } from '../state/acts.ts';
import type { Failure, SettleActs } from '../state/acts.ts';
import { CodeForm } from './code-form.tsx';
import { DiscountForm } from './discount-form.tsx';
import type { WantedDiscount } from './discount-form.tsx';
import { Button, Notice } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

export interface DiscountCardProps {
  readonly orderId: string;
  readonly discount: OrderMoney['discount'];
  readonly acts: Pick<SettleActs, 'setDiscount' | 'enterCode'>;
}

const worthOf = ({ kind, value }: NonNullable<OrderMoney['discount']>): string =>
  kind === 'percent' ? `${formatRate(value)} %` : formatPlain(paise(value));

/** The discount on the bill, its reason, and who gave it. */
export function DiscountCard({ orderId, discount, acts }: DiscountCardProps) {
  const code = useWords(codeEntryPart);
  const settling = useWords(settlingPart);
  const reasonSentences = useWords(reasonsPart);

  const [editing, setEditing] = useState<'discount' | 'code' | null>(null);
  // A repeat after a lost answer is the same entry.
  const [requestId, setRequestId] = useState(newId);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const save = async (wanted: WantedDiscount | null) => {
    if ((await run(() => acts.setDiscount({ orderId, discount: wanted }))) !== null) setEditing(null);
  };
  const enter = async (typed: string) => {
    const input = { orderId, requestId, code: typed };
    if ((await run(() => acts.enterCode(input))) === null) return;
    setEditing(null);
    setRequestId(newId());
  };
  const cancel = () => {
    setEditing(null);
    clear();
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
              {discount.categories !== undefined &&
                ` · ${settling.onCategories(discount.categories.map(({ name }) => name).join(', '))}`}
            </small>
          </span>
          {editing === null && (
            <>
              <Button disabled={pending} onClick={() => setEditing('discount')}>
                {settling.changeDiscount}
              </Button>
              <Button disabled={pending} onClick={() => void save(null)}>
                {settling.removeDiscount}
              </Button>
            </>
          )}
        </p>
      )}
      {discount === null && editing === null && (
        <div className={styles['choices']}>
          <Button
            variant="outline"
            icon={<BadgePercent size={20} aria-hidden />}
            onClick={() => setEditing('discount')}
          >
            {settling.addDiscount}
          </Button>
          <Button variant="outline" onClick={() => setEditing('code')}>
            {code.add}
          </Button>
        </div>
      )}
      {editing === 'code' && (
        <CodeForm pending={pending} onSave={(typed) => void enter(typed)} onCancel={cancel} />
      )}
      {editing === 'discount' && (
        <DiscountForm
          standing={discount}
          pending={pending}
          onSave={(wanted) => void save(wanted)}
          onCancel={cancel}
        />
      )}
      {failure !== null && (
        <Notice tone="error">{failureSentence(reasonSentences, settling, failure)}</Notice>
      )}
    </section>
  );
}
