import { customerTotals } from '@bhoj/domain/billing/records/customer-totals';
import { usesIn } from '@bhoj/domain/billing/discounts/discount-code';
import { countedOf } from '@bhoj/domain/billing/settle/handing-over';
import { orderedTogetherOn, orderedTogetherOfDay } from '@bhoj/domain/days/ordered-together';
import { expectedCash } from '@bhoj/domain/days/closing';
import { howSoldOfDay, howSoldOn } from '@bhoj/domain/how-sold/how-sold';
import { withFacts } from '@bhoj/domain/days/day-dishes';
import { dayOf } from '@bhoj/domain/days/day';
import { salesSchema } from '@bhoj/domain/days/day.schema';
import { dishKey } from '@bhoj/domain/menu/dish/dish-key';
import { cancellationsOf } from '@bhoj/domain/orders/acts/cancellations';
import { kotCounterId } from '@bhoj/domain/orders/kitchen/kot-number';
import { expect } from 'vitest';
import type { StoredState } from '../stored-state.ts';
import type { Ledger } from '../ledger.ts';

const total = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Numbers run from 1 to the counter, without a gap or a repeat. */
function expectRun(numbers: readonly number[], last: number | undefined): void {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, n) => n + 1));
  expect(last ?? 0).toBe(numbers.length);
}

export function expectNumbersRun(
  { invoices, creditNotes, debitNotes, counters }: StoredState,
  ledger: Ledger,
): void {
  const series = Map.groupBy([...invoices.values()], (one) => `invoice_${one.financialYear}_${one.series}`);
  for (const [id, all] of series)
    expectRun(
      all.map(({ sequence }) => sequence),
      counters.get(id),
    );
  const notes = Map.groupBy(creditNotes, ({ financialYear }) => `invoice_${financialYear}_CN`);
  for (const [id, all] of notes)
    expectRun(
      all.map(({ sequence }) => sequence),
      counters.get(id),
    );
  const debits = Map.groupBy(debitNotes, ({ financialYear }) => `invoice_${financialYear}_DN`);
  for (const [id, all] of debits)
    expectRun(
      all.map(({ sequence }) => sequence),
      counters.get(id),
    );
  const kots = Map.groupBy(ledger.sent.values(), ({ day }) => kotCounterId(day));
  for (const [id, all] of kots)
    expectRun(
      all.map(({ answer }) => answer.kot ?? 0),
      counters.get(id),
    );
  // The run of Z numbers is checked with the sessions.
  const z = counters.has('Z') ? ['Z'] : [];
  expect([...counters.keys()].toSorted()).toEqual(
    [...series.keys(), ...notes.keys(), ...debits.keys(), ...kots.keys(), ...z].toSorted(),
  );
}

/** Documents, voids and the orders' copies of them agree. */
export function expectDocumentsStand(
  { orders, invoices, voids, creditNotes, debitNotes }: StoredState,
  ledger: Ledger,
): void {
  const copies = [...orders.values()].flatMap(({ id, money }) =>
    money.settlements.map((copy) => ({ id, copy })),
  );
  expect(copies.map(({ copy }) => copy.invoiceId).toSorted()).toEqual([...invoices.keys()].toSorted());
  const told = [...ledger.issued.keys(), ...ledger.goodsBills];
  expect([...invoices.keys()].toSorted()).toEqual(told.toSorted());
  expect([...voids.keys()].toSorted()).toEqual([...ledger.voided].toSorted());
  for (const { id, copy } of copies) {
    const invoice = invoices.get(copy.invoiceId);
    expect(invoice).toMatchObject({
      orderId: id,
      number: copy.number,
      bill: copy.bill,
      portions: copy.portions,
    });
    expect(total((invoice?.payments ?? []).map(({ amountPaise }) => amountPaise))).toBe(copy.bill.totalPaise);
    expect(copy.voidedAt !== null).toBe(voids.has(copy.invoiceId));
    const credited = creditNotes.filter(({ invoiceId }) => invoiceId === copy.invoiceId);
    const debited = debitNotes.filter(({ invoiceId }) => invoiceId === copy.invoiceId);
    const charged = copy.bill.totalPaise + total(debited.map(({ bill }) => bill.totalPaise));
    expect(total(credited.map(({ bill }) => bill.totalPaise))).toBeLessThanOrEqual(charged);
    if (credited.length + debited.length > 0) expect(voids.has(copy.invoiceId)).toBe(false);
  }
}

/**
 * All money that guests handed over is on a bill, held as a part payment, or was given back. The bills of an operator's
 * goods are left out, because the operator pays later.
 */
export function expectMoneyIsThere({ orders, invoices }: StoredState, ledger: Ledger): void {
  const money = [...orders.values()].map((one) => one.money);
  const amounts = (all: readonly { readonly amountPaise: number }[]) =>
    all.map(({ amountPaise }) => amountPaise);
  const taken = [...invoices].filter(([invoiceId]) => !ledger.goodsBills.has(invoiceId));
  const onDocuments = total(taken.flatMap(([, { payments }]) => amounts(payments)));
  const held = total(money.flatMap(({ payments }) => amounts(payments)));
  const back = money.flatMap(({ returnedPayments }) =>
    returnedPayments.map(({ returned }) => returned?.amountPaise ?? 0),
  );
  expect(onDocuments + held + total(back)).toBe(total([...ledger.paid.values()]));
}

