import { isSoldOut } from '@bhoj/domain/menu/dish/availability';
import { setPortionsLeft } from '@bhoj/domain/menu/portions/portions-left.contract';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { cancelLines, cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aGuestAt, aHouse, dosa, everything, get, markLines, ordering } from '../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const DISH = 'masala-dosa';

async function aCounted(left: number): Promise<House> {
  const house = await aHouse({}, { tableCount: 2 });
  await call(setPortionsLeft, { counts: { [DISH]: { left, was: null } } }, house.captain);
  return house;
}

const leftAt = async ({ restaurantId }: House) =>
  (await get(portionsLeft, { restaurantId })).items[DISH]?.left;
const isOut = async ({ restaurantId }: House) =>
  isSoldOut(await get(availabilities, { restaurantId }), DISH, Date.now());

const takeaway = (house: House, quantity: number) =>
  ({ ...ordering(house, { selections: [dosa({ quantity })] }), tableId: null, type: 'takeaway' }) as const;

/** Places a round as a captain, and returns its order's id. */
async function sell(house: House, quantity: number): Promise<string> {
  const round = takeaway(house, quantity);
  await call(placeRound, round, house.captain);
  return round.orderId;
}

const cancelFirst = (house: House, orderId: string, portions = {}) =>
  call(
    cancelLines,
    { orderId, requestId: newId(), lineIds: ['1-1'], portions, reason: 'Ordered twice' },
    house.captain,
  );

describe('portions left', () => {
  test('go down with each round, and the last one marks the dish as sold out', async () => {
    const house = await aCounted(3);
    await sell(house, 2);
    expect([await leftAt(house), await isOut(house)]).toEqual([1, false]);
    const before = await everything();
    const answer = await tryCall(placeRound, takeaway(house, 2), house.captain);
    expect(answer).toMatchObject({ reason: 'too-few-left', details: { names: ['Masala dosa'], left: 1 } });
    expect(await everything()).toEqual(before);
    await sell(house, 1);
    expect([await leftAt(house), await isOut(house)]).toEqual([0, true]);
    expect(await reasonOf(placeRound, takeaway(house, 1), house.captain)).toBe('item-unavailable');
  });

  test('a round that is sent twice takes them once', async () => {
    const house = await aCounted(3);
    const round = takeaway(house, 2);
    await call(placeRound, round, house.captain);
    await call(placeRound, round, house.captain);
    expect(await leftAt(house)).toBe(1);
  });

  test('thirty phones at once get exactly what is there', async () => {
    const house = await aCounted(10);
    const rounds = Array.from({ length: 30 }, () => takeaway(house, 1));
    const answers = await Promise.all(rounds.map((round) => tryCall(placeRound, round, house.captain)));
    const refused = answers.filter((answer) => 'reason' in answer);
    expect(answers.length - refused.length).toBe(10);
    for (const answer of refused)
      expect(['too-few-left', 'item-unavailable']).toContain('reason' in answer && answer.reason);
    expect([await leftAt(house), await isOut(house)]).toEqual([0, true]);
  });

  test('come back with what is cancelled before anybody cooks it', async () => {
    const house = await aCounted(4);
    const orderId = await sell(house, 4);
    expect(await isOut(house)).toBe(true);
    await cancelFirst(house, orderId, { '1-1': 3 });
    expect([await leftAt(house), await isOut(house)]).toEqual([3, false]);
    await call(cancelOrder, { orderId, reason: 'The guests have left' }, house.captain);
    expect(await leftAt(house)).toBe(4);
  });

  test('do not come back once somebody cooks them', async () => {
    const house = await aCounted(4);
    const orderId = await sell(house, 2);
    await markLines({ restaurantId: house.restaurantId, orderId }, { cooking: ['1-1'] });
    await cancelFirst(house, orderId);
    expect(await leftAt(house)).toBe(2);
  });

  test('a guest’s round that waits takes none until a captain accepts it', async () => {
    const house = await aCounted(2);
    const { guest, orderId } = await aGuestAt(house, null);
    const round = ordering(house, {
      orderId,
      tableId: null,
      type: 'takeaway',
      selections: [dosa({ quantity: 2 })],
    });
    expect(await call(placeRound, round, guest)).toMatchObject({ outcome: 'waiting' });
    expect(await leftAt(house)).toBe(2);
    await sell(house, 1);
    const accepting = { orderId, roundId: round.roundId };
    expect(await reasonOf(acceptRound, accepting, house.captain)).toBe('too-few-left');
    await call(setPortionsLeft, { counts: { [DISH]: { left: 5, was: 1 } } }, house.captain);
    await call(acceptRound, accepting, house.captain);
    expect(await leftAt(house)).toBe(3);
  });

  test('end when somebody says so, and what is not on the menu is ignored', async () => {
    const house = await aCounted(0);
    expect(await isOut(house)).toBe(true);
    await call(
      setPortionsLeft,
      { counts: { [DISH]: { left: null, was: 0 }, 'not-here': { left: 3, was: null } } },
      house.captain,
    );
    const { restaurantId } = house;
    expect(await get(portionsLeft, { restaurantId })).toEqual({ items: {} });
    expect(await get(availabilities, { restaurantId })).toEqual({ soldOut: {}, menuVersion: 1 });
    await sell(house, 9);
  });
});

describe('a restaurant that counts nothing', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('reads no counts with a round or a cancellation', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const getAll = vi.spyOn(Transaction.prototype, 'getAll');
    await cancelFirst(house, await sell(house, 1));
    const read = getAll.mock.calls.flat().map((ref) => ('path' in ref ? String(ref.path) : ''));
    expect(read.some((path) => path.endsWith('catalog/availability'))).toBe(true);
    expect(read.filter((path) => path.endsWith('catalog/limits'))).toEqual([]);
  });
});
