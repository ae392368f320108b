import { useState } from 'react';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { openPortions } from '@bhoj/domain/billing/bill/portions';
import { sharesLeft, sharesPaid } from '@bhoj/domain/billing/settle/equal-split';
import { dueOf, runningBillOf } from '@bhoj/domain/billing/settle/running-bill';
import type { DeclaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import type { Due } from '@bhoj/domain/billing/settle/running-bill';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import { minus, sum, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { FROM_NOTHING, startOf } from './declared.ts';
import { findDeclared, nameOfDeclared } from './declared-name.ts';
import { NO_TENDER, readTender } from './tender.ts';
import type { ReadTender, Tender } from './tender.ts';
import type { Settling } from './use-settling.ts';

export const SPLITS = ['whole', 'equal', 'items'] as const;
export type Split = (typeof SPLITS)[number];

/** Limits the chosen portions to those that are still open; lines may have been cancelled or moved. */
function clamped(order: Order, chosen: Portions): Portions {
  const open = openPortions(order);
  const kept = Object.entries(chosen).map(([id, n]) => [id, Math.min(n, open[id] ?? 0)] as const);
  return Object.fromEntries(kept.filter(([, n]) => n > 0));
}

export interface Taken {
  readonly amountPaise: Paise;
  readonly requestId: string;
}

/** The state and the acts of the billing counter. */
export interface BillingCounterState {
  readonly split: Split;
  readonly chooseSplit: (split: Split) => void;
  /** The number of people who have paid their equal share. */
  readonly sharesPaid: number;
  /** Sets how many people still pay a share. */
  readonly setPeopleLeft: (people: number) => void;
  /** The amounts that the people still to pay owe; the first one pays now. */
  readonly shares: readonly Paise[];
  readonly portions: Portions;
  readonly setPortions: (portions: Portions) => void;
  readonly due: Due;
  readonly tender: Tender;
  readonly change: (change: Partial<Tender>) => void;
  readonly read: ReadTender;
  /** Payments entered for the same bill before the current one. */
  readonly tenders: readonly Payment[];
  readonly dropTender: (index: number) => void;
  /** The declared payment that the counter is taking; null for any other. */
  readonly taking: DeclaredUpi | null;
  /** Chooses the portions of a declared payment, and UPI. */
  readonly take: (declared: DeclaredUpi) => void;
  /** The amount left after those payments. */
  readonly leftPaise: Paise;
  /** The amount of this tender by default: all that is left, or one person's share. */
  readonly proposedPaise: Paise;
  /** The effect of the next press of the button; null when it has none. */
  readonly step: 'settle' | 'take' | 'next' | null;
  /** Performs the step. Resolves to the money taken, or null when nothing was done. */
  readonly press: (seenRounds: number) => Promise<Taken | null>;
  /** Performs the step with exact cash for the proposed amount, whatever was typed. */
  readonly payCash: (seenRounds: number) => Promise<Taken | null>;
}

/** The choices on this device, and the split that the order kept at that time. */
interface Choice {
  readonly split: Split;
  readonly people: number;
  readonly beside: number | null;
}

/** Returns the amount due, for the whole order or the chosen portions, and its division into equal shares. */
function dueFor(account: Account, tax: Profile['tax'], split: Split, portions: Portions): Due {
  const bill = runningBillOf(account, tax, split === 'items' ? portions : null);
  return dueOf(account.money, bill);
}

/** How the counter begins, and where its money goes. */
interface Beginning {
  /** The name of the declared payment to begin with (`findDeclared`). */
  readonly declared?: string | null;
  /** The cash session that takes the money; nothing where the server knows it. */
  readonly named?: { readonly cashSession?: string };
}

export function useBillingCounter(
  account: Account,
  tax: Profile['tax'],
  settling: Settling,
  { declared = null, named = {} }: Beginning = {},
): BillingCounterState {
  const [takingName, setTaking] = useState(declared);
  // Somebody else may have confirmed it in the meantime.
  const taking = findDeclared(account.order, takingName);
  const [start] = useState(() => (taking === null ? FROM_NOTHING : startOf(account, tax, taking)));
  const { splitAmong } = account.money;
  const [choice, setChoice] = useState<Choice>({ split: start.split, people: 2, beside: null });
  // A split that is kept with the order since then comes first, whichever device kept it.
  const isKept = splitAmong !== null && choice.beside !== splitAmong;
  const { split: chosenSplit, people } = isKept ? ({ split: 'equal', people: splitAmong } as const) : choice;
  const choose = (change: Partial<Choice>) =>
    setChoice({ split: chosenSplit, people, beside: splitAmong, ...change });
  const [chosen, setPortions] = useState(start.portions);
  const [tender, setTender] = useState(start.tender);
  const [tenders, setTenders] = useState<readonly Payment[]>([]);
  // If the order holds part payments, nobody can tell for which person's dishes they were.
  const split = chosenSplit === 'items' && account.money.payments.length > 0 ? 'whole' : chosenSplit;
  const portions = clamped(account.order, chosen);
  const due = dueFor(account, tax, split, portions);
  const leftPaise = minus(due.duePaise, sum(tenders.map(({ amountPaise }) => amountPaise)));
  const paidShares = sharesPaid(account.money);
  const shares = sharesLeft(account.money, { among: people, duePaise: leftPaise });
  const proposedPaise = split === 'equal' ? (shares[0] ?? leftPaise) : leftPaise;
  const read = readTender(tender, { proposed: proposedPaise, most: leftPaise });
  const payment = read !== null && 'payment' in read ? read.payment : null;
  const startOver = () => {
    setTender(NO_TENDER);
    setTenders([]);
    setTaking(null);
  };
  const take = (one: DeclaredUpi) => {
    const next = startOf(account, tax, one);
    choose({ split: next.split });
    setPortions(next.portions);
    setTender(next.tender);
    setTenders([]);
    setTaking(nameOfDeclared(one));
  };
  const stepOf = (): BillingCounterState['step'] => {
    if (due.duePaise === 0 && due.bill.lines.length > 0) return 'settle';
    if (payment === null) return null;
    if (payment.amountPaise === leftPaise) return 'settle';
    return split === 'items' ? 'next' : 'take';
  };
  const step = stepOf();
  const pay = async (seenRounds: number, last: Payment | null): Promise<Taken | null> => {
    const requestId = await settling.settle({
      seenRounds,
      portions: split === 'items' ? portions : null,
      ...(split === 'equal' && people > 1 && { among: people }),
      payments: last === null ? [...tenders] : [...tenders, last],
      ...named,
    });
    if (requestId === null) return null;
    startOver();
    setPortions({});
    setChoice({ ...choice, beside: null });
    return { amountPaise: last?.amountPaise ?? ZERO, requestId };
  };
  const press = (seenRounds: number): Promise<Taken | null> => {
    if (step === 'next' && payment !== null) {
      setTenders([...tenders, payment]);
      setTender(NO_TENDER);
      setTaking(null);
    }
    return step === null || step === 'next' ? Promise.resolve(null) : pay(seenRounds, payment);
  };
  return {
    split,
    chooseSplit: (next) => {
      choose({ split: next });
      startOver();
    },
    sharesPaid: paidShares,
    setPeopleLeft: (left) => choose({ people: paidShares + left }),
    shares,
    portions,
    setPortions: (next) => {
      setPortions(next);
      startOver();
    },
    due,
    tender,
    change: (change) => {
      setTender({ ...tender, ...change });
      if (change.method !== undefined) setTaking(null);
    },
    read,
    tenders,
    dropTender: (index) => setTenders(tenders.filter((_, i) => i !== index)),
    taking,
    take,
    leftPaise,
    proposedPaise,
    step,
    press,
    payCash: (seenRounds) => pay(seenRounds, exactly('cash', proposedPaise)),
  };
}