/** A day's figures are those of its documents. A closed day keeps its figures. */
export function expectDaysAgree(books: StoredState): void {
  const documents = {
    invoices: [...books.invoices.values()],
    voided: new Set([...books.voids.values()].map(({ number }) => number)),
    creditNotes: books.creditNotes,
    debitNotes: books.debitNotes,
    returned: [...books.orders.values()].flatMap(({ money }) =>
      money.returnedPayments.flatMap(({ returned }) => (returned === null ? [] : [returned])),
    ),
    cancelled: [...books.orders.values()].flatMap(({ order }) => cancellationsOf(order)),
    handedOver: [...books.orders.values()].flatMap(({ order }) => countedOf(order)),
  };
  for (const day of books.days) {
    const said = dayOf(day.day, documents);
    // Only the day knows the costs and categories of its dishes.
    const byDish = withFacts(said.byDish, Object.keys(said.byDish), (dish) => {
      const { categoryId, category, costPaise } = day.byDish[dishKey(dish)] ?? dish;
      return { categoryId, category, costPaise };
    });
    // The reason for a reopening is no figure.
    const { reopened: _, ...figures } = day;
    expect(figures).toEqual({ ...said, byDish, closedAt: day.closedAt });
  }
  const known = new Set(books.days.map(({ day }) => day));
  for (const { businessDay } of [
    ...documents.invoices,
    ...documents.creditNotes,
    ...documents.debitNotes,
    ...documents.returned,
  ]) {
    expect(known).toContain(businessDay);
  }
  expect(books.closings.map(({ day }) => day).toSorted()).toEqual(
    books.days.flatMap(({ day, closedAt }) => (closedAt === null ? [] : [day])).toSorted(),
  );
  for (const closing of books.closings) {
    const day = books.days.find((one) => one.day === closing.day);
    expect(closing.sales).toEqual(salesSchema.parse(day));
    const elsewhere = closing.sessions?.elsewherePaise ?? 0;
    const ofDocuments = day && expectedCash(day, closing, closing.expensesPaise, closing.moneyBackPaise);
    expect(closing.expectedCashPaise - elsewhere).toBe(ofDocuments);
    expect(closing.differencePaise).toBe(closing.countedCashPaise - closing.expectedCashPaise);
  }
}

/** The pairs of dishes equal those on the bills that are not void. */
export function expectOrderedTogetherAgrees({ orderedTogether, invoices, voids, orders }: StoredState): void {
  const withDishes = [...invoices].flatMap(([invoiceId, { businessDay, orderId, portions }]) => {
    const order = orders.get(orderId)?.order;
    const bill = order && orderedTogetherOn(order, portions);
    return bill ? [{ businessDay, isVoid: voids.has(invoiceId), counted: { invoiceId, bill } }] : [];
  });
  const byDay = Map.groupBy(withDishes, ({ businessDay }) => businessDay);
  expect(orderedTogether.map(({ day }) => day).toSorted()).toEqual([...byDay.keys()].toSorted());
  for (const stored of orderedTogether) {
    const bills = byDay.get(stored.day) ?? [];
    const standing = bills.filter(({ isVoid }) => !isVoid).map(({ counted }) => counted);
    expect(stored).toEqual({
      ...orderedTogetherOfDay(stored.day, standing),
      counted: Object.fromEntries(bills.map(({ isVoid, counted }) => [counted.invoiceId, !isVoid])),
    });
  }
}

/** The sales by price list and by weight equal those of the bills that are not void. */
export function expectHowSoldAgrees({ howSold, invoices, voids }: StoredState): void {
  const bills = [...invoices].flatMap(([invoiceId, { businessDay, bill }]) => {
    const sold = howSoldOn(bill);
    return sold === null ? [] : [{ businessDay, isVoid: voids.has(invoiceId), toCount: { invoiceId, sold } }];
  });
  const byDay = Map.groupBy(bills, ({ businessDay }) => businessDay);
  expect(howSold.map(({ day }) => day).toSorted()).toEqual([...byDay.keys()].toSorted());
  for (const stored of howSold) {
    const own = byDay.get(stored.day) ?? [];
    const standing = own.filter(({ isVoid }) => !isVoid).map(({ toCount }) => toCount);
    expect(stored).toEqual({
      ...howSoldOfDay(stored.day, standing),
      counted: Object.fromEntries(own.map(({ isVoid, toCount }) => [toCount.invoiceId, !isVoid])),
    });
  }
}

/** The uses of a code equal the orders' documents with it that are not void. */
export function expectCodesCounted({ codes, orders }: StoredState): void {
  for (const [code, { uses }] of codes)
    expect(uses).toBe(total([...orders.values()].map(({ money }) => usesIn(money, code))));
}

/** Returns the ids of a customer: its own, and those of records merged into it. */
function idsOf(customerId: string, former: StoredState['formerCustomers']): string[] {
  const gone = [...former].filter(([, { mergedInto }]) => mergedInto === customerId).map(([id]) => id);
  return [customerId, ...gone.flatMap((id) => idsOf(id, former))];
}

export function expectCustomersAgree({
  customers,
  formerCustomers,
  orders,
  creditNotes,
  debitNotes,
}: StoredState): void {
  const mobiles = [...customers.values()].map(({ mobile }) => mobile);
  expect(new Set(mobiles).size).toBe(mobiles.length);
  for (const [customerId, { visits, spentPaise }] of customers) {
    const given = idsOf(customerId, formerCustomers).map((id) =>
      customerTotals(id, [...orders.values()], creditNotes, debitNotes),
    );
    expect({ visits, spentPaise }).toEqual({
      visits: total(given.map((one) => one.visits)),
      spentPaise: total(given.map((one) => one.spentPaise)),
    });
  }
}
