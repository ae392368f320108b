import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { discountOfBill } from '@bhoj/domain/billing/bill/bill';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import { setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import { discountText } from '@bhoj/domain/billing/shape/discount-kind';
import { formatPlain } from '@bhoj/domain/money/format';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { AskSomebody } from '../../approvals/ask-somebody.tsx';
import { useBothNames } from '../../approvals/both-names.ts';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import { CurrentValue } from '../rare/current-value.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';
import { DiscountForm } from './discount-form.tsx';
import type { WantedDiscount } from './discount-form.tsx';

export interface DiscountRowProps {
  readonly orderId: string;
  readonly discount: OrderMoney['discount'];
  /** The current bill, less the discount. */
  readonly bill: Bill;
  readonly act: NonNullable<SettleActs['setDiscount']>;
  readonly fold: Fold;
}

/** "10 % · ₹72", or the amount alone. */
function worthOf(discount: NonNullable<OrderMoney['discount']>, bill: Bill): string {
  switch (discount.kind) {
    case 'percent':
      return `${discountText(discount)} · ${formatPlain(discountOfBill(bill))}`;
    case 'amount':
      return discountText(discount);
  }
}

/** The discount on the bill. The sheet gives, changes and removes it. */
export function DiscountRow({ orderId, discount, bill, act, fold }: DiscountRowProps) {
  const settling = useWords(settlingPart);

  const bothNames = useBothNames();
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const [tried, setTried] = useState<object | null>(null);
  const save = async (wanted: WantedDiscount | null) => {
    setTried({ orderId, discount: wanted });
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
        ask={
          <AskSomebody contract={setDiscount} input={tried} reason={failure?.reason} onDone={fold.onClose} />
        }
        before={discount}
        onSave={(wanted) => void save(wanted)}
        onClose={() => {
          clear();
          fold.onClose();
        }}
      >
        {discount !== null && (
          <CurrentValue
            name={worthOf(discount, bill)}
            detail={settling.discountBy(discount.reason, bothNames(discount))}
            disabled={pending}
            onRemove={() => void save(null)}
          />
        )}
      </DiscountForm>
    </RareRow>
  );
}
