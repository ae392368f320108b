import { aMenu, aMenuItem, anOffer, aPriceList } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { savePriceLists } from '@bhoj/domain/menu/prices/price-lists.contract';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { paise } from '@bhoj/domain/money/money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { moveLines, moveTable } from '@bhoj/domain/orders/acts/acts.contract';
import { setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { addTable } from '@bhoj/domain/tables/tables.contract';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { businessDayOf, dayAfter, endOfBusinessDay } from '@bhoj/domain/time/ist';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  auditOf,
  dosa,
  everything,
  find,
  get,
  joining,
  ordering,
  put,
  withRights,
} from '../../support/arrange.ts';
import { renewed, signInGuest } from '../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import { served, tallyServer } from '../../support/server-tally.ts';
import { cash, issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

const DISH = 'masala-dosa';
/** The tables of these tests are on the first floor. */
const ac = aPriceList({ id: 'ac', name: 'AC hall', floors: [1] });
const away = aPriceList({ id: 'away', name: 'Takeaway', floors: undefined, types: ['takeaway'] });
const AMOUNTS = { ac: { [DISH]: paise(140_00) }, away: { [DISH]: paise(110_00) } };

afterEach(() => {
  vi.useRealTimers();
});

async function aListHouse(lists = [ac, away], amounts: object = AMOUNTS): Promise<House> {
  const house = await aHouse({}, { tableCount: 2 });
  await call(savePriceLists, { baseVersion: 1, lists, amounts: amounts as typeof AMOUNTS }, house.owner);
  return house;
}

const lineOf = async ({ restaurantId }: House, orderId: string) =>
  (await get(orders, { restaurantId, orderId })).lines['1-1'];

const inHall = (house: House, overrides: object = {}) =>
  ordering(house, { menuVersion: 2, seenLists: ['ac'], ...overrides });

describe('price lists', () => {
  test('are saved with their amounts, raise the menu’s version, and a repeat writes nothing', async () => {
    const house = await aListHouse();
    const { restaurantId } = house;
    expect((await get(menus, { restaurantId })).priceLists).toBe(2);
    expect(await get(menuPrices, { restaurantId })).toEqual({
      version: 2,
      lists: [ac, away],
      items: AMOUNTS,
    });
    expect((await get(availabilities, { restaurantId })).menuVersion).toBe(2);
    const before = await everything();
    const again = { baseVersion: 1, lists: [ac, away], amounts: AMOUNTS };
    expect(await call(savePriceLists, again, house.owner)).toEqual({ version: 2 });
    expect(await everything()).toEqual(before);
    expect((await auditOf(house)).filter(({ action }) => action === 'savePriceLists')).toHaveLength(1);
  });

  test('of two owners do not overwrite each other', async () => {
    const house = await aListHouse();
    const before = await everything();
    const late = { baseVersion: 1, lists: [ac], amounts: {} };
    expect(await reasonOf(savePriceLists, late, house.owner)).toBe('menu-stale');
    // A device that has the new menu with the old lists, or with none.
    for (const was of [1, 0])
      expect(await reasonOf(savePriceLists, { ...late, baseVersion: 2, was }, house.owner)).toBe(
        'menu-stale',
      );
    expect(await everything()).toEqual(before);
    const right = { ...late, baseVersion: 2, was: 2 };
    expect(await call(savePriceLists, right, house.owner)).toEqual({ version: 3 });
  });

  test('need the right to change the menu', async () => {
    const house = await aHouse();
    const input = { baseVersion: 1, lists: [ac], amounts: {} };
    expect(await reasonOf(savePriceLists, input, house.captain)).toBe('not-allowed');
    const cashier = await withRights(house.restaurantId, ['settle', 'sold-out']);
    expect(await reasonOf(savePriceLists, input, cashier)).toBe('not-allowed');
  });

  test('stay when the menu is saved, and what leaves it loses its amounts only when the lists are saved', async () => {
    const house = await aListHouse();
    const { restaurantId } = house;
    const { items, categories, addOnGroups } = await get(menus, { restaurantId });
    const tea = aMenuItem({ id: 'tea', name: 'Tea' });
    const content = { items: [...items, tea], categories, addOnGroups };
    await call(saveMenu, { baseVersion: 2, content }, house.owner);
    expect((await get(menus, { restaurantId })).priceLists).toBe(2);
    expect(await get(menuPrices, { restaurantId })).toEqual({
      version: 2,
      lists: [ac, away],
      items: AMOUNTS,
    });
    await call(saveMenu, { baseVersion: 3, content: { ...content, items: [tea] } }, house.owner);
    await call(saveMenu, { baseVersion: 4, content }, house.owner);
    const back = inHall(house, { menuVersion: 5 });
    await call(placeRound, back, house.captain);
    expect(await lineOf(house, back.orderId)).toMatchObject({ unitPaise: 140_00, list: { id: 'ac' } });
    await call(saveMenu, { baseVersion: 5, content: { ...content, items: [tea] } }, house.owner);
    expect(await get(menuPrices, { restaurantId })).toMatchObject({ version: 2, items: AMOUNTS });
    const fewer = { baseVersion: 6, was: 2, lists: [ac], amounts: {} };
    expect(await call(savePriceLists, fewer, house.owner)).toEqual({ version: 7, lost: 2 });
    expect(await get(menuPrices, { restaurantId })).toEqual({ version: 7, lists: [ac], items: {} });
  });

  test('that are all removed leave nothing behind', async () => {
    const house = await aListHouse();
    const { restaurantId } = house;
    await call(savePriceLists, { baseVersion: 2, lists: [], amounts: {} }, house.owner);
    expect(await get(menus, { restaurantId })).not.toHaveProperty('priceLists');
    expect(await find(menuPrices, { restaurantId })).toBeNull();
  });

  test('replace a document that was left although the menu names no lists', async () => {
    const house = await aHouse();
    const { restaurantId } = house;
    await put(menuPrices, { restaurantId }, { version: 9, lists: [away], items: { away: AMOUNTS.away } });
    await call(savePriceLists, { baseVersion: 1, lists: [ac], amounts: { ac: AMOUNTS.ac } }, house.owner);
    const items = { ac: AMOUNTS.ac };
    expect(await get(menuPrices, { restaurantId })).toEqual({ version: 2, lists: [ac], items });
  });

  test('ask no more than the MRP on a pack, also when the MRP sinks later', async () => {
    const water = (mrp: number) =>
      aMenuItem({
        id: 'water',
        name: 'Water',
        taxClass: 'goods',
        goods: { hsn: '22011010', taxBp: 500 },
        pricePaise: paise(18_00),
        mrpPaise: paise(mrp),
      });
    const house = await aHouse({}, { menu: { items: [water(20_00)] } });
    const priced = (amount: number) => ({
      baseVersion: 1,
      lists: [ac],
      amounts: { ac: { water: paise(amount) } },
    });
    expect(await reasonOf(savePriceLists, priced(20_01), house.owner)).toBe('above-mrp');
    await call(savePriceLists, priced(20_00), house.owner);
    const content = { items: [water(19_00)], categories: aMenu().categories, addOnGroups: [] };
    expect(await tryCall(saveMenu, { baseVersion: 2, content }, house.owner)).toMatchObject({
      reason: 'above-mrp',
      details: { names: ['Water'] },
    });
  });

  test('with too many amounts are refused with record-full', async () => {
    const items = Array.from({ length: 601 }, (_, n) => aMenuItem({ id: `d${n}`, name: `Dish ${n}` }));
    const house = await aHouse({}, { menu: { items } });
    const all = Object.fromEntries(items.map(({ id }) => [id, paise(1_00)]));
    const lists = Array.from({ length: 10 }, (_, n) => aPriceList({ id: `l${n}`, name: `L${n}` }));
    const half = (from: number) =>
      Object.fromEntries(lists.slice(from, from + 5).map(({ id }) => [id, all] as const));
    await call(savePriceLists, { baseVersion: 1, lists, amounts: half(0) }, house.owner);
    const rest = { baseVersion: 2, lists, amounts: half(5) };
    expect(await reasonOf(savePriceLists, rest, house.owner)).toBe('record-full');
  });
});

describe('a round', () => {
  /** 140 + 2.5 % twice is 147; 110 + 2.5 % twice is 115.50, rounded up 116. */
  test('has the prices of its place, on the line and on the bill', async () => {
    const house = await aListHouse();
    const { guest, orderId } = await aGuestAt(house);
    await call(placeRound, inHall(house, { orderId }), guest);
    expect(await lineOf(house, orderId)).toMatchObject({
      unitPaise: 140_00,
      offer: null,
      list: { id: 'ac', name: 'AC hall' },
    });
    const parcel = inHall(house, { tableId: null, type: 'takeaway', seenLists: ['away'] });
    await call(placeRound, parcel, house.captain);
    expect(await lineOf(house, parcel.orderId)).toMatchObject({ unitPaise: 110_00, list: { id: 'away' } });
    const { bill } = await issued(settling(orderId, { payments: [cash(147_00)] }), house.captain);
    expect(bill).toMatchObject({ totalPaise: 147_00, lines: [{ unitPaise: 140_00 }] });
  });

  test('at the door has the prices of the table that it asks for, also from a captain', async () => {
    const house = await aListHouse();
    const tableId = 'F1-T01';
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { tableId, key: null }), guest);
    const round = inHall(house, { orderId, tableId });
    expect(await reasonOf(placeRound, { ...round, seenLists: [] }, guest)).toBe('menu-changed');
    expect(await call(placeRound, round, guest)).toMatchObject({ outcome: 'waiting' });
    await call(acceptRound, { orderId, roundId: round.roundId }, house.captain);
    expect(await lineOf(house, orderId)).toMatchObject({ unitPaise: 140_00, list: { id: 'ac' } });
    const other = await call(
      joinTable,
      joining(house, { tableId: 'F1-T02', key: null }),
      await signInGuest(),
    );
    await call(placeRound, inHall(house, { ...other, tableId: 'F1-T02' }), house.captain);
    expect(await lineOf(house, other.orderId)).toMatchObject({ unitPaise: 140_00 });
  });

  test('of a dish that no list prices has the menu’s price, and names no list', async () => {
    const house = await aListHouse();
    const round = inHall(house, { selections: [dosa({ itemId: 'filter-coffee' })] });
    await call(placeRound, round, house.captain);
    const line = await lineOf(house, round.orderId);
    expect(line).toMatchObject({ unitPaise: 40_00 });
    expect(line).not.toHaveProperty('list');
  });

  test('that saw other lists than those that count is not taken, and nothing is written', async () => {
    const house = await aListHouse();
    const { guest, orderId } = await aGuestAt(house);
    const before = await everything();
    for (const seenLists of [undefined, [], ['away'], ['ac', 'away'], ['gone']])
      expect(await reasonOf(placeRound, inHall(house, { orderId, seenLists }), guest)).toBe('menu-changed');
    const off = await aHouse();
    expect(await reasonOf(placeRound, ordering(off, { seenLists: ['ac'] }), off.captain)).toBe(
      'menu-changed',
    );
    expect((await everything()).filter((one) => one.includes(house.restaurantId))).toEqual(
      before.filter((one) => one.includes(house.restaurantId)),
    );
  });

  test('has an offer on the list’s price, not on the menu’s', async () => {
    const house = await aHouse({ offers: [anOffer({ from: '00:00', to: '00:00' })] }, { tableCount: 1 });
    await call(savePriceLists, { baseVersion: 1, lists: [ac], amounts: { ac: AMOUNTS.ac } }, house.owner);
    const round = inHall(house);
    await call(placeRound, round, house.captain);
    expect(await lineOf(house, round.orderId)).toMatchObject({
      unitPaise: 112_00,
      offer: { fullPaise: 140_00 },
      list: { id: 'ac' },
    });
  });

  test('has the price of a list that begins at the cut-off only from then on', async () => {
    const today = businessDayOf(Date.now(), '04:00');
    const tomorrow = aPriceList({ id: 'new', name: 'New', floors: undefined, from: dayAfter(today) });
    const house = await aListHouse([tomorrow], { new: { [DISH]: paise(130_00) } });
    const cutoff = endOfBusinessDay(Date.now() + 1, '04:00');
    vi.useFakeTimers({ toFake: ['Date'], now: cutoff - 60_000 });
    const early = inHall(house, { seenLists: [] });
    await call(placeRound, early, renewed(house.captain));
    expect(await lineOf(house, early.orderId)).toMatchObject({ unitPaise: 120_00 });
    vi.setSystemTime(cutoff + 1_000);
    const captain = renewed(house.captain);
    const late = inHall(house, { tableId: 'F1-T02', seenLists: [] });
    expect(await reasonOf(placeRound, late, captain)).toBe('menu-changed');
    await call(placeRound, { ...late, seenLists: ['new'] }, captain);
    expect(await lineOf(house, late.orderId)).toMatchObject({ unitPaise: 130_00, list: { id: 'new' } });
  });

  test('that waits for a captain has the list of the place when it is accepted', async () => {
    const house = await aHouse({ qrTrust: 'captain' }, { tableCount: 1 });
    await call(savePriceLists, { baseVersion: 1, lists: [ac], amounts: { ac: AMOUNTS.ac } }, house.owner);
    const { guest, orderId } = await aGuestAt(house);
    const round = inHall(house, { orderId });
    expect(await call(placeRound, round, guest)).toMatchObject({ outcome: 'waiting' });
    await call(acceptRound, { orderId, roundId: round.roundId }, house.captain);
    expect(await lineOf(house, orderId)).toMatchObject({ unitPaise: 140_00, list: { id: 'ac' } });
  });

  test('that waits has the prices that its guest saw, although its order has moved', async () => {
    const house = await aHouse({ qrTrust: 'captain' }, { tableCount: 2 });
    const garden = aPriceList({ id: 'garden', name: 'Garden', floors: [2] });
    const amounts = { ac: AMOUNTS.ac, garden: { [DISH]: paise(100_00) } };
    await call(savePriceLists, { baseVersion: 1, lists: [ac, garden], amounts }, house.owner);
    await call(addTable, { tableIds: ['F2-T01'], seats: 4 }, house.owner);
    const { guest, orderId } = await aGuestAt(house);
    const [first, second] = [inHall(house, { orderId }), inHall(house, { orderId })];
    for (const round of [first, second])
      expect(await call(placeRound, round, guest)).toMatchObject({ outcome: 'waiting' });
    await call(acceptRound, { orderId, roundId: first.roundId }, house.captain);
    await call(moveTable, { orderId, requestId: newId(), toTableId: 'F2-T01' }, house.captain);
    await call(acceptRound, { orderId, roundId: second.roundId }, house.captain);
    const { lines } = await get(orders, { restaurantId: house.restaurantId, orderId });
    expect(lines['2-1']).toMatchObject({ unitPaise: 140_00, list: { id: 'ac' } });
  });

  test('keeps its price when the list changes, goes off and goes away', async () => {
    const house = await aListHouse();
    const round = inHall(house);
    await call(placeRound, round, house.captain);
    const before = await lineOf(house, round.orderId);
    const dearer = { ac: { [DISH]: paise(200_00) } };
    await call(savePriceLists, { baseVersion: 2, lists: [ac], amounts: dearer }, house.owner);
    await call(savePriceLists, { baseVersion: 3, lists: [], amounts: {} }, house.owner);
    expect(await lineOf(house, round.orderId)).toEqual(before);
    const { bill } = await issued(settling(round.orderId, { payments: [cash(147_00)] }), house.captain);
    expect(bill.totalPaise).toBe(147_00);
  });
});

