import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { HOUR } from '@bhoj/domain/time/ist';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  change,
  changeMenu,
  dosa,
  everything,
  get,
  ordering,
} from '../../../support/arrange.ts';
import { aMenu, aMenuItem, anAddOn, aVariant } from '@bhoj/domain/fixtures/menu';
import { anotherInstance, call, reasonOf, tryCall } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

describe('prices', () => {
  test('come from the menu: variant and add-ons; a price sent by a client has no field', async () => {
    const cafe = await aHouse(
      {},
      {
        menu: aMenu({
          items: [
            aMenuItem({
              variants: [
                aVariant({ id: 'half', name: 'Half', pricePaise: paise(7_000) }),
                aVariant({ id: 'full', name: 'Full', pricePaise: paise(13_000) }),
              ],
              addOnGroupIds: ['extras'],
            }),
          ],
          addOnGroups: [
            {
              id: 'extras',
              name: 'Extras',
              otherNames: {},
              min: 0,
              max: 1,
              options: [
                anAddOn({ id: 'ghee', name: 'Ghee', pricePaise: paise(1_500) }),
                anAddOn({ id: 'podi', name: 'Podi', pricePaise: paise(500) }),
              ],
            },
          ],
        }),
        tableCount: 1,
      },
    );
    const { guest, orderId } = await aGuestAt(cafe);
    const ghee = { groupId: 'extras', optionId: 'ghee' };
    const podi = { groupId: 'extras', optionId: 'podi' };
    const cheap = { pricePaise: 1, unitPaise: 1, totalPaise: 1, taxBp: 0, price: 1 };
    const chosen = { ...dosa({ variantId: 'full', addOnIds: [ghee], quantity: 2 }), ...cheap };
    const input = { ...ordering(cafe, { orderId, selections: [chosen] }), ...cheap };
    await call(placeRound, input, guest);
    const order = await get(orders, { restaurantId: cafe.restaurantId, orderId });
    expect(order.lines['1-1']).toMatchObject({ unitPaise: 14_500, taxBp: 500, quantity: 2 });
    expect(order.subtotalPaise).toBe(29_000);

    const before = await everything();
    for (const selection of [
      dosa(),
      dosa({ variantId: 'quarter' }),
      dosa({ variantId: 'half', addOnIds: [ghee, podi] }),
      dosa({ variantId: 'half', addOnIds: [ghee, ghee] }),
      dosa({ variantId: 'half', addOnIds: [{ groupId: 'extras', optionId: 'gold' }] }),
    ]) {
      const invalid = ordering(cafe, { orderId, selections: [selection] });
      expect(await reasonOf(placeRound, invalid, guest)).toBe('selection-invalid');
    }
    expect(await everything()).toEqual(before);
  });

  test('are computed again when the menu has changed', async () => {
    const cafe = await aHouse({}, { tableCount: 1 });
    const { guest, orderId } = await aGuestAt(cafe);
    await changeMenu(cafe);
    const before = await everything();
    const answer = await tryCall(placeRound, ordering(cafe, { orderId }), guest);
    expect(answer).toMatchObject({ reason: 'menu-changed', details: { version: 2 } });
    expect(await everything()).toEqual(before);
  });
});

describe('a menu that an instance has read', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  /** The last parts of the paths of the documents that one round reads. */
  async function readsOf(house: House, menuVersion: number): Promise<readonly string[]> {
    const getAll = vi.spyOn(Transaction.prototype, 'getAll');
    await call(
      placeRound,
      { ...ordering(house), tableId: null, type: 'takeaway', menuVersion },
      house.captain,
    );
    const read = getAll.mock.calls.flat().map((ref) => ('path' in ref ? String(ref.path) : ''));
    getAll.mockRestore();
    return read.map((path) => path.split('/').at(-1) ?? '');
  }

  test('is not read again until it changes, and the change counts at once in every instance', async () => {
    const bistro = await aHouse({}, { tableCount: 0 });
    const { restaurantId, captain } = bistro;
    expect(await readsOf(bistro, 1)).toContain('menu');
    expect(await readsOf(bistro, 1)).not.toContain('menu');
    const instance = await anotherInstance();
    await call(
      placeRound,
      { ...ordering(bistro), tableId: null, type: 'takeaway' },
      { ...captain, instance },
    );

    await changeMenu(bistro, { items: [aMenuItem({ pricePaise: paise(15_000) })] });
    for (const options of [captain, { ...captain, instance }]) {
      const round = { ...ordering(bistro), tableId: null, type: 'takeaway' } as const;
      expect(await reasonOf(placeRound, round, options)).toBe('menu-changed');
      await call(placeRound, { ...round, menuVersion: 2 }, options);
      const order = await get(orders, { restaurantId, orderId: round.orderId });
      expect(order.subtotalPaise).toBe(15_000);
    }
    expect(await readsOf(bistro, 2)).not.toContain('menu');
  });

  test('is read each time when what is sold out does not name its version', async () => {
    const bistro = await aHouse({}, { tableCount: 0 });
    await change(availabilities, { restaurantId: bistro.restaurantId }, { menuVersion: 0 });
    expect(await readsOf(bistro, 1)).toContain('menu');
    expect(await readsOf(bistro, 1)).toContain('menu');
  });
});

