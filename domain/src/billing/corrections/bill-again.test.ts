import { describe, expect, it } from 'vitest';
import { aDiscount, anInvoice, anOrderMoney, aSettlement } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, ASHA, RAVI, withExtras } from '../../fixtures/orders.ts';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { computeBill } from '../bill/bill.ts';
import { DELIVERY_NAME } from '../bill/extra-names.ts';
import { DOCUMENT_KINDS } from '../shape/document-kind.ts';
import { chargesFor, openPortions } from '../bill/portions.ts';
import { discountFor } from '../discounts/discount.ts';
import { billAgain } from './bill-again.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { DocumentKind } from '../shape/document-kind.ts';
import type { Discount } from '../shape/discount.schema.ts';

/** The history of a void document: the portions that it billed, its kind, and its discount. */
interface VoidDocument {
  readonly order: Order;
  readonly kind?: DocumentKind;
  readonly portions?: Portions;
  readonly discount?: Discount | null;
  readonly customerName?: string | null;
  /** The portions that are cancelled or moved away today. */
  readonly today?: Discount | null;
}

const billOfAll = (order: Order, kind: DocumentKind, portions: Portions, discount: Discount | null) => {
  const charges = chargesFor(order, portions, { percentage: 5 });
  const { subtotalPaise } = computeBill(charges, { kind });
  const discountPaise = discountFor(discount, { part: subtotalPaise, open: subtotalPaise });
  return computeBill(charges, { kind, discountPaise });
};

/** The parts of the owner's call that all cases share. */
const call = { by: ASHA, code: '2', profile: { dayCutoff: '04:00' }, at: NOW } as const;

/** Declares the document void, and works out the bill of the order that bills it again. */
function again({ order, kind = 'tax-invoice', discount = null, ...v }: VoidDocument) {
  const portions = v.portions ?? openPortions(order);
  const bill = billOfAll(order, kind, portions, discount);
  const invoice = anInvoice({ bill, portions, customerName: v.customerName ?? null });
  const settlements = [aSettlement(order, { bill, number: invoice.number, portions, discount })];
  const account = billAgain({
    ...call,
    invoice,
    account: { order, money: anOrderMoney({ discount: v.today ?? null, settlements }) },
  });
  const made = billOfAll(account.order, kind, openPortions(account.order), account.money.discount);
  return { bill, made, account };
}

const dals = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Dal', 200, { quantity: 2 })] }] });
const party = anOrder({
  rounds: [
    {
      roundId: 'a',
      by: RAVI,
      lines: [lineOf('Dal', 100, { quantity: 2 }), lineOf('Naan', 40, { quantity: 4 })],
    },
    {
      roundId: 'b',
      by: RAVI,
      lines: [lineOf('Dal', 100), lineOf('Old Monk', 300, { taxClass: 'liquor', taxBp: 1000 })],
    },
    { roundId: 'c', by: RAVI, lines: [lineOf('Milk', 30, { taxClass: 'exempt', taxBp: 0 })] },
  ],
});
const delivered: Order = {
  ...withExtras(dals, { deliveryPaise: rupees(40) }),
  type: 'delivery',
  tableId: null,
  label: 'Flat 4',
};

