import { describe, expect, it } from 'vitest';
import { aDiscount, anOrderMoney } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear, NEW_YEAR as at } from '../../fixtures/new-year.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise } from '../../money/money.ts';
import { aWaitingOrder, RAVI, withStages } from '../../fixtures/orders.ts';
import { holdRound } from '../../orders/rounds/round.ts';
import { exactly } from '../documents/invoice.ts';
import { invoiceSchema } from '../shape/invoice.schema.ts';
import { holdPayments } from './payments.ts';
import { choosePortions } from '../bill/portions.ts';
import { billOf, dueOf } from './running-bill.ts';
import { answerBefore } from './answer-before.ts';
import { addSettlement, assertCanSettle, closeIfBilled, issueInvoice } from './settlement.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Account } from '../shape/account.ts';
import type { OrderMoney } from '../shape/order-money.schema.ts';

const restaurant = aRestaurant();
const waiting = aWaitingOrder({ profile: restaurant, at });
const open = anOrderAtNewYear();
const account = (order: Order, money: Partial<OrderMoney> = {}): Account => ({
  order,
  money: anOrderMoney(money),
});

describe('assertCanSettle', () => {
  it('accepts a bill that the captain has seen in full', () => {
    expect(() => assertCanSettle(open, 1)).not.toThrow();
  });

  it.each<[string, Order, number, string]>([
    ['an order that is settled', { ...open, state: 'Completed' }, 1, 'already-settled'],
    ['an order that is cancelled', { ...open, state: 'Cancelled' }, 1, 'order-closed'],
    ['a round that waits for a captain', holdRound(open, 'r2'), 1, 'rounds-waiting'],
    ['a round the captain has not seen', open, 2, 'order-changed'],
    ['fewer rounds than there are', open, 0, 'order-changed'],
    ['nothing but cancelled lines', withStages(open, { cancelled: ['1-1'] }), 1, 'nothing-to-bill'],
    ['an order without rounds', waiting, 0, 'nothing-to-bill'],
  ])('refuses %s', (_, order, seen, reason) => {
    expect(() => assertCanSettle(order, seen)).toThrow(expect.objectContaining({ reason }));
  });
});

it('says how many rounds wait, and how many there are', () => {
  expect(() => assertCanSettle(holdRound(open, 'r2'), 1)).toThrow(
    expect.objectContaining({ reason: 'rounds-waiting', details: { count: 1 } }),
  );
  expect(() => assertCanSettle(open, 0)).toThrow(
    expect.objectContaining({ reason: 'order-changed', details: { rounds: 1 } }),
  );
});

describe('issueInvoice', () => {
  const issue = (seller = restaurant) =>
    issueInvoice({
      restaurant: seller,
      orderId: 'o1',
      ...account(open),
      bill: billOf(account(open), seller),
      portions: { '1-1': 1 },
      payments: [exactly('upi', billOf(account(open), seller).totalPaise)],
      businessDay: '2027-03-31',
      sequence: 7,
      shareToken: 't',
      by: RAVI,
      at,
    });

  it('uses the calendar date for the number and counts towards the given business day', () => {
    // 01:30 on 1 April: already the new financial year, but still the business day of 31 March
    expect(issue()).toMatchObject({
      number: 'INV/27-28/000007',
      financialYear: '2027-28',
      businessDay: '2027-03-31',
      sac: '996331',
      seller: { gstin: '29AAGCB7383J1Z4' },
      takenBy: { id: RAVI.id, name: 'Ravi' },
      settledBy: { id: RAVI.id, name: 'Ravi' },
    });
  });

  it('makes a document that can be stored', () => {
    expect(() => invoiceSchema.encode(issue())).not.toThrow();
  });

  it('refuses a tax invoice without an FSSAI number', () => {
    expect(() => issue({ ...restaurant, fssai: '' })).toThrow(
      expect.objectContaining({ reason: 'legal-details-missing' }),
    );
  });
});

