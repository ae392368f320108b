import { describe, expect, it } from 'vitest';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, withStages } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { rupees } from '../../money/money.ts';
import { countHandOver, dayOf } from '../../days/day.ts';
import { movementsOf } from '../../days/day-sums.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { setDetails } from '../../orders/acts/delivery.ts';
import {
  assertSameValue,
  correctHandOver,
  countedOf,
  declaredOf,
  handedOverOf,
  handOver,
  ownGoodsOf,
  ownPortions,
} from './handing-over.ts';
import { isBilledByOperator } from './operators-supply.ts';
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

describe('the default value', () => {
  const packed = { ...order.extras, packingPaise: rupees(20), packingTaxBp: 500 };
  const lines = [lineOf('Biryani', 289, { packingPaise: rupees(15) })];

  it('has the packing of the dishes and of the order: 289 + 15 + 20 = 324', () => {
    const biryani = { ...anOrder({ type: 'aggregator', aggregator: swiggy, lines }), extras: packed };
    expect(handOver(biryani, at(null)).handedOver.valuePaise).toBe(rupees(324));
  });

  it('leaves out packaged goods, which the restaurant bills itself (Circular 167/23/2021)', () => {
    const cans = lineOf('Cola', 40, { quantity: 5, taxClass: 'goods', hsn: '2202', taxBp: 4000 });
    const mixed = anOrder({ type: 'aggregator', aggregator: swiggy, lines: [...lines, cans] });
    expect(handOver(mixed, at(null)).handedOver.valuePaise).toBe(rupees(304));
    expect(ownGoodsOf(mixed)).toBe(rupees(200));
    expect(Object.values(ownPortions(mixed))).toEqual([5]);
    expect(ownPortions(order)).toEqual({});
  });
});

describe('who bills an operator’s order (CGST Act s. 9(5))', () => {
  const aggregators = (lines: readonly ReturnType<typeof lineOf>[]) =>
    anOrder({ type: 'aggregator', aggregator: swiggy, lines });
  const cans = lineOf('Cola', 40, { quantity: 5, taxClass: 'goods', hsn: '2202', taxBp: 4000 });
  const milk = lineOf('Milk', 40, { taxClass: 'exempt', taxBp: 0 });

  it.each([
    ['service at 5 %', [lineOf('Dal', 120)], true],
    ['exempt dishes', [milk], true],
    ['service and packaged goods', [lineOf('Dal', 120), cans], true],
    ['service at specified premises, 18 %', [lineOf('Dal', 120, { taxBp: 1800 }), milk], false],
    ['packaged goods alone', [cans], false],
    ['nothing yet', [], true],
  ])('%s: by the operator is %s', (_, lines, isTheirs) => {
    const one = aggregators(lines);
    expect(isBilledByOperator(one)).toBe(isTheirs);
    expect(reasonOf(() => assertNotOver(one))).toBe(isTheirs ? 'aggregator-order' : null);
    if (lines.length === 0) return;
    expect(reasonOf(() => handOver(one, at(null)))).toBe(isTheirs ? null : 'operator-order-is-ours');
  });

  it('is the restaurant for an order of its own', () => {
    expect(isBilledByOperator(anOrder())).toBe(false);
  });
});

describe('after it was handed over', () => {
  const done = handOver(order, at(rupees(500))).order;
  const correcting = {
    valuePaise: rupees(0),
    reason: 'Sent back',
    by: 'Asha',
    day: '2026-11-22',
    at: AT + 1,
  };

  it('a repeat is no fault, another value is', () => {
    const known = { operator: 'Swiggy', day: DAY, valuePaise: rupees(500) };
    expect(reasonOf(() => assertSameValue(known, null))).toBeNull();
    expect(reasonOf(() => assertSameValue(known, rupees(500)))).toBeNull();
    expect(reasonOf(() => assertSameValue(known, rupees(400)))).toBe('already-handed-over');
  });

  it('a refund takes the 500 off again, on the day of the refund', () => {
    const corrected = correctHandOver(done, correcting);
    const after = corrected?.order ?? done;
    expect(corrected?.correction).toEqual({
      operator: 'Swiggy',
      day: '2026-11-22',
      valuePaise: rupees(-500),
      isCorrection: true,
    });
    expect(declaredOf(after)).toEqual({ operator: 'Swiggy', valuePaise: 0, changedAt: AT + 1 });
    const days = [DAY, '2026-11-22'].map(
      (day) =>
        dayOf(day, { invoices: [], voided: new Set(), creditNotes: [], handedOver: countedOf(after) })
          .byOperator,
    );
    expect(days).toEqual([
      { Swiggy: { count: 1, totalPaise: rupees(500) } },
      { Swiggy: { count: 0, totalPaise: rupees(-500) } },
    ]);
  });

  it('corrections add up, and a repeat changes nothing', () => {
    const once = correctHandOver(done, { ...correcting, valuePaise: rupees(450) })?.order ?? done;
    expect(correctHandOver(once, { ...correcting, valuePaise: rupees(450) })).toBeNull();
    const twice = correctHandOver(once, { ...correcting, valuePaise: rupees(480) })?.order ?? done;
    expect(twice.aggregator?.corrections?.map(({ valuePaise }) => valuePaise)).toEqual([
      rupees(-50),
      rupees(30),
    ]);
    expect(declaredOf(twice)?.valuePaise).toBe(rupees(480));
  });

  it('only what was handed over is corrected, twenty times at most', () => {
    expect(reasonOf(() => correctHandOver(order, correcting))).toBe('not-handed-over');
    expect(reasonOf(() => correctHandOver(anOrder({ state: 'Completed' }), correcting))).toBe(
      'not-handed-over',
    );
    let full = done;
    for (let n = 1; n <= 20; n += 1)
      full = correctHandOver(full, { ...correcting, valuePaise: rupees(n) })?.order ?? full;
    expect(reasonOf(() => correctHandOver(full, correcting))).toBe('record-full');
  });
});
