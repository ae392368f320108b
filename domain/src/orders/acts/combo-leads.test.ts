import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderMoney } from '../../fixtures/billing.ts';
import { BUSINESS_DAY, NOW } from '../../fixtures/ids.ts';
import { anAvailability, aThali, aThaliMenu } from '../../fixtures/menu.ts';
import { aWaitingOrder, anOrder, ASHA, RAVI, withBilling } from '../../fixtures/orders.ts';
import { aNewRestaurant } from '../../fixtures/restaurant.ts';
import { openPortions } from '../../billing/bill/portions.ts';
import { setComplimentary } from '../../billing/discounts/complimentary.ts';
import { runningBillOf } from '../../billing/settle/running-bill.ts';
import { paise, sum, times } from '../../money/money.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { liveLines, subtotalOf } from '../kitchen/progress.ts';
import { portionsIn } from '../rounds/portion-limits.ts';
import { priceRound } from '../rounds/price-round.ts';
import { uncookedCancelled } from './cancellations.ts';
import { cancelOrder, cancelPortions } from './cancelling.ts';
import { moveLines } from './moving-lines.ts';
import type { Order } from '../shape/order.schema.ts';

const AT = Date.parse('2026-10-05T17:00+05:30');
const profile = projectProfile(aNewRestaurant());
const cancelling = {
  reason: 'Left',
  by: RAVI,
  at: NOW,
  bill: anOrderMoney(),
  day: BUSINESS_DAY,
  mayCancelMade: true,
};

/** Packed thalis at ₹15 of packing each. Their lines are 1-1 two rotis, 1-2 dal, which leads, 1-3 paneer, 1-4 papad. */
function aTakeaway(quantity = 1, stages: Parameters<typeof anOrder>[0] = {}): Order {
  const menu = aThaliMenu();
  const lines = priceRound([{ itemId: 'veg-thali', variantId: null, addOnIds: [], quantity, note: '' }], {
    menu: { ...menu, items: [aThali({ packingPaise: paise(15_00) }), ...menu.items.slice(1)] },
    availability: anAvailability({ limited: ['veg-thali', 'dal'] }),
    profile,
    at: AT,
    asked: { at: AT, type: 'takeaway' },
  });
  return anOrder({ type: 'takeaway', tableId: null, label: 'Ravi', rounds: [{ lines }], ...stages });
}

const cancel = (order: Order, ...lineIds: string[]) =>
  cancelPortions(order, { lineIds, portions: {} }, cancelling).order;

const backAfter = (before: Order, after: Order) =>
  uncookedCancelled(before, after).flatMap(({ counted = [], quantity }) =>
    counted.map((key) => [key, quantity]),
  );

const packingOf = (order: Order, money = anOrderMoney()) =>
  sum(
    runningBillOf({ order, money }, { charged: true, percentage: 5 }).lines.flatMap(
      ({ itemId, amountPaise, complimentary }) =>
        itemId === null && complimentary !== true ? [amountPaise] : [],
    ),
  );

const live = (order: Order) => liveLines(order).map(([, line]) => line);

