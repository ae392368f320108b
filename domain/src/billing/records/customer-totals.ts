import { followHabits, withSpend } from '../../customers/habit.ts';
import { minus, paise, plus, sum, ZERO } from '../../money/money.ts';
import { monthOf } from '../../time/ist.ts';
import type { Customer } from '../../customers/customer.schema.ts';
import type { OrderHabits } from '../../customers/habit.ts';
import type { Paise } from '../../money/money.ts';
import type { Account } from '../shape/account.ts';
import type { CreditNote } from '../corrections/credit-note.ts';
import type { DebitNote } from '../corrections/debit-note.ts';
import type { Settlement } from '../shape/order-money.schema.ts';

/** What documents give a customer: visits, and what was spent, in paise. */
type Totals = Pick<Customer, 'visits' | 'spentPaise'>;

/**
 * Returns the id of the customer whose totals a document counts towards; null for none. A document issued before this
 * was kept counts towards the order's customer.
 */
export const countedFor = (
  document: Pick<Settlement, 'customer'> | undefined,
  { order }: { readonly order: Pick<Account['order'], 'customer'> },
): string | null => (document?.customer ? document.customer.id : (order.customer?.id ?? null));

/** The documents of an order that count towards a customer and are not void. */
const standingOf = (account: Account, customerId: string): Settlement[] =>
  account.money.settlements.filter(
    (document) => document.voidedAt === null && countedFor(document, account) === customerId,
  );

/**
 * Returns what the documents of an order give a customer: their amounts, and one visit however many they are. A void
 * document gives nothing, nor does one that was issued before the order had the customer's number.
 */
function givenBy(account: Account, customerId: string): Totals {
  const standing = standingOf(account, customerId);
  return {
    visits: standing.length > 0 ? 1 : 0,
    spentPaise: sum(standing.map(({ bill }) => bill.totalPaise)),
  };
}

/** Returns what the standing documents of an order say of a customer's habits. */
function habitsIn(account: Account, orderId: string, customerId: string): OrderHabits {
  const standing = standingOf(account, customerId);
  const [first] = standing;
  const dishes: Record<string, { name: string; count: number }> = {};
  const months: Record<string, Paise> = {};
  for (const { bill, issuedAt, portions } of standing) {
    const month = monthOf(issuedAt);
    months[month] = plus(months[month] ?? ZERO, bill.totalPaise);
    for (const [lineId, count] of Object.entries(portions ?? {})) {
      const line = account.order.lines[lineId];
      if (line === undefined) continue;
      dishes[line.itemId] = { name: line.name, count: (dishes[line.itemId]?.count ?? 0) + count };
    }
  }
  const visit = first && {
    orderId,
    at: first.issuedAt,
    amountPaise: sum(standing.map(({ bill }) => bill.totalPaise)),
    bills: standing.map(({ invoiceId, number }) => ({ id: invoiceId, number })),
  };
  return { visit: visit ?? null, dishes, months };
}

/** Returns a customer's record after the documents of an order changed. */
export function followAccount(
  customer: Customer,
  i: { customerId: string; orderId: string; before: Account; after: Account },
): Customer {
  const { customerId, orderId, before, after } = i;
  const [was, is] = [givenBy(before, customerId), givenBy(after, customerId)];
  const had = habitsIn(before, orderId, customerId);
  const has = habitsIn(after, orderId, customerId);
  return {
    ...customer,
    ...followHabits(customer, orderId, had, has),
    // Never below zero: records from before this counted no visit for a number that was left late.
    visits: Math.max(0, customer.visits - was.visits + is.visits),
    spentPaise: plus(minus(customer.spentPaise, was.spentPaise), is.spentPaise),
  };
}

/** Returns a customer's record after a credit note for a document that counts towards it. */
export const followCreditNote = (
  customer: Customer,
  { bill, issuedAt }: Pick<CreditNote, 'bill' | 'issuedAt'>,
): Customer => ({
  ...customer,
  months: withSpend(customer.months, monthOf(issuedAt), paise(-bill.totalPaise)),
  spentPaise: minus(customer.spentPaise, bill.totalPaise),
});

/** Returns a customer's record after a debit note for a document that counts towards it. */
export const followDebitNote = (
  customer: Customer,
  { bill, issuedAt }: Pick<DebitNote, 'bill' | 'issuedAt'>,
): Customer => ({
  ...customer,
  months: withSpend(customer.months, monthOf(issuedAt), bill.totalPaise),
  spentPaise: plus(customer.spentPaise, bill.totalPaise),
});

/** Computes a customer's totals anew, from all accounts and notes of the restaurant. */
export function customerTotals(
  customerId: string,
  accounts: readonly Account[],
  notes: readonly Pick<CreditNote, 'invoiceId' | 'bill'>[],
  debits: readonly Pick<DebitNote, 'invoiceId' | 'bill'>[] = [],
): Totals {
  const given = accounts.map((account) => givenBy(account, customerId));
  const theirs = new Set(
    accounts.flatMap((account) =>
      account.money.settlements
        .filter((document) => countedFor(document, account) === customerId)
        .map(({ invoiceId }) => invoiceId),
    ),
  );
  const totalOf = (all: typeof debits): Paise =>
    sum(all.filter(({ invoiceId }) => theirs.has(invoiceId)).map(({ bill }) => bill.totalPaise));
  return {
    visits: given.reduce((visits, one) => visits + one.visits, 0),
    spentPaise: minus(plus(sum(given.map(({ spentPaise }) => spentPaise)), totalOf(debits)), totalOf(notes)),
  };
}
