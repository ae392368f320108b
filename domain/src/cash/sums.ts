import { minus, paise, plus, sum, times, ZERO } from '../money/money.ts';
import type { Payment } from '../billing/documents/invoice.ts';
import { tenderKey } from '../billing/shape/invoice.schema.ts';
import type { Day } from '../days/day.schema.ts';
import type { Paise } from '../money/money.ts';
import type { ByTender, CashSession, Movement, SessionSums } from './session.schema.ts';

export const CASH = 'cash';
const DEPOSIT = 'deposit';

export const NO_SUMS: SessionSums = {
  taken: {},
  tips: {},
  refunds: {},
  debits: {},
  partsTaken: {},
  partsGiven: {},
};

/** Returns a + `by` × b by method, without the sums of zero. */
export function addTenders(a: ByTender, b: ByTender, by: 1 | -1 = 1): ByTender {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    keys
      .map((key) => [key, plus(a[key] ?? ZERO, times(b[key] ?? ZERO, by))] as const)
      .filter(([, amount]) => amount !== 0),
  );
}

/** Returns the sums of deposits, without a field for none. */
function depositSums(taken: ByTender, given: ByTender): Pick<SessionSums, 'depositsTaken' | 'depositsGiven'> {
  const isNone = (amounts: ByTender): boolean => Object.keys(amounts).length === 0;
  return {
    ...(!isNone(taken) && { depositsTaken: taken }),
    ...(!isNone(given) && { depositsGiven: given }),
  };
}

/** Returns a + `by` × b, field by field. */
export const addSums = (a: SessionSums, b: SessionSums, by: 1 | -1 = 1): SessionSums => ({
  taken: addTenders(a.taken, b.taken, by),
  tips: addTenders(a.tips, b.tips, by),
  refunds: addTenders(a.refunds, b.refunds, by),
  debits: addTenders(a.debits, b.debits, by),
  partsTaken: addTenders(a.partsTaken, b.partsTaken, by),
  partsGiven: addTenders(a.partsGiven, b.partsGiven, by),
  ...depositSums(
    addTenders(a.depositsTaken ?? {}, b.depositsTaken ?? {}, by),
    addTenders(a.depositsGiven ?? {}, b.depositsGiven ?? {}, by),
  ),
});

/** The figures of a day that its sessions add up to. */
export type DayMoney = Pick<
  Day,
  'byMethod' | 'tipsByMethod' | 'refundsByMethod' | 'debits' | 'partReturns' | 'deposits'
>;

/** Returns amounts without those that deposits paid: that money came into a till when the deposit was taken. */
export function withoutDeposits(amounts: ByTender): ByTender {
  const { [DEPOSIT]: _, ...money } = amounts;
  return money;
}

/** Returns the money of a day as its sessions count it. */
export const moneyOfDay = (day: DayMoney): SessionSums => ({
  taken: withoutDeposits(day.byMethod),
  tips: day.tipsByMethod,
  refunds: day.refundsByMethod,
  debits: day.debits.byMethod,
  partsTaken: day.partReturns.takenByMethod,
  partsGiven: day.partReturns.givenByMethod,
  ...(day.deposits && depositSums(day.deposits.takenByMethod, day.deposits.givenByMethod)),
});

/** Returns the amounts that an act added to a day's money. */
export const moneyMoved = (before: DayMoney, after: DayMoney): SessionSums =>
  addSums(moneyOfDay(after), moneyOfDay(before), -1);

/**
 * Returns payments as they lie in the till, by method. A tip by card or UPI arrives with the payment; tips in cash belong to
 * the staff and are not in the drawer.
 */
export const inTill = (payments: readonly Payment[]): ByTender =>
  payments
    .filter(({ method }) => method !== DEPOSIT)
    .reduce<ByTender>((all, payment) => {
      const amount =
        payment.method === CASH ? payment.amountPaise : plus(payment.amountPaise, payment.tipPaise);
      return addTenders(all, { [tenderKey(payment)]: amount });
    }, {});

/** Returns what some sums leave in the till by method, with the tips that arrive by other methods than cash. */
export function tillOfSums(sums: SessionSums): ByTender {
  const { [CASH]: _, ...tips } = sums.tips;
  const { depositsTaken = {}, depositsGiven = {} } = sums;
  const taken = [sums.taken, tips, sums.debits, sums.partsTaken, depositsTaken].reduce(
    (a, b) => addTenders(a, b),
    {},
  );
  return [sums.refunds, sums.partsGiven, depositsGiven].reduce((a, b) => addTenders(a, b, -1), taken);
}

/** Returns the sum of movements of a kind, but for expenses, which count by themselves. */
export const sumMoved = (movements: readonly Movement[], kind: Movement['kind']): Paise =>
  sum(movements.filter((one) => one.kind === kind && one.expenseId === null).map((one) => one.amountPaise));

/** The parts of a session that say what it holds. */
export type Held = Pick<CashSession, 'floatPaise' | 'days' | 'held' | 'released' | 'movements'>;

/** Returns all that documents moved in a session, by method, over all days. */
export function documentsOf({ days, held, released }: Pick<Held, 'days' | 'held' | 'released'>): ByTender {
  const sums = Object.values(days).reduce((a, b) => addSums(a, b), NO_SUMS);
  return addTenders(addTenders(tillOfSums(sums), held), released, -1);
}

/**
 * Returns the amounts that a session should have in hand, by method; cash is always among them. They are the float, the money of
 * documents and the money put in, less money paid out, dropped, and expenses from the drawer.
 */
export function expectedOf(session: Held, expensesPaise: Paise): ByTender {
  const { floatPaise, movements } = session;
  const documents = documentsOf(session);
  const cash = minus(
    sum([floatPaise, documents[CASH] ?? ZERO, sumMoved(movements, 'in')]),
    sum([sumMoved(movements, 'out'), sumMoved(movements, 'drop'), expensesPaise]),
  );
  return { ...documents, [CASH]: cash };
}

/** Returns the cash in a count of notes and coins. */
export const cashOf = (notes: Readonly<Record<string, number>>): Paise =>
  paise(Object.entries(notes).reduce((all, [rupees, count]) => all + Number(rupees) * 100 * count, 0));

/** Returns the sums of sessions for one business day. */
export const sumsOfDay = (sessions: readonly Pick<CashSession, 'days'>[], day: string): SessionSums =>
  sessions.reduce((all, { days }) => addSums(all, days[day] ?? NO_SUMS), NO_SUMS);
