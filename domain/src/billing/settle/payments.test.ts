import { describe, expect, it } from 'vitest';
import { aCharge, anOrderMoney, aPartPayment, aSettlement } from '../../fixtures/billing.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { computeBill } from '../bill/bill.ts';
import { anOrderAtNewYear, NEW_YEAR as AT } from '../../fixtures/new-year.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise, ZERO } from '../../money/money.ts';
import { exactly } from '../documents/invoice.ts';
import {
  allPayments,
  assertCashAllowed,
  cashOnDay,
  assertTakes,
  confirmDeclaration,
  holdPayments,
  methodsFor,
  paysWhole,
  returnPayment,
} from './payments.ts';
import { billOf, dueOf } from './running-bill.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Account } from '../shape/account.ts';
import type { Payment } from '../documents/invoice.ts';

const order = anOrderAtNewYear();
const unpaid: Account = { order, money: anOrderMoney() };
const bill = billOf(unpaid, aRestaurant());
const pay = (
  method: Payment['method'],
  amount: number,
  received = amount,
  over: Partial<Payment> = {},
): Payment => ({
  ...exactly(method, paise(amount)),
  receivedPaise: paise(received),
  ...over,
});
const tipped = (method: Payment['method'], amount: number, tip: number, received: number) =>
  pay(method, amount, received, { tipPaise: paise(tip) });

const pays = (payments: Payment[], to: Account = unpaid, portions: Record<string, number> | null = null) =>
  paysWhole(dueOf(to.money, bill), payments, { ...to, portions });
const held = (amount: number, of: Account = unpaid): Account =>
  holdPayments(of, {
    requestId: `r${amount}`,
    payments: [pay('cash', amount)],
    due: dueOf(of.money, bill),
    at: AT,
  }).account;

describe('a bill of ₹1,309 is paid in full by', () => {
  it.each<[string, Payment[]]>([
    ['exact cash', [pay('cash', 1_309_00)]],
    ['cash with change', [pay('cash', 1_309_00, 1_500_00)]],
    ['cash and UPI', [pay('cash', 309_00, 400_00), pay('upi', 1_000_00)]],
    ['a card with a tip on it', [tipped('card', 1_309_00, 91_00, 1_400_00)]],
    ['cash with a tip, and change', [tipped('cash', 1_309_00, 91_00, 1_500_00)]],
    ['a voucher by its name', [pay('other', 1_309_00, 1_309_00, { name: 'Sodexo' })]],
  ])('%s', (_, payments) => {
    expect(pays(payments)).toBe(true);
  });

  it('the rest, when a part was paid before', () => {
    expect(pays([pay('upi', 1_009_00)], held(300_00))).toBe(true);
  });
});

describe('a part payment', () => {
  it('is accepted, to the paisa', () => {
    expect(pays([pay('upi', 1_308_99)])).toBe(false);
    expect(pays([pay('upi', 1)])).toBe(false);
  });

  it('is kept on the order with the amount still due, and confirms a declared UPI payment', () => {
    const upiDeclaration = { amountPaise: bill.totalPaise, at: AT, by: 'saffron' };
    const declared: Order = { ...order, requests: { ...order.requests, upiDeclaration } };
    const payments = [pay('upi', 300_00), pay('cash', 9_00)];
    const due = dueOf(unpaid.money, bill);
    const part = holdPayments({ ...unpaid, order: declared }, { requestId: 'r1', payments, due, at: AT });
    expect(part.duePaise).toBe(1_000_00);
    expect(part.account.money).toMatchObject({
      payments: [
        { id: 'r1-1', method: 'upi', amountPaise: 300_00 },
        { id: 'r1-2', method: 'cash', amountPaise: 9_00 },
      ],
      partRequests: { r1: 1_000_00 },
    });
    expect(part.account.order.requests.upiDeclaration).toBeNull();
    expect(confirmDeclaration(declared.requests, [pay('cash', 1)]).upiDeclaration).toEqual(upiDeclaration);
    const ownUpiDeclarations = { saffron: { amountPaise: paise(300_00), at: AT, payments: 1 } };
    const own: Order = { ...order, requests: { ...order.requests, ownUpiDeclarations } };
    const confirmed = holdPayments({ ...unpaid, order: own }, { requestId: 'r1', payments, due, at: AT });
    expect(confirmed.account.order.requests).toEqual(order.requests);
  });

  it('is accepted at most forty times', () => {
    const payments = Array.from({ length: 40 }, () => held(1).money.payments).flat();
    const many = { order, money: anOrderMoney({ payments }) };
    expect(() => held(1, many)).toThrow('too-many-payments');
    const oneLess = { order, money: anOrderMoney({ payments: payments.slice(1) }) };
    expect(held(1, oneLess).money.payments).toHaveLength(40);
  });

  it('is refused with a payment of nothing beside it', () => {
    expect(() => pays([pay('upi', 100_00), pay('cash', 0)])).toThrow('payment-mismatch');
  });

  it('leaves requests without a declared payment as they are', () => {
    expect(confirmDeclaration(order.requests, [pay('upi', 1)])).toBe(order.requests);
  });
});

