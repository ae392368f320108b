import { useEffect, useState } from 'react';
import { buyerFaultOf } from '@bhoj/domain/billing/documents/buyer';
import { formatPlain } from '@bhoj/domain/money/format';
import { declaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import { upiReference } from '@bhoj/domain/billing/settle/upi';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { SettleActs } from '../state/acts.ts';
import { DepositQuestion } from '../deposit/deposit-question.tsx';
import { depositsOf } from '../deposit/deposit-row.tsx';
import { PaymentSheet } from '../payment/payment-sheet.tsx';
import { Estimate } from './estimate.tsx';
import { RareActs } from './rare-acts.tsx';
import { isPayable, SettleBar } from './settle-bar.tsx';
import { DeclarationNotice, SettleNotices } from './settle-notices.tsx';
import { SplitChoice } from './split-choice.tsx';
import { nameOfDeclared } from '../state/declared-name.ts';
import { useBillingCounter } from '../state/use-billing-counter.ts';
import type { Taken } from '../state/use-billing-counter.ts';
import { TillChoice } from '../till/till-choice.tsx';
import { useOpenTills } from '../till/use-open-tills.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useMoment } from '../../../ui/shared/use-moment.ts';
import { MOMENT_MS } from '../state/moment.ts';
import type { Tender } from '../state/tender.ts';
import { useSettling } from '../state/use-settling.ts';
import styles from './billing-counter.module.css';

export interface BillingCounterProps {
  readonly orderId: string;
  readonly account: Account;
  readonly profile: Pick<Profile, 'name' | 'tax' | 'upiVpa' | 'paperMm' | 'secondLanguageOnBills' | 'tills'>;
  /** The order's table, room or customer, in words. */
  readonly place: string;
  readonly acts: SettleActs;
  /** Why the order cannot be settled, in words; null when it can. */
  readonly obstacle: string | null;
  /** True while somebody's payment of the order is known here and its money is not: nothing is taken until then. */
  readonly isBehind?: boolean;
  /** The declared payment that the counter takes at first (`findDeclared`). */
  readonly declared?: string | null;
}

/** True while the order holds the part payment: no document is issued with it, and it was not given back. */
const holds = ({ payments }: Account['money'], { requestId }: Taken): boolean =>
  payments.some(({ id }) => id.startsWith(`${requestId}-`));

/** The payment of an open order: the bill, its discount and split, and the bar with the methods of payment. */
export function BillingCounter({ orderId, account, profile, place, acts, ...more }: BillingCounterProps) {
  const settling = useWords(settlingPart);

  const { obstacle, isBehind = false, declared = null } = more;
  const { order, money } = account;
  const rounds = Object.keys(order.rounds).length;
  // A person must look at newly arrived rounds before the bill is settled.
  const [seen, setSeen] = useState(rounds);
  const [taken, setTaken] = useState<Taken | null>(null);
  const moment = useMoment(MOMENT_MS);
  const now = useNow(60_000);
  const sending = useSettling(orderId, money, acts.settle);
  const tills = useOpenTills((profile.tills ?? 0) > 1 ? acts.readTills : null);
  const named = tills.till === null ? {} : { cashSession: tills.till.sessionId };
  const counter = useBillingCounter(account, profile.tax, sending, { declared, named });
  const { takeBack } = moment;
  const hasChanged = seen !== rounds;
  const buyerFault = buyerFaultOf(counter.due.bill, money.buyer, now);
  const [isChoosing, setChoosing] = useState(
    counter.taking !== null && obstacle === null && buyerFault === null,
  );
  // The person who takes the money first decides on a deposit that waits for this bill.
  const [without, setWithout] = useState<readonly string[]>([]);
  const isByDish = counter.split === 'items';
  const isOwed = counter.due.duePaise > 0 || isByDish;
  const waiting =
    isOwed && depositsOf(account).find(({ id, isOnBill }) => !isOnBill && !without.includes(id));
  const asked = waiting ? waiting.id : null;
  // A tap on Cash for an amount that is no longer due, or before the answer, is not sent.
  useEffect(() => takeBack(), [takeBack, counter.proposedPaise, asked]);
  const pending = sending.pending || sending.isBehind || isBehind;
  const isHeld =
    hasChanged ||
    sending.isBehind ||
    isBehind ||
    obstacle !== null ||
    buyerFault !== null ||
    Boolean(waiting) ||
    tills.state === 'loading' ||
    (tills.isChoice && tills.till === null) ||
    sending.unanswered !== null ||
    counter.due.duePaise < 0;
  const pay = async (paying: Promise<Taken | null>) => {
    const paid = await paying;
    if (paid === null) return;
    setChoosing(false);
    setTaken(paid);
  };
  const choose = (change: Partial<Tender>) => {
    counter.change(change);
    setChoosing(true);
  };
  const notices = (
    <>
      {waiting && (
        <DepositQuestion
          key={waiting.id}
          {...{ orderId }}
          deposit={waiting}
          isByDish={isByDish}
          act={acts.applyDeposit}
          onWithout={() => setWithout([...without, waiting.id])}
        />
      )}
      <TillChoice tills={tills} />
      <SettleNotices
        {...{ counter, sending, hasChanged, obstacle, buyerFault }}
        onSeen={() => setSeen(rounds)}
      />
    </>
  );
  return (
    <div className={styles['counter']}>
      {declaredUpi(order.requests).map((one) => (
        <DeclarationNotice
          key={nameOfDeclared(one)}
          {...{ order, declared: one }}
          onTake={() => {
            counter.take(one);
            setChoosing(true);
          }}
        />
      ))}
      <Estimate {...{ counter, profile, place }} />
      <SplitChoice account={account} counter={counter} />
      <RareActs
        {...{ orderId, account, acts, named }}
        bill={counter.due.bill}
        isByDish={isByDish}
        moreWays={
          isPayable(counter)
            ? {
                disabled: isHeld || pending || moment.isWaiting,
                onClick: () => choose({ method: 'cash' }),
              }
            : null
        }
      />
      <p role="status" className={styles['quiet']}>
        {taken !== null &&
          holds(money, taken) &&
          settling.taken(formatPlain(taken.amountPaise), formatPlain(counter.due.duePaise))}
      </p>
      {isChoosing && (
        <PaymentSheet
          {...{ counter, type: order.type }}
          upi={{
            vpa: profile.upiVpa,
            payee: profile.name,
            reference: upiReference(orderId, money, counter.tenders.length),
            note: `${profile.name} ${place}`,
          }}
          pending={pending}
          disabled={isHeld}
          onPress={() => void pay(counter.press(seen))}
          onClose={() => setChoosing(false)}
          notices={notices}
        >
          {counter.taking !== null && <DeclarationNotice {...{ order, declared: counter.taking }} />}
        </PaymentSheet>
      )}
      <SettleBar
        {...{ counter, moment, type: order.type }}
        pending={pending && !isChoosing}
        disabled={isHeld}
        onCash={() => moment.start(() => void pay(counter.payCash(seen)))}
        onMethod={(method) => choose({ method })}
        onSettle={() => void pay(counter.press(seen))}
      >
        {!isChoosing && notices}
      </SettleBar>
    </div>
  );
}
