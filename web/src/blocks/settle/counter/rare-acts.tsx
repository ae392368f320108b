import { Banknote } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { BuyerRow } from '../buyer/buyer-row.tsx';
import { CodeRow } from '../discount/code-row.tsx';
import { ComplimentaryRow } from '../discount/complimentary-row.tsx';
import { DepositRow, depositsOf } from '../deposit/deposit-row.tsx';
import { DiscountRow } from '../discount/discount-row.tsx';
import { PartPaymentsRow } from '../payment/part-payments-row.tsx';
import { RowButton } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import type { SettleActs } from '../state/acts.ts';
import rare from '../rare/rare.module.css';

type RareAct = `deposit ${string}` | 'parts' | 'discount' | 'code' | 'complimentary' | 'buyer';

export interface RareActsProps {
  readonly orderId: string;
  readonly account: Account;
  /** The bill as it would be issued now. */
  readonly bill: Bill;
  /** True while the bill is split by dish. */
  readonly isByDish: boolean;
  readonly acts: Omit<SettleActs, 'settle' | 'readTills'>;
  /** The cash session that money is given back from; nothing where the server knows it. */
  readonly named: { readonly cashSession?: string };
  /** Null while there is nothing to pay. */
  readonly moreWays: { readonly disabled: boolean; readonly onClick: () => void } | null;
}

/**
 * Acts that a bill seldom needs, if the person may do them: one quiet row each, with its current value. Only one sheet
 * is open at a time.
 */
export function RareActs({ orderId, account, bill, isByDish, acts, named, moreWays }: RareActsProps) {
  const settling = useWords(settlingPart);

  const [open, setOpen] = useState<RareAct | null>(null);
  const { setDiscount, enterCode, setComplimentary } = acts;
  const { order, money } = account;
  const fold = (act: RareAct): Fold => ({
    isOpen: open === act,
    onOpen: () => setOpen(act),
    // An answer may come after its sheet was closed and another one opened.
    onClose: () => setOpen((now) => (now === act ? null : now)),
  });
  return (
    <section aria-label={settling.rare} className={rare['group']}>
      {moreWays !== null && <RowButton icon={Banknote} name={settling.moreWays} {...moreWays} />}
      {depositsOf(account).map((deposit) => (
        <DepositRow
          key={deposit.id}
          {...{ orderId, deposit, isByDish, acts }}
          fold={fold(`deposit ${deposit.id}`)}
        />
      ))}
      <PartPaymentsRow
        {...{ orderId, named }}
        type={order.type}
        payments={money.payments}
        act={acts.returnPayment}
        fold={fold('parts')}
      />
      {setDiscount !== null && (
        <DiscountRow
          {...{ orderId, bill }}
          discount={money.discount}
          act={setDiscount}
          fold={fold('discount')}
        />
      )}
      {enterCode !== null && money.discount === null && (
        <CodeRow {...{ orderId }} act={enterCode} fold={fold('code')} />
      )}
      {setComplimentary !== null && (
        <ComplimentaryRow {...{ orderId, account }} act={setComplimentary} fold={fold('complimentary')} />
      )}
      <BuyerRow
        {...{ orderId, acts }}
        buyer={money.buyer}
        hasNumber={order.customer !== null}
        fold={fold('buyer')}
      />
    </section>
  );
}