describe('what is billed again after a void', () => {
  /** Dal ₹200 × 2 = ₹400, without tax: ₹400. With 5 %: ₹400 + ₹10 + ₹10 = ₹420. */
  it.each([
    ['bill', 400_00],
    ['bill-of-supply', 400_00],
    ['tax-invoice', 420_00],
  ] as const)('is, for a %s of Dal ₹200 × 2, the same two dals and the same total', (kind, total) => {
    const { made, bill } = again({ order: dals, kind });
    expect(made).toEqual(bill);
    expect(made.totalPaise).toBe(total);
  });

  /** Dal ₹200 × 2 = ₹400, delivery ₹40. Without tax ₹440; with 5 % on ₹440: ₹11 + ₹11 more, ₹462. */
  it.each([
    ['bill', 440_00],
    ['bill-of-supply', 440_00],
    ['tax-invoice', 462_00],
  ] as const)('is, for a delivery as a %s, dishes and charge apart', (kind, total) => {
    const { made, bill, account } = again({ order: delivered, kind });
    expect(made).toEqual(bill);
    expect(made.totalPaise).toBe(total);
    expect(account.order.extras.deliveryPaise).toBe(40_00);
  });

  it.each(DOCUMENT_KINDS)('is the same, for a %s with every tax class', (kind) => {
    const { made, bill } = again({ order: party, kind });
    expect(made).toEqual(bill);
  });

  it.each(DOCUMENT_KINDS)('is, for a part of a split as a %s, the portions of that part', (kind) => {
    const portions = { '1-1': 1, '1-2': 3 };
    const { made, bill, account } = again({ order: party, kind, portions });
    expect(made).toEqual(bill);
    expect(Object.values(account.order.lines).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Dal', 1],
      ['Naan', 3],
    ]);
  });

  /** ₹1,000 of dishes, 10 % off: ₹900, with 5 % ₹945. Another discount of today changes nothing: at 50 % it was ₹525. */
  it('keeps the discount of the document, not the one of today', () => {
    const order = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Thali', 250, { quantity: 4 })] }] });
    const discount = aDiscount({ kind: 'percent', value: 1_000, by: RAVI });
    const today = aDiscount({ kind: 'percent', value: 5_000 });
    const { made, account } = again({ order, discount, today });
    expect(made.totalPaise).toBe(945_00);
    expect(account.money.discount).toEqual(discount);
    const plain = again({ order, today });
    expect(plain.account.money.discount).toBeNull();
    expect(plain.made.totalPaise).toBe(1_050_00);
  });

  /** The last third of ₹100.05 at 10 % got ₹3.33, but ₹33.35 alone would get ₹3.34: so it is kept as an amount. */
  it('keeps a share of a percentage that the part alone would not get, as an amount', () => {
    const order = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Chai', 33.35)] }] });
    const percent = aDiscount({
      kind: 'percent',
      value: 1_000,
      used: { amountPaise: paise(66_70), discountPaise: paise(6_68) },
    });
    const { made, bill, account } = again({ order, discount: percent });
    expect(bill.discountPaise).toBe(3_33);
    expect(made).toEqual(bill);
    expect(account.money.discount).toMatchObject({ kind: 'amount', value: 3_33, reason: 'Cold food' });
  });

  it('keeps the name on the bill', () => {
    const order: Order = { ...dals, customer: { id: 'c1', name: 'Meera' } };
    expect(again({ order, customerName: 'Meera' }).account.order.customer).toEqual({
      id: 'c1',
      name: 'Meera',
    });
  });

  it('takes over the rounds of the billed dishes alone', () => {
    const { account } = again({ order: party, portions: { '2-1': 1 } });
    expect(Object.keys(account.order.rounds)).toEqual(['b']);
    expect(account.order.progress).toMatchObject({
      cooking: { '2-1': 0 },
      ready: { '2-1': 0 },
      served: { '2-1': 0 },
      cancelled: {},
    });
  });

  it('has a delivery charge only where the document had one, however its dishes are called', () => {
    const namesake = anOrder({ rounds: [{ by: RAVI, lines: [lineOf(DELIVERY_NAME, 40)] }] });
    const order: Order = { ...withExtras(namesake, { deliveryPaise: rupees(30) }), type: 'delivery' };
    const { account } = again({ order, portions: { '1-1': 1 } });
    expect(account.order.extras.deliveryPaise).toBe(0);
    expect(openPortions(account.order)).toEqual({ '1-1': 1 });
  });

  it('keeps of a discount which lines are outside of it, of those that it bills again', () => {
    const discount = aDiscount({ value: 20_00, outside: ['1-2', '2-1'] });
    const { account } = again({ order: party, portions: { '1-1': 2, '1-2': 4 }, discount });
    expect(account.money.discount?.outside).toEqual(['1-2']);
  });

  it('keeps what was complimentary on that document, not on another', () => {
    const free = { '1-1': { reason: 'Birthday', by: ASHA } };
    const invoice = anInvoice();
    const settlements = [
      aSettlement(dals, { number: 'INV/26-27/000009', discount: aDiscount() }),
      aSettlement(dals, { number: invoice.number, complimentary: free }),
    ];
    const { money } = billAgain({
      ...call,
      invoice,
      account: { order: dals, money: anOrderMoney({ settlements }) },
    });
    expect(money.complimentary).toEqual(free);
    const nothing = billAgain({ ...call, invoice, account: { order: dals, money: anOrderMoney() } });
    expect(nothing.money.complimentary).toEqual({});
    expect(nothing.money.discount).toBeNull();
  });

  it('is for as many guests, who sat as long, where the document knows', () => {
    const account = { order: dals, money: anOrderMoney() };
    const service = { byMember: {}, seatedMinutes: 40 };
    const known = billAgain({ ...call, account, invoice: anInvoice({ guests: 3, service }) }).order;
    expect(known).toMatchObject({ partySize: 3, billing: { satMinutes: 40 } });
    expect(known.joining.trusted).toBe(true);
    const facts = { guests: 0, service: { ...service, seatedMinutes: null } };
    const { order } = billAgain({ ...call, account, invoice: anInvoice(facts) });
    expect(order.partySize).toBeNull();
    expect(order.billing).not.toHaveProperty('satMinutes');
    expect(order.billing).not.toHaveProperty('partyCounted');
  });

  it.each([
    ['a deposit waits for', { deposit: { id: 'd', amountPaise: rupees(500) } }],
    ['a deposit went back to', { deposit: { id: 'd', amountPaise: ZERO } }],
  ])('is of the party that %s, without its name', (_, told) => {
    const party = { id: 'b', day: '2026-11-20', name: 'Meera' };
    const again = (booked: NonNullable<Order['booked']>) =>
      billAgain({
        ...call,
        invoice: anInvoice(),
        account: { order: { ...dals, booked }, money: anOrderMoney() },
      });
    expect(again([{ ...party, ...told }]).order.booked).toEqual([{ ...party, ...told, name: '' }]);
    expect(again([party]).order).not.toHaveProperty('booked');
  });

  it('keeps the size of a party that an earlier document counts, and counts it no second time', () => {
    const account = { order: dals, money: anOrderMoney() };
    const service = { byMember: {}, seatedMinutes: null, partySize: 4 };
    const second = billAgain({ ...call, account, invoice: anInvoice({ guests: 0, service }) }).order;
    expect(second).toMatchObject({ partySize: 4, billing: { partyCounted: true } });
    const first = billAgain({ ...call, account, invoice: anInvoice({ guests: 4, service }) }).order;
    expect(first.partySize).toBe(4);
    expect(first.billing).not.toHaveProperty('partyCounted');
  });

  it('is a new order without a table, called after the old one', () => {
    const { account } = again({ order: party });
    expect(account.order).toMatchObject({ state: 'open', tableId: null, label: 'F1-T01' });
    expect(account.order.joining.guests).toEqual({});
    expect(Object.keys(account.order.rounds)).toEqual(['a', 'b', 'c']);
  });
});