describe('settling a part by item', () => {
  const two = anOrderAtNewYear([
    aDearDal({ quantity: 2, unitPaise: paise(100_00) }),
    aDearDal({ name: 'Naan', unitPaise: paise(200_00) }),
  ]);
  const settle = (known: Account, named: Portions | null, requestId = 'r1', seller = restaurant) => {
    const bill = billOf(known, restaurant, named);
    const payments = [exactly('upi', dueOf(known.money, bill).duePaise)];
    const to = { orderId: 'o1', businessDay: '2027-03-31', sequence: 1, shareToken: 't', by: RAVI, at };
    const portions = choosePortions(known.order, named);
    const invoice = issueInvoice({ restaurant: seller, ...known, bill, portions, payments, ...to });
    return { invoice, ...addSettlement(known, { requestId, invoiceId: 'i1', invoice }).account };
  };

  it('leaves the order open for the rest and closes it with the last part', () => {
    const first = settle(account(two), { '1-1': 1 });
    expect(first.order).toMatchObject({ state: 'open', billing: { billed: { '1-1': 1 } }, closedAt: null });
    const last = settle(first, null, 'r2');
    expect(last.order).toMatchObject({
      state: 'Completed',
      billing: { billed: { '1-1': 2, '1-2': 1 } },
      closedAt: at,
    });
    expect(last.money.settlements.map(({ requestId }) => requestId)).toEqual(['r1', 'r2']);
    expect(() => assertCanSettle(last.order, 1)).toThrow('already-settled');
  });

  it.each([
    ['the party size', { partySize: 4 }, 4],
    [
      'nobody of a party that another bill counts',
      { partySize: 4, billing: { ...two.billing, partyCounted: true as const } },
      0,
    ],
    ['nobody when nobody said the size, however many phones joined', { partySize: null }, 0],
  ])('counts %s', (_, fields, guests) => {
    const guest = { label: 'saffron', name: null };
    const joining = { ...two.joining, guests: { a: guest, b: { ...guest, label: 'clove' } } };
    expect(settle(account({ ...two, ...fields, joining }), null).invoice).toMatchObject({ guests });
  });

  it('keeps the rest of a discount for the open portions and counts guests once', () => {
    const order = { ...two, customer: { id: 'c1', name: 'Meera' } };
    const first = settle(account(order, { discount: aDiscount({ value: 100_00 }) }), { '1-1': 1 });
    expect(first.invoice).toMatchObject({ guests: 2, customerName: 'Meera', bill: { discountPaise: 25_00 } });
    expect(first.invoice.service.partySize).toBe(2);
    expect(first.money.discount).toMatchObject({ value: 75_00 });
    const last = settle(first, null, 'r2');
    expect(last.invoice).toMatchObject({ guests: 0, bill: { discountPaise: 75_00 } });
    expect(last.invoice.service.partySize).toBe(2);
  });

  it('shows paid dishes to the kitchen until they are cooked', () => {
    expect(settle(account(two), null).order.kitchen.until).toBe(at + 3 * 3_600_000);
    expect(settle(account(withStages(two, { ready: ['1-1', '1-2'] })), null).order.kitchen.until).toBeNull();
  });

  it('keeps them there while one dish is not cooked, and takes served dishes for cooked', () => {
    expect(settle(account(withStages(two, { ready: ['1-1'] })), null).order.kitchen.until).not.toBeNull();
    const served = withStages(two, { ready: ['1-1', '1-2'], served: ['1-1', '1-2'] });
    expect(settle(account(served), null).order.kitchen.until).toBeNull();
  });

  it('names the table as the owner calls it, on the document and on its copy', () => {
    const called = { ...restaurant, placeNames: { [two.tableId ?? '']: 'Terrace 4', 'F9-T09': 'Far' } };
    const { invoice, money } = settle(account(two), null, 'r1', called);
    expect(invoice.tableName).toBe('Terrace 4');
    expect(money.settlements[0]?.issuedTo).toMatchObject({ tableId: two.tableId, tableName: 'Terrace 4' });
    expect(settle(account({ ...two, tableId: null }), null, 'r1', called).invoice).not.toHaveProperty(
      'tableName',
    );
    expect(settle(account(two), null).invoice).not.toHaveProperty('tableName');
  });

  it('names every joined table, and none for an order at one', () => {
    const joinedTableIds = ['F9-T09'];
    const { invoice } = settle(account({ ...two, joinedTableIds }), null);
    expect(invoice).toMatchObject({
      tableId: two.tableId,
      joinedTableIds,
      tableName: `${two.tableId} + F9-T09`,
    });
    expect(settle(account(two), null).invoice).not.toHaveProperty('joinedTableIds');
  });

  it('copies the document, with its discount, its place and its name, and lists it', () => {
    const order = { ...two, customer: { id: 'c1', name: 'Meera' } };
    const discount = aDiscount({ value: 100_00 });
    const { invoice, ...after } = settle(account(order, { discount }), { '1-1': 1 });
    expect(after.money.settlements[0]).toMatchObject({
      discount: { value: 100_00 },
      issuedTo: { customerName: 'Meera', tableId: two.tableId },
      customer: { id: 'c1' },
    });
    expect(after.order.billing.documents).toEqual([
      { invoiceId: 'i1', number: invoice.number, totalPaise: invoice.bill.totalPaise, isVoid: false },
    ]);
    expect(settle(account(two), null).money.settlements[0]?.discount).toBeNull();
    const unused = { discount: aDiscount({ outside: ['1-1'] }) };
    const outside = settle(account(two, unused), { '1-1': 1 });
    expect(outside.money.settlements[0]?.discount).toBeNull();
  });

  it('counts for nobody where no record of the customer counts it', () => {
    const known = account({ ...two, customer: { id: 'c1', name: 'Meera' } });
    const { invoice } = settle(known, null);
    const issued = { requestId: 'r1', invoiceId: 'i1', invoice };
    const after = addSettlement(known, { ...issued, countedFor: null });
    expect(after.settlement).toMatchObject({ issuedTo: { customerName: 'Meera' }, customer: { id: null } });
    expect(addSettlement(known, issued).settlement.customer).toEqual({ id: 'c1' });
  });

  it('closes an order of which documents cover all, and no other', () => {
    const first = settle(account(two), { '1-1': 2 }).order;
    expect(closeIfBilled(first, at)).toBe(first);
    const rest = withStages(first, { cancelled: ['1-2'] });
    expect(closeIfBilled(rest, at)).toMatchObject({ state: 'Completed', closedAt: at });
    const waits = holdRound(rest, 'r2');
    expect(closeIfBilled(waits, at)).toBe(waits);
    const nothing = withStages(two, { cancelled: ['1-1', '1-2'] });
    expect(closeIfBilled(nothing, at)).toBe(nothing);
  });

  it('confirms a UPI payment that a guest declared', () => {
    const upiDeclaration = { amountPaise: paise(420_00), at, by: 'saffron' };
    const declared = { ...two, requests: { ...two.requests, upiDeclaration } };
    const after = settle(account(declared), null);
    expect(after.invoice.upiDeclaredPaise).toBe(420_00);
    expect(after.order.requests.upiDeclaration).toBeNull();
  });

  it('counts and ends the declared payment of an own part when its dishes are billed', () => {
    const ownUpiDeclarations = { saffron: { amountPaise: paise(210_00), at, payments: 1 } };
    const declared = { ...two, requests: { ...two.requests, ownUpiDeclarations } };
    const after = settle(account(declared), null);
    expect(after.invoice.upiDeclaredPaise).toBe(210_00);
    expect(after.order.requests).toEqual(two.requests);
  });

  it('gives a repeated request the same answer, even if the order has changed', () => {
    const unpaid = account(two);
    const due = dueOf(unpaid.money, billOf(unpaid, restaurant));
    const payments = [exactly('cash', paise(20_00))];
    const part = holdPayments(unpaid, { requestId: 'r0', payments, due, at });
    expect(answerBefore(unpaid.money, 'r0')).toBeNull();
    const after = settle(part.account, null).money;
    expect(answerBefore(after, 'r0')).toEqual({ invoice: null, duePaise: 400_00 });
    expect(answerBefore(after, 'r1')).toMatchObject({ invoice: { invoiceId: 'i1' }, duePaise: 0 });
    expect(answerBefore(after, 'constructor')).toBeNull();
  });
});
