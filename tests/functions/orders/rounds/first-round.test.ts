import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { LONG_CODE, SHORT_CODE } from '@bhoj/domain/orders/door/code-tries';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { sendPhoneAway } from '@bhoj/domain/orders/door/phones.contract';
import { askForService, takeRequest } from '@bhoj/domain/orders/requests/service-requests.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { paise } from '@bhoj/domain/money/money';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  changeOrder,
  get,
  joining,
  ordering,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ services: ['dine-in', 'takeaway', 'delivery'] }, { tableCount: 2 });
});

const at = (orderId: string) => ({ restaurantId: house.restaurantId, orderId });
const orderOf = (orderId: string) => get(orders, at(orderId));
const withCode = (orderId: string, code: string) =>
  changeOrder(at(orderId), (order) => ({ ...order, joining: { ...order.joining, code } }));

describe('a captain’s first round', () => {
  test('begins an order that trusts its guests', async () => {
    const round = ordering(house);
    await call(placeRound, round, house.captain);
    const { orderId } = round;
    const { code } = (await orderOf(orderId)).joining;
    const guest = await signInGuest();
    await call(joinTable, joining(house, { code }), guest);
    expect(await call(placeRound, ordering(house, { orderId }), guest)).toMatchObject({ outcome: 'sent' });
  });

  test('of a delivery keeps the tax of its charge; a takeaway has none', async () => {
    const delivery = {
      mobile: '9876543210',
      address: '4 Church Street',
      note: '',
      chargePaise: paise(4_000),
    };
    const away = ordering(house, {
      tableId: null,
      type: 'delivery',
      details: { label: 'Meera', delivery },
    });
    await call(placeRound, away, house.captain);
    expect(await orderOf(away.orderId)).toMatchObject({
      type: 'delivery',
      extras: { deliveryTaxBp: 500 },
    });
    const taken = ordering(house, { tableId: null, type: 'takeaway' });
    await call(placeRound, taken, house.captain);
    expect(await orderOf(taken.orderId)).toMatchObject({
      type: 'takeaway',
      extras: { deliveryTaxBp: null },
      label: null,
    });
  });

  test('for two takeaways may have one name', async () => {
    const named = { tableId: null, type: 'takeaway' as const, details: { label: 'Meera', delivery: null } };
    for (const round of [ordering(house, named), ordering(house, named)]) {
      expect(await reasonOf(placeRound, round, house.captain)).toBeNull();
    }
  });

  test('at a table takes no name of a takeaway', async () => {
    const round = ordering(house, { details: { label: 'Meera', delivery: null } });
    await call(placeRound, round, house.captain);
    expect(await orderOf(round.orderId)).toMatchObject({ tableId: 'F1-T01', label: null });
  });
});

describe('the joining code', () => {
  test.each([
    ['a short one stays short', SHORT_CODE],
    ['a long one stays long', LONG_CODE],
  ])('%s when a guest is sent away', async (_, digits) => {
    const { guest, orderId } = await anOpenOrder(house);
    const code = '7'.repeat(digits);
    await withCode(orderId, code);
    await call(sendPhoneAway, { orderId, uid: guest.uid ?? '' }, house.captain);
    const after = (await orderOf(orderId)).joining.code;
    expect(after).toHaveLength(digits);
    expect(after).not.toBe(code);
  });

  test('is asked for with as many digits as the longest of the orders that wait at the table', async () => {
    const [one, two] = [await aGuestAt(house), await aGuestAt(house)];
    await withCode(one.orderId, '1'.repeat(SHORT_CODE));
    await withCode(two.orderId, '2'.repeat(LONG_CODE));
    const wrong = joining(house, { code: '3'.repeat(SHORT_CODE) });
    expect(await tryCall(joinTable, wrong, await signInGuest())).toMatchObject({
      reason: 'code-wrong',
      details: { digits: LONG_CODE },
    });
  });
});

test.each([
  ['that waits', aGuestAt],
  ['that is open', anOpenOrder],
])('a call of an order %s is gone from its table once it is taken', async (_, seated) => {
  const { guest, orderId } = await seated(house);
  const tableNow = () => get(tables, { restaurantId: house.restaurantId, tableId: 'F1-T01' });
  await call(askForService, { ...at(orderId), kind: 'waiter' }, guest);
  expect((await tableNow()).serviceRequest).toBe('waiter');
  const asked = (await orderOf(orderId)).requests.service?.at ?? 0;
  await call(takeRequest, { orderId, at: asked }, house.captain);
  expect((await tableNow()).serviceRequest).toBeNull();
});