describe('an order that moves to a place of other lists', () => {
  /** The hall is the first floor, and the garden the second. */
  async function aMove(prices?: 'keep' | 'new') {
    const house = await aListHouse();
    await call(addTable, { tableIds: ['F2-T01'], seats: 4 }, house.owner);
    const round = inHall(house, { selections: [dosa({ quantity: 2 }), dosa({ itemId: 'filter-coffee' })] });
    await call(placeRound, round, house.captain);
    const input = { orderId: round.orderId, requestId: newId(), toTableId: 'F2-T01', prices };
    return { house, input, at: { restaurantId: house.restaurantId, orderId: round.orderId } };
  }

  test.each([undefined, 'keep' as const])('keeps its prices, asked for %s', async (prices) => {
    const { house, input, at } = await aMove(prices);
    const before = await get(orders, at);
    await call(moveTable, input, house.captain);
    const after = await get(orders, at);
    expect(after.tableId).toBe('F2-T01');
    expect(after.lines).toEqual(before.lines);
  });

  /** 2 × 120 + 40 is 280; with 2.5 % twice 294. */
  test('takes those of its new place where the member says so, once, and the bill follows', async () => {
    const { house, input, at } = await aMove('new');
    await call(moveTable, input, house.captain);
    await call(moveTable, input, house.captain);
    const { lines, subtotalPaise } = await get(orders, at);
    expect(lines['1-1']).toMatchObject({ unitPaise: 120_00 });
    expect(lines['1-1']).not.toHaveProperty('list');
    expect(subtotalPaise).toBe(280_00);
    const { bill } = await issued(settling(at.orderId, { payments: [cash(294_00)] }), house.captain);
    expect(bill.totalPaise).toBe(294_00);
  });

  test('takes no new prices once a part was paid or discounted', async () => {
    const { house, input } = await aMove('new');
    const discount = { kind: 'percent', value: 1_000, reason: 'Regular' } as const;
    await call(setDiscount, { orderId: input.orderId, requestId: newId(), discount }, house.owner);
    const before = await everything();
    expect(await reasonOf(moveTable, input, house.captain)).toBe('discounted');
    expect(await everything()).toEqual(before);
  });

  test('of some dishes alone leaves the others as they were', async () => {
    const { house, input, at } = await aMove();
    const intoOrderId = newId();
    const some = { fromOrderId: at.orderId, portions: { '1-1': 1 }, intoOrderId, toTableId: 'F2-T01' };
    await call(moveLines, { ...some, requestId: input.requestId, prices: 'new' }, house.captain);
    expect((await get(orders, at)).lines['1-1']).toMatchObject({ unitPaise: 140_00, quantity: 1 });
    const into = await get(orders, { ...at, orderId: intoOrderId });
    expect(Object.values(into.lines)).toMatchObject([{ unitPaise: 120_00, quantity: 1 }]);
    expect(into.subtotalPaise).toBe(120_00);
    const [entry] = (await auditOf(house)).filter(({ action }) => action === 'moveLines');
    expect(entry?.details).toMatchObject({ wasPaise: 140_00, nowPaise: 120_00 });
  });

  test('of some dishes alone opens a waiting order with a number that was left', async () => {
    const { house, input, at } = await aMove();
    const guest = await signInGuest();
    const { key } = await get(tables, { restaurantId: house.restaurantId, tableId: 'F2-T01' });
    const left = joining(house, { tableId: 'F2-T01', key, mobile: '9876543210', name: 'Asha' });
    const { orderId } = await call(joinTable, left, guest);
    const some = { fromOrderId: at.orderId, portions: { '1-1': 1 }, intoOrderId: orderId, toTableId: null };
    await call(moveLines, { ...some, requestId: input.requestId, prices: 'new' }, house.captain);
    const into = await get(orders, { ...at, orderId });
    expect(Object.values(into.lines)).toMatchObject([{ unitPaise: 120_00 }]);
    expect(into.customer).toMatchObject({ name: 'Asha' });
    expect(into.customer).not.toHaveProperty('isUnsaved');
  });

  test('pays for a dish what it cost on the day on which it was ordered', async () => {
    const today = businessDayOf(Date.now(), '04:00');
    const dearer = aPriceList({ id: 'new', name: 'New', floors: [2], from: dayAfter(today) });
    const house = await aListHouse([ac, dearer], { ac: AMOUNTS.ac, new: { [DISH]: paise(160_00) } });
    await call(addTable, { tableIds: ['F2-T01'], seats: 4 }, house.owner);
    const cutoff = endOfBusinessDay(Date.now() + 1, '04:00');
    vi.useFakeTimers({ toFake: ['Date'], now: cutoff - 60_000 });
    const round = inHall(house);
    await call(placeRound, round, renewed(house.captain));
    vi.setSystemTime(cutoff + 1_000);
    const input = { orderId: round.orderId, requestId: newId(), toTableId: 'F2-T01', prices: 'new' as const };
    await call(moveTable, input, renewed(house.captain));
    expect(await lineOf(house, round.orderId)).toMatchObject({ unitPaise: 120_00 });
  });
});

describe('what an order reads', () => {
  beforeAll(tallyServer);

  async function costOf(house: House, overrides: object): Promise<typeof served> {
    const before = { ...served };
    await call(placeRound, ordering(house, { orderId: newId(), ...overrides }), house.captain);
    return { reads: served.reads - before.reads, writes: served.writes - before.writes };
  }

  test('is one document more in a restaurant with lists, once a version', async () => {
    const plain = await aHouse({}, { tableCount: 3 });
    await costOf(plain, { tableId: 'F1-T01' });
    const without = await costOf(plain, { tableId: 'F1-T02' });
    const house = await aListHouse([ac], { ac: AMOUNTS.ac });
    const listed = { menuVersion: 2, seenLists: ['ac'] };
    const first = await costOf(house, { ...listed, tableId: 'F1-T01' });
    // The first order of an instance reads the menu too.
    expect(first).toEqual({ reads: without.reads + 2, writes: without.writes });
    expect(await costOf(house, { ...listed, tableId: 'F1-T02' })).toEqual(without);
  });
});