test('a captain’s first round reads its table in the same round trip, and a later one no table', async () => {
  const bistro = await aHouse({}, { tableCount: 2 });
  const { guest, orderId } = await aGuestAt(bistro, 'F1-T02');
  const first = ordering(bistro);
  const getAll = vi.spyOn(Transaction.prototype, 'getAll');
  const readsOf = async (work: Promise<unknown>) => {
    getAll.mockClear();
    await work;
    return getAll.mock.calls.map((refs) => refs.length);
  };
  // The captain's own record was read before.
  expect(await readsOf(call(placeRound, first, bistro.captain))).toEqual([1, 6]);
  const second = ordering(bistro, { orderId: first.orderId });
  expect(await readsOf(call(placeRound, second, bistro.captain))).toEqual([1, 4]);
  // A guest's call reads only the table of the guest's order, whatever table it names.
  const named = ordering(bistro, { orderId, tableId: 'F1-T01' });
  expect(await readsOf(call(placeRound, named, guest))).toEqual([4, 1]);
  getAll.mockRestore();
});

describe('an unavailable dish', () => {
  let kitchen: House;
  beforeAll(async () => {
    kitchen = await aHouse();
  });
  const order = (itemIds: string[]) =>
    ordering(kitchen, { selections: itemIds.map((itemId) => dosa({ itemId })) });

  test('is refused by name, all of them at once, and nothing of the round is sent', async () => {
    const { restaurantId } = kitchen;
    const soldOut = { 'filter-coffee': Date.now() + HOUR };
    await change(availabilities, { restaurantId }, { soldOut });
    const before = await everything();
    const input = order(['masala-dosa', 'filter-coffee', 'moon-cheese']);
    expect(await tryCall(placeRound, input, kitchen.captain)).toMatchObject({
      reason: 'item-unavailable',
      details: { itemIds: ['filter-coffee', 'moon-cheese'], names: ['Filter coffee', 'moon-cheese'] },
    });
    expect(await everything()).toEqual(before);
  });

  test('is available again once its time has passed', async () => {
    const { restaurantId } = kitchen;
    await change(availabilities, { restaurantId }, { soldOut: { 'filter-coffee': Date.now() - 1 } });
    expect(await reasonOf(placeRound, order(['filter-coffee']), kitchen.captain)).toBeNull();
  });
});

describe('an order too large', () => {
  test('is refused at 300 lines', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const selections = (n: number) => Array.from({ length: n }, () => dosa());
    const orderId = newId();
    const round = (n: number) => ordering(house, { orderId, selections: selections(n) });
    for (let i = 0; i < 5; i += 1) await call(placeRound, round(60), house.captain);
    const before = await everything();
    expect(await reasonOf(placeRound, round(1), house.captain)).toBe('order-too-large');
    expect(await everything()).toEqual(before);
  });

  test('is refused before it exceeds one document, so that it can be settled', async () => {
    const options = Array.from({ length: 20 }, (_, i) => ({
      id: `option-${i}`,
      name: 'n'.repeat(60),
      otherNames: { hi: 'न'.repeat(120) },
      mark: 'veg' as const,
      pricePaise: paise(100),
    }));
    const banquet = await aHouse(
      {},
      {
        menu: aMenu({
          items: [aMenuItem({ addOnGroupIds: ['all'] })],
          addOnGroups: [{ id: 'all', name: 'All', otherNames: {}, min: 0, max: 20, options }],
        }),
        tableCount: 1,
      },
    );
    const addOnIds = options.map(({ id }) => ({ groupId: 'all', optionId: id }));
    const selections = Array.from({ length: 60 }, (_, i) => dosa({ addOnIds, note: `${i}` }));
    const before = await everything();
    expect(await reasonOf(placeRound, ordering(banquet, { selections }), banquet.captain)).toBe(
      'order-too-large',
    );
    expect(await everything()).toEqual(before);
  });
});
