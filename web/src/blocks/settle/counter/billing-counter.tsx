import { useId, useState } from 'react';
import { buyerFaultOf } from '@bhoj/domain/billing/buyer';
import { formatPlain } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { upiReference } from '@bhoj/domain/billing/upi';
import { typedRupees } from '@bhoj/domain/money/typed';
import type { Account } from '@bhoj/domain/billing/account';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { billPart } from '../../../words/shared/bill.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { BillPrint } from '../../bill/bill-print.tsx';
import { BillView } from '../../bill/bill-view.tsx';
import type { SettleActs } from '../state/acts.ts';
import { BuyerCard } from '../buyer/buyer-card.tsx';
import { DiscountCard } from '../discount/discount-card.tsx';
import { PartPayments } from '../payment/part-payments.tsx';
import { SettleBar } from './settle-bar.tsx';
import { DeclarationNotice, SettleNotices } from './settle-notices.tsx';
import { SplitChoice } from './split-choice.tsx';
import { TenderFields } from '../payment/tender-fields.tsx';
import { useBillingCounter } from '../state/use-billing-counter.ts';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import { useSettling } from '../state/use-settling.ts';
import styles from './billing-counter.module.css';

export interface BillingCounterProps {
  readonly orderId: string;
  readonly account: Account;
  readonly profile: Pick<Profile, 'name' | 'tax' | 'upiVpa' | 'paperMm' | 'secondLanguageOnBills'>;
  /** The order's table, room or customer, in words. */
  readonly place: string;
  readonly acts: SettleActs;
  /** Why the order cannot be settled, in words; null when it can. */
  readonly obstacle: string | null;
}

/** The bill as it would be issued now, on the screen and as an estimate on paper. */
function Estimate({
  counter,
  profile,
  place,
}: Pick<BillingCounterProps, 'profile' | 'place'> & { readonly counter: BillingCounterState }) {
  const billWords = useWords(billPart);

  const { bill } = counter.due;
  const reader = { words: billWords, secondLanguage: profile.secondLanguageOnBills };
  return (
    <section aria-label={billWords.estimate} className={styles['paper']}>
      <BillView bill={bill} place={place} {...reader} />
      <BillPrint
        document={{ bill, place, seller: { name: profile.name } }}
        {...reader}
        usualPaper={profile.paperMm}
        isDuplicate={false}
      />
    </section>
  );
}

/** The payment of an open order: discount, split, tenders, and the one button that settles. */
export function BillingCounter({ orderId, account, profile, place, acts, obstacle }: BillingCounterProps) {
  const settling = useWords(settlingPart);

  const { order, money } = account;
  const { upiDeclaration } = order.requests;
  const rounds = Object.keys(order.rounds).length;
  // Rounds that arrived since somebody looked must be looked at before the bill is settled.
  const [seen, setSeen] = useState(rounds);
  const [taken, setTaken] = useState('');
  const formId = useId();
  const [now] = useState(Date.now);
  const sending = useSettling(orderId, money, acts.settle);
  const counter = useBillingCounter(account, profile.tax, sending);
  const hasChanged = seen !== rounds;
  const buyerFault = buyerFaultOf(counter.due.bill, money.buyer, now);
  const isHeld =
    hasChanged ||
    obstacle !== null ||
    buyerFault !== null ||
    sending.unanswered !== null ||
    counter.due.duePaise < 0;
  const press = async () => {
    const { read } = counter;
    const left = await counter.press(seen);
    if (left === null || read === null || !('payment' in read)) return;
    setTaken(settling.taken(formatPlain(read.payment.amountPaise), formatPlain(paise(left))));
  };
  return (
    <div className={styles['counter']}>
      <Estimate {...{ counter, profile, place }} />
      <DeclarationNotice
        order={order}
        onTake={() =>
          counter.change({
            method: 'upi',
            amount: upiDeclaration ? typedRupees(upiDeclaration.amountPaise) : '',
          })
        }
      />
      {obstacle !== null && <Notice tone="warning">{obstacle}</Notice>}
      {buyerFault !== null && <Notice tone="warning">{settling.faults[buyerFault]}</Notice>}
      <PartPayments orderId={orderId} type={order.type} payments={money.payments} act={acts.returnPayment} />
      <DiscountCard orderId={orderId} discount={money.discount} act={acts.setDiscount} />
      <BuyerCard {...{ orderId, acts }} buyer={money.buyer} hasNumber={order.customer !== null} />
      <SplitChoice account={account} counter={counter} />
      <form
        id={formId}
        aria-label={settling.payment}
        className={styles['part']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isHeld) void press();
        }}
      >
        <TenderFields
          counter={counter}
          type={order.type}
          disabled={sending.pending}
          upi={{
            vpa: profile.upiVpa,
            payee: profile.name,
            reference: upiReference(orderId, money, counter.tenders.length),
            note: `${profile.name} ${place}`,
          }}
        />
        <SettleNotices
          counter={counter}
          sending={sending}
          hasChanged={hasChanged}
          onSeen={() => setSeen(rounds)}
        />
        <p role="status" className={styles['quiet']}>
          {taken}
        </p>
      </form>
      <SettleBar formId={formId} counter={counter} pending={sending.pending} disabled={isHeld} />
    </div>
  );
}
