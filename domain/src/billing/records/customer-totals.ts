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

/** A customer's visits and spending (paise), as documents add them. */
type Totals = Pick<Customer, 'visits' | 'spentPaise'>;

/** Returns the id of the customer that a document counts towards: its own, or else the order's; null for none. */
export const countedFor = (
  document: Pick<Settlement, 'customer'> | undefined,
  { order }: { readonly order: Pick<Account['order'], 'customer'> },
): string | null => (document === undefined ? (order.customer?.id ?? null) : document.customer.id);

/** Returns the documents of an order that count towards a customer and are not void. */
const standingOf = (account: Account, customerId: string): Settlement[] =>
  account.money.settlements.filter(
    (document) => document.voidedAt === null && countedFor(document, account) === customerId,
  );

/**
 * Returns the totals that the documents of an order give a customer: their amounts, and one visit for all of them. A
 * void document gives nothing, nor does a document issued before the order had the customer's number.
 */
function givenBy(account: Account, customerId: string): Totals {
  const standing = standingOf(account, customerId);
  return {
    visits: standing.length > 0 ? 1 : 0,
    spentPaise: sum(standing.map(({ bill }) => bill.totalPaise)),
  };
}

/** Returns the visits and dishes of a customer's habits in the documents of an order that are not void. */
function habitsIn(account: Account, orderId: string, customerId: string): OrderHabits {
  const standing = standingOf(account, customerId);
  const [first] = standing;
  const dishes: Record<string, { name: string; count: number }> = {};
  const months: Record<string, Paise> = {};
  for (const { bill, issuedAt, portions } of standing) {
    const month = monthOf(issuedAt);
    months[month] = plus(months[month] ?? ZERO, bill.totalPaise);
    for (const [lineId, count] of Object.entries(portions)) {
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
    visits: customer.visits - was.visits + is.visits,
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
