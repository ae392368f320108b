import { describe, expect, it } from 'vitest';
import { anOrderMoney, aDiscount } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear } from '../../fixtures/new-year.ts';
import { ASHA, RAVI, stagesIn, withBilling, withStages } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { NOW } from '../../fixtures/ids.ts';
import { paise } from '../../money/money.ts';
import { setComplimentary, splitForGiving } from '../../billing/discounts/complimentary.ts';
import { billOf } from '../../billing/settle/running-bill.ts';
import { ticketsOf } from '../kitchen/progress.ts';
import { knownResult } from '../rounds/round.ts';
import { newCancellations } from './cancellations.ts';
import { cancelPortions } from './cancelling.ts';
import { splitLines } from './split-lines.ts';
import type { Order } from '../shape/order.schema.ts';

const dal = aDearDal({ quantity: 2, unitPaise: paise(333_33) });
const order = anOrderAtNewYear([
  dal,
  { ...dal, itemId: 'naan', name: 'Naan', quantity: 5, unitPaise: paise(49_99) },
]);
const NAAN = '1-2';
const roundId = order.lines[NAAN]?.roundId ?? '';
const bill = (of: Order, money = anOrderMoney({})) => billOf({ order: of, money }, aRestaurant());

describe('portions in a line of their own', () => {
  it('leave bill, kitchen and the answer of their round as they were', () => {
    const cooking = withStages(order, { cooking: [NAAN], ready: ['1-1'] });
    const { order: split, ids } = splitLines(cooking, { [NAAN]: 2 });
    expect(ids).toEqual({ [NAAN]: '1-3' });
    expect([split.lines[NAAN]?.quantity, split.lines['1-3']?.quantity]).toEqual([3, 2]);
    expect(stagesIn(split)).toMatchObject({ cooking: [NAAN, '1-3'], ready: ['1-1'] });
    expect(bill(split)).toEqual(bill(order));
    expect(split.subtotalPaise).toBe(order.subtotalPaise);
    const to = { orderId: 'o', roundId };
    expect(knownResult(split, to)).toEqual(knownResult(order, to));
    expect(ticketsOf('o', split)).toHaveLength(ticketsOf('o', order).length);
  });

  it('are of the same line where all of it is named, and may be taken out again and again', () => {
    expect(splitLines(order, { [NAAN]: 5 })).toEqual({ order, ids: { [NAAN]: NAAN } });
    const once = splitLines(order, { [NAAN]: 2 }).order;
    const twice = splitLines(once, { [NAAN]: 1, '1-3': 1 });
    expect(twice.ids).toEqual({ [NAAN]: '1-4', '1-3': '1-5' });
    expect(bill(twice.order)).toEqual(bill(order));
  });

  it('are no more than are there, and none of a line that is billed, cancelled or unknown', () => {
    const reason = (of: Order, portions: Record<string, number>) => reasonOf(() => splitLines(of, portions));
    expect(reason(order, { [NAAN]: 6 })).toBe('part-billed');
    expect(reason(withBilling(order, { billed: { [NAAN]: 4 } }), { [NAAN]: 2 })).toBe('part-billed');
    expect(reason(order, { '9-9': 1 })).toBe('line-not-found');
  });
});

describe('some portions of a line', () => {
  const cancelling = {
    reason: 'Full',
    by: RAVI,
    at: NOW,
    bill: anOrderMoney({}),
    day: order.businessDay,
    mayCancelMade: false,
  };
  const cancel = (of: Order, portions: Record<string, number>, lineIds = [NAAN]) =>
    cancelPortions(of, { lineIds, portions }, cancelling);

  it('are cancelled before and while they cook, and counted at their price (P-SOME-1)', () => {
    for (const before of [order, withStages(order, { cooking: [NAAN] })]) {
      const { order: after, lineIds } = cancel(before, { [NAAN]: 2 });
      expect(lineIds).toEqual(['1-3']);
      expect(stagesIn(after)).toMatchObject({ cancelled: ['1-3'] });
      expect(after.subtotalPaise).toBe(order.subtotalPaise - 2 * 49_99);
      expect(newCancellations(before, after)).toEqual([{ day: order.businessDay, amountPaise: 2 * 49_99 }]);
      expect(ticketsOf('o', after)[0]?.lines.map(({ line, stage }) => [line.quantity, stage])).toEqual([
        [2, 'queued'],
        [3, before === order ? 'queued' : 'cooking'],
        [2, 'cancelled'],
      ]);
    }
  });

  it('are not cancelled once they are made, as the whole line is not', () => {
    const made = withStages(order, { cooking: [NAAN], ready: [NAAN] });
    expect(reasonOf(() => cancel(made, { [NAAN]: 2 }))).toBe('line-is-made');
  });

  it('of a line that is already cancelled change nothing', () => {
    const { order: gone } = cancel(order, {});
    expect(cancel(gone, { [NAAN]: 2 }).order).toBe(gone);
  });

  it('may be what no document bills yet of a line', () => {
    const billed = withBilling(order, { billed: { [NAAN]: 3 } });
    expect(stagesIn(cancel(billed, { [NAAN]: 2 }).order)).toMatchObject({ cancelled: ['1-3'] });
    expect(reasonOf(() => cancel(billed, {}))).toBe('part-billed');
  });
});

describe('some portions given for nothing', () => {
  const BIRTHDAY = { reason: 'Birthday', by: ASHA };

  it('cost nothing, and the others what they did, to the paisa, with a discount too (P-SOME-1)', () => {
    const served = withStages(order, { cooking: [NAAN], ready: [NAAN], served: [NAAN] });
    const { account, ids } = splitForGiving({ order: served, money: anOrderMoney({}) }, { [NAAN]: 2 });
    const given = setComplimentary(account, Object.values(ids), BIRTHDAY);
    const free = billOf(given, aRestaurant());
    expect(free.discountPaise).toBe(2 * 49_99);
    expect(free.subtotalPaise).toBe(bill(order).subtotalPaise);
    const without = cancelPortions(
      order,
      { lineIds: [NAAN], portions: { [NAAN]: 2 } },
      {
        reason: 'x',
        by: RAVI,
        mayCancelMade: false,
        at: NOW,
        bill: anOrderMoney({}),
        day: order.businessDay,
      },
    );
    expect(free.totalPaise).toBe(bill(without.order).totalPaise);
  });

  it('leave a line outside a discount outside of it, when they are paid again', () => {
    const money = anOrderMoney({ discount: { ...aDiscount(), outside: [NAAN] } });
    const { account, ids } = splitForGiving({ order, money }, { [NAAN]: 2 });
    const given = setComplimentary(account, Object.values(ids), BIRTHDAY);
    const again = setComplimentary(given, Object.values(ids), null);
    expect(billOf(again, aRestaurant())).toEqual(bill(order, money));
  });

  it('are no more than are open; all that are open are the line itself', () => {
    const account = { order: withBilling(order, { billed: { [NAAN]: 3 } }), money: anOrderMoney({}) };
    expect(splitForGiving(account, { [NAAN]: 2 })).toMatchObject({ ids: {} });
    expect(reasonOf(() => splitForGiving(account, { [NAAN]: 3 }))).toBe('portions-taken');
  });
});
