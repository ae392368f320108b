import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { setDiscount, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, anOpenOrder, everything, get } from '../../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { cash, issued, putMoney, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

const CASH = { method: 'cash', name: '' } as const;

/** Maximum number of bytes that an order's money may have. */
const LIMIT = 900_000;

let house: House;
let orderId: string;

/** Fills the order's money up to `bytesLeft` below the limit. */
async function fillMoney(bytesLeft: number): Promise<void> {
  const left = LIMIT - bytesLeft - JSON.stringify(anOrderMoney()).length;
  const returned = { amountPaise: paise(1), taken: CASH, given: CASH, businessDay: '2026-11-20' };
  const back = (length: number) => ({ id: 'x'.repeat(length), returned });
  const frame = JSON.stringify(back(0)).length;
  const many = Array.from({ length: Math.floor(left / (1_000 + frame + 1)) - 1 }, () => back(1_000));
  const last = back(left - many.length * (1_000 + frame + 1) - frame);
  const money = anOrderMoney({ returnedPayments: [...many, last] });
  expect(Buffer.byteLength(JSON.stringify(money))).toBe(LIMIT - bytesLeft);
  await putMoney(house.restaurantId, orderId, money);
}

beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
  ({ orderId } = await anOpenOrder(house));
}, 60_000);

const discount = { kind: 'amount', value: 10_00, reason: 'Cold food' } as const;

test.each([
  ['a bill', () => reasonOf(settleBill, settling(orderId), house.captain)],
  [
    'a part payment',
    () => reasonOf(settleBill, settling(orderId, { payments: [cash(5_000)] }), house.captain),
  ],
  ['a discount', () => reasonOf(setDiscount, { orderId, requestId: newId(), discount }, house.owner)],
])('%s that would grow the money beyond its limit is refused, and nothing is written', async (_, grow) => {
  await fillMoney(50);
  const before = await everything();
  expect(await grow()).toBe('order-too-large');
  expect(await everything()).toEqual(before);
});

test('the refusal says how large it would be, and its number is used next', async () => {
  await fillMoney(50);
  const refused = await tryCall(settleBill, settling(orderId), house.captain);
  expect(refused).toMatchObject({ reason: 'order-too-large', details: { limit: LIMIT } });
  const bytes = 'reason' in refused ? Number(refused.details['bytes']) : 0;
  expect(bytes).toBeGreaterThan(LIMIT);
  await putMoney(house.restaurantId, orderId, anOrderMoney());
  expect((await issued(settling(orderId), house.captain)).number).toMatch(/000001$/);
});

test('money below its limit is stored, however large', async () => {
  await fillMoney(20_000);
  await call(settleBill, settling(orderId), house.captain);
  const money = await get(orderMoney, { restaurantId: house.restaurantId, orderId });
  expect(money.settlements).toHaveLength(1);
  expect(Buffer.byteLength(JSON.stringify(money))).toBeGreaterThan(LIMIT - 20_000);
});
