import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { expect, test } from 'vitest';
import { aHouse, anOpenOrder, get, list, ordering } from '../../support/arrange.ts';
import { withoutDatabase } from '../../support/frozen.ts';
import { call } from '../../support/mount.ts';

/** ms; long enough for a call to be in the middle of its transaction, short enough for others who use the database. */
const STOPPED_MS = 800;
const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls while the database is stopped, and repeats the call before the first answer. */
async function askedTwice<T>(ask: () => Promise<T>): Promise<T[]> {
  const answers: Promise<T>[] = [];
  await withoutDatabase(async () => {
    answers.push(ask());
    await passed(STOPPED_MS);
    answers.push(ask());
  });
  return Promise.all(answers);
}

test('a round sent while the database stops is cooked once', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  const { orderId, guest } = await anOpenOrder(house);
  const round = ordering(house, { orderId });
  const [first, again] = await askedTwice(() => call(placeRound, round, guest));
  expect(again).toEqual(first);
  const order = await get(orders, { restaurantId: house.restaurantId, orderId });
  expect(Object.keys(order.lines)).toEqual(['1-1', '2-1']);
  expect(order.kots).toEqual([1, 2]);
});

test('a bill settled while the database stops is settled once', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  const { orderId } = await anOpenOrder(house);
  const input = {
    orderId,
    requestId: newId(),
    seenRounds: 1,
    portions: null,
    payments: [exactly('upi', paise(12_600))],
  };
  const [first, again] = await askedTwice(() => call(settleBill, input, house.captain));
  expect(again).toEqual(first);
  expect(await list(invoices, { restaurantId: house.restaurantId })).toHaveLength(1);
});
