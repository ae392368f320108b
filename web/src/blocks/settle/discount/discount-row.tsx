import { BadgePercent } from 'lucide-react';
import { discountOfBill } from '@bhoj/domain/billing/bill/bill';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import { formatPlain, formatRate } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import { Standing } from '../rare/standing.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';
import { DiscountForm } from './discount-form.tsx';
import type { WantedDiscount } from './discount-form.tsx';

export interface DiscountRowProps {
  readonly orderId: string;
  readonly discount: OrderMoney['discount'];
  /** The bill as it stands, less the discount. */
  readonly bill: Bill;
  readonly act: SettleActs['setDiscount'];
  readonly fold: Fold;
}

/** "10 % · ₹72", or the amount alone. */
const worthOf = ({ kind, value }: NonNullable<OrderMoney['discount']>, bill: Bill): string =>
  kind === 'percent'
    ? `${formatRate(value)} % · ${formatPlain(discountOfBill(bill))}`
    : formatPlain(paise(value));

/** The discount on the bill; its sheet gives, changes and removes it. */
export function DiscountRow({ orderId, discount, bill, act, fold }: DiscountRowProps) {
  const settling = useWords(settlingPart);

  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const save = async (wanted: WantedDiscount | null) => {
    if ((await run(() => act({ orderId, discount: wanted }))) !== null) fold.onClose();
  };
  return (
    <RareRow
      icon={BadgePercent}
      name={settling.discount}
      value={discount === null ? '' : worthOf(discount, bill)}
      fold={fold}
    >
      <DiscountForm
        {...{ pending, failure }}
        standing={discount}
        onSave={(wanted) => void save(wanted)}
        onClose={() => {
          clear();
          fold.onClose();
        }}
      >
        {discount !== null && (
          <Standing
            name={worthOf(discount, bill)}
            detail={settling.discountBy(discount.reason, discount.by.label)}
            disabled={pending}
            onRemove={() => void save(null)}
          />
        )}
      </DiscountForm>
    </RareRow>
  );
}
