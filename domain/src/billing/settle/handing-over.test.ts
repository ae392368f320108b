import { describe, expect, it } from 'vitest';
import { anOrder, withStages } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { rupees } from '../../money/money.ts';
import { countHandOver, dayOf, movementsOf } from '../../days/day.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { setDetails } from '../../orders/acts/delivery.ts';
import { handedOverOf, handOver } from './handing-over.ts';
import { NO_MONEY } from '../documents/order-money.ts';
import { registerOf } from '../records/export.ts';
import { assertCanSettle, assertNotOver } from './settlement.ts';

const DAY = '2026-11-20';
const AT = Date.parse('2026-11-20T21:00+05:30');
const swiggy = { operator: 'Swiggy', number: '1234567', valuePaise: null, day: null };
/** Three dishes at ₹120 each. */
const order = anOrder({ type: 'aggregator', tableId: null, label: 'Swiggy 1234567', aggregator: swiggy });
const at = (valuePaise: ReturnType<typeof rupees> | null) => ({ valuePaise, day: DAY, at: AT });

describe('handing over', () => {
  it('completes the order without a document, at the prices of the menu', () => {
    const done = handOver(order, at(null));
    expect(done.order).toMatchObject({ state: 'Completed', billing: { documents: [] }, closedAt: AT });
    // 3 × 120 = 360
    expect(done.handedOver).toEqual({ operator: 'Swiggy', day: DAY, valuePaise: rupees(360) });
    expect(handedOverOf(done.order)).toEqual(done.handedOver);
    expect(handedOverOf(order)).toBeNull();
  });

  it('is known of a completed order of an operator alone, once its value and day are', () => {
    const done = handOver(order, at(null)).order;
    const by = done.aggregator;
    expect(handedOverOf({ ...done, state: 'Cancelled' })).toBeNull();
    expect(handedOverOf({ ...done, aggregator: null })).toBeNull();
    expect(handedOverOf({ ...done, aggregator: by && { ...by, valuePaise: null } })).toBeNull();
    expect(handedOverOf({ ...done, aggregator: by && { ...by, day: null } })).toBeNull();
  });

  it('counts the operator’s own value where one is entered', () => {
    expect(handOver(order, at(rupees(415.5))).handedOver.valuePaise).toBe(rupees(415.5));
  });

  it('is refused for an order of our own, an order that is over, and one without dishes', () => {
    expect(reasonOf(() => handOver(anOrder(), at(null)))).toBe('not-an-aggregator-order');
    expect(reasonOf(() => handOver(handOver(order, at(null)).order, at(null)))).toBe('order-closed');
    const empty = withStages(order, { cancelled: Object.keys(order.lines) });
    expect(reasonOf(() => handOver(empty, at(null)))).toBe('nothing-to-bill');
  });
});

it('refuses every step to a document of ours', () => {
  expect(reasonOf(() => assertNotOver(order))).toBe('aggregator-order');
  expect(reasonOf(() => assertCanSettle(order, 1))).toBe('aggregator-order');
  expect(reasonOf(() => setDetails(order, { label: 'Meera', delivery: null }, NO_MONEY))).toBe(
    'aggregator-order',
  );
});

it('counts per operator in the day, in none of its other figures', () => {
  const zomato = { operator: 'Zomato', day: DAY, valuePaise: rupees(99) };
  const handedOver = [
    handOver(order, at(null)).handedOver,
    handOver(order, at(rupees(40))).handedOver,
    zomato,
  ];
  const elsewhere = { ...zomato, day: '2026-11-21' };
  const day = dayOf(DAY, {
    invoices: [],
    voided: new Set(),
    creditNotes: [],
    handedOver: [...handedOver, elsewhere],
  });
  expect(day).toEqual({
    ...emptyDay(DAY),
    // 360 + 40 = 400
    byOperator: {
      Swiggy: { count: 2, totalPaise: rupees(400) },
      Zomato: { count: 1, totalPaise: rupees(99) },
    },
  });
  expect(movementsOf(countHandOver(day, zomato))).toBe(movementsOf(day) + 1);
});

it('stands in the month’s register with its value, outside every total', () => {
  const { order: done } = handOver(order, at(null));
  const cancelled = { ...order, state: 'Cancelled' as const, closedAt: AT };
  const register = registerOf({
    invoices: [],
    voided: new Set(),
    creditNotes: [],
    operatorOrders: [done, cancelled],
  });
  expect(register.rows).toEqual([
    expect.objectContaining({ number: '1234567', kind: 'aggregator', customerName: 'Swiggy', issuedAt: AT }),
  ]);
  expect(register.rows[0]?.amounts).toMatchObject({
    operatorPaise: rupees(360),
    totalPaise: 0,
    untaxedPaise: 0,
  });
  expect(register.totalPaise).toBe(0);
});
