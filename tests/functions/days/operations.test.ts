import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { days } from '@bhoj/domain/days/day.collection';
import { NO_OPERATIONS } from '@bhoj/domain/days/operations.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { paise } from '@bhoj/domain/money/money';
import { cancelLines, cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { MINUTE } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { aHouse, anOpenOrder, change, dosa, find, get, ordering, put } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';
import { today } from '../../support/settled.ts';
import { cash, issued, settling } from '../../support/settling.ts';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { House } from '../../support/arrange.ts';

const oneTable = () => aHouse({}, { tableCount: 1 });
const operationsOf = async ({ restaurantId }: House) =>
  (await find(days, { restaurantId, day: today() }))?.operations ?? null;
const voiding = (invoiceId: string, billAgain: boolean) => ({
  invoiceId,
  requestId: newId(),
  reason: 'Charged to the wrong table',
  billAgain,
});

/** A guest's dosa and two dosas that the captain took, at a table since 40 minutes. */
async function aSharedTable() {
  const house = await oneTable();
  const { restaurantId, captain } = house;
  const { orderId } = await anOpenOrder(house);
  await call(placeRound, ordering(house, { orderId, selections: [dosa({ quantity: 2 })] }), captain);
  const { openedAt } = await get(orders, { restaurantId, orderId });
  await change(orders, { restaurantId, orderId }, { openedAt: (openedAt ?? 0) - 40 * MINUTE });
  return { house, orderId };
}

/** ₹360 and 5 % GST. */
const whole = { seenRounds: 2, payments: [cash(37_800)] };

describe('a settled bill', () => {
  test('counts who took its dishes, its party, its hour and its type', async () => {
    const { house, orderId } = await aSharedTable();
    await issued(settling(orderId, whole), house.captain);
    const id = memberIdOf(house.captain.uid ?? '');
    const operations = await operationsOf(house);
    expect(operations).toMatchObject({
      billsByType: { 'dine-in': 1 },
      byMember: {
        guest: { name: '', bills: 1, portions: 1, amountPaise: 120_00 },
        [id]: { name: 'Ravi', bills: 1, portions: 2, amountPaise: 240_00 },
      },
      parties: { count: 1, minutes: 40 },
    });
    expect(Object.values(operations?.byHour ?? {})).toEqual([{ bills: 1, guests: 0 }]);
  });

  test('counts its party once, however it is split', async () => {
    const { house, orderId } = await aSharedTable();
    await issued(
      settling(orderId, { ...whole, portions: { '1-1': 1 }, payments: [cash(12_600)] }),
      house.captain,
    );
    await issued(settling(orderId, { ...whole, payments: [cash(25_200)] }), house.captain);
    expect(await operationsOf(house)).toMatchObject({
      billsByType: { 'dine-in': 2 },
      parties: { count: 1, minutes: 40 },
      byMember: { guest: { bills: 1, amountPaise: 120_00 } },
    });
  });

  test('takes all of it back when it is void, and counts again with the order that bills again', async () => {
    const { house, orderId } = await aSharedTable();
    const { restaurantId, owner, captain } = house;
    const { invoiceId } = await issued(settling(orderId, whole), captain);
    const before = await operationsOf(house);
    const { orderId: again } = await call(voidBill, voiding(invoiceId, true), owner);
    expect(await operationsOf(house)).toEqual(NO_OPERATIONS);
    expect(await get(orders, { restaurantId, orderId: again ?? '' })).toMatchObject({
      billing: { satMinutes: 40 },
    });
    await issued(settling(again ?? '', whole), captain);
    expect(await operationsOf(house)).toEqual(before);
  });
});

describe('cancelled lines', () => {
  test('are counted on the day once, also when the request is repeated', async () => {
    const house = await oneTable();
    const { captain } = house;
    const { orderId } = await anOpenOrder(house);
    const cancelling = { orderId, requestId: newId(), lineIds: ['1-1'], reason: 'Left' };
    await call(cancelLines, cancelling, captain);
    await call(cancelLines, cancelling, captain);
    await call(cancelOrder, { orderId, reason: 'Left' }, captain);
    expect((await operationsOf(house))?.cancelled).toEqual({ count: 1, totalPaise: 120_00 });
  });

  test('of a whole order count on the next day that is open', async () => {
    const house = await oneTable();
    const { restaurantId, captain } = house;
    const { orderId } = await anOpenOrder(house);
    await call(placeRound, ordering(house, { orderId }), captain);
    await put(days, { restaurantId, day: today() }, { ...emptyDay(today()), closedAt: Date.now() });
    await call(cancelOrder, { orderId, reason: 'Left' }, captain);
    expect(await operationsOf(house)).toEqual(NO_OPERATIONS);
    const { progress } = await get(orders, { restaurantId, orderId });
    const [next] = new Set(Object.values(progress.cancelled).map(({ day }) => day));
    expect(next).not.toBe(today());
    expect((await get(days, { restaurantId, day: next ?? '' })).operations?.cancelled).toEqual({
      count: 2,
      totalPaise: paise(240_00),
    });
  });
});