describe('settling refuses', () => {
  it.each<[string, Payment[], string]>([
    ['more than is due', [pay('upi', 1_310_00)], 'payment-exceeds-due'],
    ['one paisa more than is due', [pay('cash', 1_309_01, 1_400_00)], 'payment-exceeds-due'],
    ['nothing', [], 'payment-mismatch'],
    ['a part payment of zero', [pay('cash', 0)], 'payment-mismatch'],
    ['change from a card', [pay('card', 1_309_00, 1_400_00)], 'payment-mismatch'],
    ['less cash than it counts for', [pay('cash', 1_309_00, 1_300_00)], 'payment-mismatch'],
    ['less cash than amount and tip', [tipped('cash', 1_309_00, 91_00, 1_399_00)], 'payment-mismatch'],
    ['less by UPI than it counts for', [pay('upi', 1_309_00, 1_000_00)], 'payment-mismatch'],
    ['a payment of another kind without its name', [pay('other', 1_309_00)], 'payment-unnamed'],
    ['a charge to the room', [pay('room', 1_309_00)], 'not-room-service'],
  ])('%s', (_, payments, reason) => {
    expect(() => pays(payments)).toThrow(expect.objectContaining({ reason }));
  });

  it('more than what is left after a part payment, and says what is left', () => {
    expect(() => pays([pay('upi', 1_009_01)], held(300_00))).toThrow(
      expect.objectContaining({
        reason: 'payment-exceeds-due',
        details: expect.objectContaining({ totalPaise: 1_309_00, duePaise: 1_009_00 }),
      }),
    );
  });

  it('a split by item that is not paid in full', () => {
    expect(() => pays([pay('upi', 1_00)], unpaid, { '1-1': 1 })).toThrow('payment-mismatch');
    expect(pays([pay('upi', 1_309_00)], unpaid, { '1-1': 1 })).toBe(true);
  });

  it('a split by item while a part payment is held, and a bill below the part payment', () => {
    expect(() => pays([pay('upi', 1_009_00)], held(300_00), { '1-1': 1 })).toThrow('part-paid');
    const shrunk = dueOf(held(300_00).money, { ...bill, totalPaise: paise(200_00) });
    expect(shrunk.duePaise).toBe(-100_00);
    expect(() => paysWhole(shrunk, [], { ...unpaid, portions: null })).toThrow('part-paid');
  });
});

describe('a part that is given back', () => {
  const back = (paymentId: string) => ({
    paymentId,
    given: { method: 'upi', name: '' } as const,
    businessDay: '2026-11-20',
  });

  it('is held no more, and stays given back', () => {
    const after = returnPayment(held(9_00, held(300_00)), back('r30000-1'));
    if (after === 'returned-before') throw new Error('it was held');
    expect(after.returned).toEqual({
      amountPaise: 300_00,
      taken: { method: 'cash', name: '' },
      given: { method: 'upi', name: '' },
      businessDay: '2026-11-20',
    });
    expect(after.account.money.payments).toMatchObject([{ id: 'r900-1' }]);
    expect(returnPayment(after.account, back('r30000-1'))).toBe('returned-before');
    expect(returnPayment(after.account, back('r900-1'))).toMatchObject({ returned: { amountPaise: 9_00 } });
  });

  it('is the one that is named, not the first that is held', () => {
    const both = held(9_00, held(300_00));
    expect(returnPayment(both, back('r900-1'))).toMatchObject({
      account: { money: { payments: [{ id: 'r30000-1' }] } },
      returned: { amountPaise: 9_00 },
    });
  });

  it.each([
    [{ method: 'room', name: '' }, 'not-room-service'],
    [{ method: 'other', name: '' }, 'payment-unnamed'],
  ] as const)('is not given back by %j', (given, reason) => {
    expect(() => returnPayment(held(300_00), { ...back('r30000-1'), given })).toThrow(reason);
  });

  it('is refused where it is not held', () => {
    expect(() => returnPayment(unpaid, back('r1-1'))).toThrow('part-payment-not-found');
  });
});