describe('the dish that leads a combo', () => {
  it('hands the packing charge and the count of the combo over when it is cancelled', () => {
    const order = aTakeaway();
    const after = cancel(order, '1-2');
    expect(packingOf(after)).toBe(15_00);
    expect(portionsIn(live(after))).toBe(1);
    expect(backAfter(order, after)).toEqual([['dal', 1]]);
    expect(after.lines['1-3']).toMatchObject({ counted: ['veg-thali'], combo: { lead: true } });
    expect(after.lines['1-2']?.combo?.lead).toBeUndefined();
  });

  it('gives the combo’s own portion back with its last dish', () => {
    const order = aTakeaway();
    const first = cancel(order, '1-2', '1-3');
    expect(backAfter(order, first)).toEqual([['dal', 1]]);
    const last = cancel(first, '1-1', '1-4');
    expect(backAfter(first, last)).toEqual([['veg-thali', 1]]);
    expect(packingOf(last)).toBe(0);
  });

  it('gives it back where the lead alone is begun, and not where every dish is', () => {
    const begun = aTakeaway(1, { stages: { cooking: ['1-2'] } });
    expect(backAfter(begun, cancelOrder(begun, cancelling))).toEqual([['veg-thali', 1]]);
    const all = aTakeaway(1, { stages: { cooking: ['1-1', '1-2', '1-3', '1-4'] } });
    expect(backAfter(all, cancelOrder(all, cancelling))).toEqual([]);
  });

  it('keeps it with dishes that a document bills', () => {
    const order = withBilling(aTakeaway(), { billed: { '1-1': 2, '1-3': 1, '1-4': 1 } });
    expect(backAfter(order, cancel(order, '1-2'))).toEqual([['dal', 1]]);
  });

  it('is split where only some of several combos lose it', () => {
    const order = aTakeaway(3);
    const { order: after, lineIds } = cancelPortions(
      order,
      { lineIds: ['1-2'], portions: { '1-2': 1 } },
      cancelling,
    );
    expect(lineIds).toHaveLength(1);
    expect(packingOf(after)).toBe(3 * 15_00);
    expect(portionsIn(live(after))).toBe(3);
    expect(backAfter(order, after)).toEqual([['dal', 1]]);
  });

  it('stays with the dishes that stay when it moves away, and moves with whole combos', () => {
    const into = aWaitingOrder({ tableId: null, type: 'takeaway' });
    const moving = { bill: anOrderMoney(), by: RAVI, at: NOW, intoOrderId: 'other', table: null };
    const one = moveLines(aTakeaway(2), into, { ...moving, portions: { '1-2': 1 } });
    expect([packingOf(one.from), packingOf(one.into)]).toEqual([30_00, 0]);
    const whole = { '1-1': 2, '1-2': 1, '1-3': 1, '1-4': 1 };
    const two = moveLines(aTakeaway(2), into, { ...moving, portions: whole });
    expect([packingOf(two.from), packingOf(two.into)]).toEqual([15_00, 15_00]);
    expect(subtotalOf(two.from) + subtotalOf(two.into)).toBe(2 * 250_00);
  });

  it('is a paid dish where there is one', () => {
    const given = { reason: 'complaint' as const, by: ASHA, at: NOW };
    const order = aTakeaway();
    const one = setComplimentary({ order, money: anOrderMoney() }, ['1-2'], given);
    expect(packingOf(one.order, one.money)).toBe(15_00);
    const all = setComplimentary({ order, money: anOrderMoney() }, ['1-1', '1-2', '1-3', '1-4'], given);
    expect(packingOf(all.order, all.money)).toBe(0);
  });

  it('leads each combo that has a dish left, whatever is cancelled in turn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 8 })), { minLength: 1, maxLength: 10 }),
        (quantity, acts) => {
          let order = aTakeaway(quantity);
          let back = 0;
          for (const [nth, some] of acts) {
            const open = liveLines(order);
            const [id, line] = open[nth % Math.max(open.length, 1)] ?? [];
            if (id === undefined || line === undefined) break;
            const portions = { [id]: 1 + (some % line.quantity) };
            const after = cancelPortions(order, { lineIds: [id], portions }, cancelling).order;
            expect(subtotalOf(order) - subtotalOf(after)).toBe(times(line.unitPaise, portions[id] ?? 0));
            back += sum(
              backAfter(order, after).flatMap(([key, times]) =>
                key === 'veg-thali' ? [paise(Number(times))] : [],
              ),
            );
            order = after;
          }
          const left = new Map<number, number>();
          for (const { combo, quantity: portions } of live(order))
            left.set(combo?.part ?? 0, (left.get(combo?.part ?? 0) ?? 0) + portions / (combo?.portions ?? 1));
          const combos = Math.ceil(Math.max(0, ...left.values()));
          // A dal and a paneer may be the rests of two thalis.
          const led = portionsIn(live(order));
          expect(led).toBeGreaterThanOrEqual(combos);
          expect(led > 0).toBe(combos > 0);
          expect(packingOf(order)).toBe(led * 15_00);
          expect(back).toBe(quantity - led);
          expect(Object.keys(openPortions(order))).toHaveLength(live(order).length);
        },
      ),
    );
  });
});
