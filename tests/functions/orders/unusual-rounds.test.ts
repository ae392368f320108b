import { closeDay } from '@bhoj/domain/days/days.contract';
import { orders, pendingRounds } from '@bhoj/domain/orders/order.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { USUAL_AT_FIRST } from '@bhoj/domain/restaurant/usual';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { settleBill } from '@bhoj/domain/billing/settlement.contract';
import { expect, test } from 'vitest';
import { aGuestAt, aHouse, anOpenOrder, dosa, get, ordering, setUp } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';
import { today } from '../../support/settled.ts';
import { cash, settling } from '../../support/settling.ts';

const USUAL = USUAL_AT_FIRST.portions;

test('an unusually large first round waits for a captain with the right key, who reads why; later ones flow', async () => {
  const house = await aHouse();
  const { guest, orderId } = await aGuestAt(house);
  const large = ordering(house, { orderId, selections: [dosa({ quantity: USUAL + 1 })] });
  expect((await call(placeRound, large, guest)).outcome).toBe('waiting');
  const at = { restaurantId: house.restaurantId, orderId };
  expect(await get(pendingRounds, { ...at, roundId: large.roundId })).toMatchObject({ unusual: 'portions' });
  expect(await get(orders, at)).toMatchObject({ state: 'waiting', lines: {} });

  await call(acceptRound, { orderId, roundId: large.roundId }, house.captain);
  const next = ordering(house, { orderId, selections: [dosa({ quantity: USUAL + 1 })] });
  expect((await call(placeRound, next, guest)).outcome).toBe('sent');
});

test('a usual first round goes to the kitchen, and so does any of a member', async () => {
  const house = await aHouse();
  const { guest, orderId } = await aGuestAt(house);
  const usual = ordering(house, { orderId, selections: [dosa({ quantity: USUAL })] });
  expect((await call(placeRound, usual, guest)).outcome).toBe('sent');
  const banquet = ordering(house, { tableId: 'F1-T02', selections: [dosa({ quantity: 99 })] });
  expect((await call(placeRound, banquet, house.captain)).outcome).toBe('sent');
});

test('the owner can let unusual first rounds through', async () => {
  const house = await aHouse();
  await setUp(house, { unusualWaits: false });
  const { guest, orderId } = await aGuestAt(house);
  const large = ordering(house, { orderId, selections: [dosa({ quantity: USUAL + 1 })] });
  expect((await call(placeRound, large, guest)).outcome).toBe('sent');
});

test("closing a day counts how its guests' first rounds were", async () => {
  const house = await aHouse();
  const { orderId } = await anOpenOrder(house);
  await call(settleBill, settling(orderId, { payments: [cash(12_600)] }), house.owner);
  const closing = {
    day: today(),
    requestId: newId(),
    openingCashPaise: paise(0),
    countedCashPaise: paise(12_600),
    paidOutPaise: ZERO,
    note: '',
    seenMovements: 1,
  };
  await call(closeDay, closing, house.owner);
  const { firstRounds } = await get(restaurants, { restaurantId: house.restaurantId });
  expect(firstRounds).toMatchObject({ portions: { 1: 1 }, phones: { 1: 1 } });
});
