import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { hourOf, NORM_AT_FIRST } from '@bhoj/domain/restaurant/first-round-norm';
import type { FirstRoundNorm } from '@bhoj/domain/restaurant/first-round-norm.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  change,
  dosa,
  get,
  joining,
  ordering,
  setUp,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call } from '../../../support/mount.ts';
import { today } from '../../../support/settled.ts';
import { cash, settling } from '../../../support/settling.ts';

const USUAL = NORM_AT_FIRST.portions;

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

describe('what is usual is measured:', () => {
  const measuredAs = async (usual: Partial<FirstRoundNorm>) => {
    const house = await aHouse();
    const known = { portions: USUAL, phones: 8, hours: null, ...usual };
    await change(profiles, { restaurantId: house.restaurantId }, { firstRoundNorm: known });
    const party = await aGuestAt(house);
    const round = (quantity = 1) =>
      ordering(house, { orderId: party.orderId, selections: [dosa({ quantity })] });
    const why = async ({ roundId }: { roundId: string }) =>
      (await get(pendingRounds, { restaurantId: house.restaurantId, orderId: party.orderId, roundId }))
        .unusual;
    return { house, ...party, round, why };
  };
  const hourNow = hourOf(Date.now());

  test('more portions than here wait, fewer do not', async () => {
    const { guest, round, why } = await measuredAs({ portions: 3 });
    const large = round(4);
    expect(await call(placeRound, large, guest)).toMatchObject({ outcome: 'waiting' });
    expect(await why(large)).toBe('portions');
    const small = await measuredAs({ portions: 3 });
    expect(await call(placeRound, small.round(3), small.guest)).toMatchObject({ outcome: 'sent' });
  });

  test('more phones than here wait', async () => {
    const { house, guest, orderId, round, why } = await measuredAs({ phones: 1 });
    const { code } = (await get(orders, { restaurantId: house.restaurantId, orderId })).joining;
    await call(joinTable, joining(house, { code }), await signInGuest());
    const first = round();
    expect(await call(placeRound, first, guest)).toMatchObject({ outcome: 'waiting' });
    expect(await why(first)).toBe('phones');
  });

  test('an hour at which guests do not order here waits, another does not', async () => {
    const { guest, round, why } = await measuredAs({ hours: [(hourNow + 12) % 24] });
    const late = round();
    expect(await call(placeRound, late, guest)).toMatchObject({ outcome: 'waiting' });
    expect(await why(late)).toBe('hour');
    const usual = await measuredAs({ hours: [hourNow, (hourNow + 1) % 24] });
    expect(await call(placeRound, usual.round(), usual.guest)).toMatchObject({ outcome: 'sent' });
  });
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
  const { firstRounds } = await get(serviceSettings, { restaurantId: house.restaurantId });
  expect(firstRounds).toMatchObject({ portions: { 1: 1 }, phones: { 1: 1 } });
});
