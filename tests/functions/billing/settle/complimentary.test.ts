import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { setComplimentary, setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import { days } from '@bhoj/domain/days/day.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { paise } from '@bhoj/domain/money/money';
import { mergeTables } from '@bhoj/domain/orders/acts/acts.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, anOpenOrder, auditOf, everything, get } from '../../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { cash, issued, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ captainDiscountLimitPaise: paise(119_99) }, { tableCount: 2 });
}, 60_000);

const moneyOf = (orderId: string) => get(orderMoney, { restaurantId: house.restaurantId, orderId });
const free = (orderId: string, reason: string | null = 'Birthday') => ({
  orderId,
  requestId: newId(),
  lineIds: ['1-1'],
  reason,
});

/** One dosa at ₹120: all of it is taken off, so nothing is due. The day counts one portion of ₹120. */
test('makes a document of ₹0, which the day counts apart; a void takes it back, and the next bill gives it again', async () => {
  const { orderId } = await anOpenOrder(house);
  const { restaurantId } = house;
  const cooked = await get(orders, { restaurantId, orderId });
  const given = free(orderId);
  await call(setComplimentary, given, house.owner);
  const before = await everything();
  await call(setComplimentary, given, house.owner);
  expect(await everything()).toEqual(before);
  // The kitchen reads the order, and its dishes have not changed.
  const { lines, progress } = await get(orders, { restaurantId, orderId });
  expect({ lines, progress }).toEqual({ lines: cooked.lines, progress: cooked.progress });
  expect((await moneyOf(orderId)).complimentary).toEqual({
    '1-1': {
      reason: 'Birthday',
      by: { kind: 'owner', label: expect.any(String), id: memberIdOf(house.owner.uid) },
    },
  });
  const first = await issued(settling(orderId, { payments: [] }), house.captain);
  expect(first.bill).toMatchObject({ subtotalPaise: 120_00, discountPaise: 120_00, totalPaise: 0 });
  expect(first.bill.lines).toMatchObject([{ complimentary: true, amountPaise: 120_00, taxablePaise: 0 }]);
  const { businessDay: day } = cooked;
  expect((await get(days, { restaurantId, day })).complimentary).toEqual({ count: 1, totalPaise: 120_00 });
  const requestId = newId();
  const away = { invoiceId: first.invoiceId, requestId, reason: 'Wrong table', billAgain: true };
  await call(voidBill, away, house.owner);
  expect((await get(days, { restaurantId, day })).complimentary).toEqual({ count: 0, totalPaise: 0 });
  expect((await issued(settling(requestId, { payments: [] }), house.captain)).bill).toMatchObject({
    totalPaise: 0,
  });
  const audit = (await auditOf(house)).filter(({ action }) => action === 'setComplimentary');
  expect(audit).toMatchObject([{ details: { orderId, lines: '1-1', reason: 'Birthday' } }]);
  expect(await reasonOf(setComplimentary, free(orderId), house.owner)).toBe('already-settled');
});

test("above the captain's limit only the owner gives it, and a captain may then settle it", async () => {
  const { orderId } = await anOpenOrder(house);
  expect(await tryCall(setComplimentary, free(orderId), house.captain)).toMatchObject({
    reason: 'discount-above-limit',
    details: { limitPaise: 119_99, discountPaise: 120_00 },
  });
  await call(setComplimentary, free(orderId), house.owner);
  expect((await issued(settling(orderId, { payments: [] }), house.captain)).bill.totalPaise).toBe(0);
});

test('is charged for again, by whoever may settle the bill', async () => {
  const { orderId } = await anOpenOrder(house);
  await call(setComplimentary, free(orderId), house.owner);
  await call(setComplimentary, free(orderId, null), house.captain);
  expect((await moneyOf(orderId)).complimentary).toEqual({});
  const { bill } = await issued(settling(orderId, { payments: [cash(126_00)] }), house.captain);
  expect(bill).toMatchObject({ discountPaise: 0, totalPaise: 126_00 });
});

test('sent again late, after it was charged for again, gives nothing away', async () => {
  const { orderId } = await anOpenOrder(house);
  const given = free(orderId);
  await call(setComplimentary, given, house.owner);
  await call(setComplimentary, free(orderId, null), house.captain);
  const before = await everything();
  expect(await call(setComplimentary, given, house.owner)).toEqual({});
  expect(await everything()).toEqual(before);
});

test('names open lines only, and keeps its order from being merged away', async () => {
  const [from, into] = [await anOpenOrder(house, 'F1-T01'), await anOpenOrder(house, 'F1-T02')];
  const input = { orderId: from.orderId, requestId: newId(), lineIds: ['1-1', '9-9'], reason: 'Birthday' };
  expect(await tryCall(setComplimentary, input, house.owner)).toMatchObject({
    reason: 'portions-taken',
    details: { lineIds: ['9-9'] },
  });
  await call(setComplimentary, free(from.orderId), house.owner);
  const merge = { fromOrderId: from.orderId, intoOrderId: into.orderId };
  expect(await reasonOf(mergeTables, merge, house.captain)).toBe('discounted');
});

/** With the complimentary dosa there is no dish left for a discount. */
test('leaves nothing for a discount of an amount', async () => {
  const { orderId } = await anOpenOrder(house);
  await call(setComplimentary, free(orderId), house.owner);
  const discount = { kind: 'amount', value: 1, covers: 'everything', reason: 'Cold food' } as const;
  expect(await tryCall(setDiscount, { orderId, requestId: newId(), discount }, house.owner)).toMatchObject({
    reason: 'discount-exceeds-bill',
    details: { openPaise: 0 },
  });
});