it('a document has the held parts and the last payments, without payments of zero', () => {
  const payments = allPayments(held(300_00).money, [pay('upi', 1_009_00), pay('cash', 0)]);
  expect(payments).toEqual([pay('cash', 300_00), pay('upi', 1_009_00)]);
  expect(allPayments(unpaid.money, [pay('cash', 0, 50_00, { tipPaise: paise(50_00) })])).toHaveLength(1);
  expect(allPayments(unpaid.money, [exactly('cash', ZERO)])).toEqual([]);
});

describe('a charge to the room', () => {
  it('pays for room service', () => {
    expect(pays([pay('room', 1_309_00)], { ...unpaid, order: { ...order, type: 'room-service' } })).toBe(
      true,
    );
    expect(methodsFor('room-service')).toContain('room');
  });

  it.each(['dine-in', 'takeaway', 'delivery'] as const)('is refused for an order of type %s', (type) => {
    expect(() => assertTakes(['room'], type)).toThrow(
      expect.objectContaining({ reason: 'not-room-service', details: { type } }),
    );
    expect(methodsFor(type)).toEqual(['cash', 'upi', 'card', 'other']);
  });
});

describe('cash for one order', () => {
  const none = anOrderMoney();
  const at = Date.parse('2026-11-20T20:00+05:30');
  const allowed = (money: typeof none, rupees: number) => () =>
    assertCashAllowed(money, [pay('cash', rupees * 100), pay('upi', 500_000_00)], at);

  it('is taken below ₹2,00,000, and refused from there', () => {
    expect(allowed(none, 199_999)).not.toThrow();
    expect(allowed(none, 200_000)).toThrow(
      expect.objectContaining({ reason: 'cash-above-limit', details: { limitPaise: 200_000_00 } }),
    );
  });

  it('counts what is held, and what documents took that stand', () => {
    const held = anOrderMoney({ payments: [aPartPayment({ amountPaise: paise(150_000_00) })] });
    expect(allowed(held, 50_000)).toThrow('cash-above-limit');
    const bill = computeBill([aCharge({ unitPaise: paise(150_000_00), taxBp: 0 })], { kind: 'bill' });
    const issued = (voidedAt: number | null) =>
      anOrderMoney({ settlements: [aSettlement(anOrder(), { bill, voidedAt })] });
    expect(allowed(issued(null), 50_000)).toThrow('cash-above-limit');
    expect(allowed(issued(at), 50_000)).not.toThrow();
  });

  it('counts what the same person paid today on other orders (s. 269ST(a)): ₹1,50,000 and ₹50,000', () => {
    const bill = computeBill([aCharge({ unitPaise: paise(150_000_00), taxBp: 0 })], { kind: 'bill' });
    const paid = anOrderMoney({ settlements: [aSettlement(anOrder(), { bill, issuedAt: at })] });
    const today = cashOnDay(paid, '2026-11-20');
    expect(today).toHaveLength(1);
    const paying = (rupees: number) => () =>
      assertCashAllowed(none, [pay('cash', rupees * 100)], at, { elsewhereToday: today, deposits: [] });
    expect(paying(49_999)).not.toThrow();
    expect(paying(50_000)).toThrow('cash-above-limit');
    expect(cashOnDay(paid, '2026-11-21')).toEqual([]);
  });

  it('counts the deposit for the same occasion, of whatever day (s. 269ST(c)): ₹1,50,000 and ₹50,000', () => {
    const after = (day: string, rupees: number) => () =>
      assertCashAllowed(none, [pay('cash', rupees * 100)], at, {
        elsewhereToday: [],
        deposits: [{ amountPaise: paise(150_000_00), at: Date.parse(`${day}T20:00+05:30`) }],
      });
    for (const day of ['2026-11-20', '2026-10-01']) {
      expect(after(day, 49_999)).not.toThrow();
      expect(after(day, 50_000)).toThrow('cash-above-limit');
    }
  });

  it('counts a deposit of today with what the person paid elsewhere today (s. 269ST(a))', () => {
    const elsewhereToday = [pay('cash', 100_000_00)];
    const after = (depositAt: number) => () =>
      assertCashAllowed(none, [pay('cash', 60_000_00)], at, {
        elsewhereToday,
        deposits: [{ amountPaise: paise(40_000_00), at: depositAt }],
      });
    expect(after(at)).toThrow('cash-above-limit');
    expect(after(at - 24 * 3_600_000)).not.toThrow();
  });
});
