import { useState } from 'react';
import type { Account } from '@bhoj/domain/billing/account';
import { openPortions } from '@bhoj/domain/billing/portions';
import { dueOf, equalParts, runningBillOf } from '@bhoj/domain/billing/running-bill';
import type { Due } from '@bhoj/domain/billing/running-bill';
import type { Payment } from '@bhoj/domain/billing/invoice';
import { minus, sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Portions } from '@bhoj/domain/orders/portions';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { NO_TENDER, readTender } from './tender.ts';
import type { ReadTender, Tender } from './tender.ts';
import type { Settling } from './use-settling.ts';

export const SPLITS = ['whole', 'equal', 'items'] as const;
export type Split = (typeof SPLITS)[number];

/** Portions that are still open, of those that were chosen: lines are cancelled and moved meanwhile. */
function clamped(order: Order, chosen: Portions): Portions {
  const open = openPortions(order);
  const kept = Object.entries(chosen).map(([id, n]) => [id, Math.min(n, open[id] ?? 0)] as const);
  return Object.fromEntries(kept.filter(([, n]) => n > 0));
}

/** What the billing counter shows and does, between the order and its fields. */
export interface BillingCounterState {
  readonly split: Split;
  readonly chooseSplit: (split: Split) => void;
  readonly people: number;
  readonly setPeople: (people: number) => void;
  /** What each of the people still to pay pays; the first pays now. */
  readonly shares: readonly Paise[];
  readonly portions: Portions;
  readonly setPortions: (portions: Portions) => void;
  readonly due: Due;
  readonly tender: Tender;
  readonly change: (change: Partial<Tender>) => void;
  readonly read: ReadTender;
  /** Of the same bill, before the one that is typed in now. */
  readonly tenders: readonly Payment[];
  readonly dropTender: (index: number) => void;
  /** After the tenders before it. */
  readonly leftPaise: Paise;
  /** What this tender is of unless it says otherwise: all that is left, or one person's share. */
  readonly usualPaise: Paise;
  /** What the next press of the button does. */
  readonly step: 'settle' | 'take' | 'next' | null;
  /** Does it; answers what is left to pay, or null. */
  readonly press: (seenRounds: number) => Promise<number | null>;
}

/** What is due, of the whole order or of the portions chosen, and how equal shares would divide it. */
function dueFor(account: Account, tax: Profile['tax'], split: Split, portions: Portions): Due {
  const bill = runningBillOf(account, tax, split === 'items' ? portions : null);
  return dueOf(account.money, bill);
}

export function useBillingCounter(
  account: Account,
  tax: Profile['tax'],
  settling: Settling,
): BillingCounterState {
  const [chosenSplit, setSplit] = useState<Split>('whole');
  const [people, setPeople] = useState(2);
  const [chosen, setPortions] = useState<Portions>({});
  const [tender, setTender] = useState(NO_TENDER);
  const [tenders, setTenders] = useState<readonly Payment[]>([]);
  // While parts are held nobody could tell whose dishes they paid for.
  const split = chosenSplit === 'items' && account.money.payments.length > 0 ? 'whole' : chosenSplit;
  const portions = clamped(account.order, chosen);
  const due = dueFor(account, tax, split, portions);
  const leftPaise = minus(due.duePaise, sum(tenders.map(({ amountPaise }) => amountPaise)));
  const shares = equalParts(leftPaise, people);
  const usualPaise = split === 'equal' ? (shares[0] ?? leftPaise) : leftPaise;
  const read = readTender(tender, { usual: usualPaise, most: leftPaise });
  const payment = read !== null && 'payment' in read ? read.payment : null;
  const startOver = () => {
    setTender(NO_TENDER);
    setTenders([]);
  };
  const stepOf = (): BillingCounterState['step'] => {
    if (due.duePaise === 0 && due.bill.lines.length > 0) return 'settle';
    if (payment === null) return null;
    if (payment.amountPaise === leftPaise) return 'settle';
    return split === 'items' ? 'next' : 'take';
  };
  const step = stepOf();
  const press = async (seenRounds: number): Promise<number | null> => {
    if (step === null) return null;
    if (step === 'next' && payment !== null) {
      setTenders([...tenders, payment]);
      setTender(NO_TENDER);
      return null;
    }
    const left = await settling.settle({
      seenRounds,
      portions: split === 'items' ? portions : null,
      payments: payment === null ? [...tenders] : [...tenders, payment],
    });
    if (left === null) return null;
    startOver();
    setPortions({});
    setPeople(Math.max(1, people - 1));
    return left;
  };
  return {
    split,
    chooseSplit: (next) => {
      setSplit(next);
      startOver();
    },
    people,
    setPeople,
    shares,
    portions,
    setPortions: (next) => {
      setPortions(next);
      startOver();
    },
    due,
    tender,
    change: (change) => setTender({ ...tender, ...change }),
    read,
    tenders,
    dropTender: (index) => setTenders(tenders.filter((_, i) => i !== index)),
    leftPaise,
    usualPaise,
    step,
    press,
  };
}
