import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { issueCreditNote } from '@bhoj/domain/billing/corrections/corrections.contract';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import { days } from '@bhoj/domain/days/day.collection';
import { aThaliMenu } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { setPortionsLeft } from '@bhoj/domain/menu/portions/portions-left.contract';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { sum } from '@bhoj/domain/money/money';
import { cancelLines, mergeTables, moveLines } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { inCombos } from '@bhoj/domain/orders/shape/combo-groups';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, change, changeMenu, dosa, everything, get, ordering } from '../../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { today } from '../../../support/settled.ts';
import { cash, issued, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 2 });
  const { categories, items } = aThaliMenu();
  await changeMenu(house, { categories, items });
}, 60_000);

const naan = { slotId: 'bread', itemId: 'butter-naan', variantId: null };
const thali = (over: Partial<Selection> = {}) => dosa({ itemId: 'veg-thali', ...over });
const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });

/** A round of a captain who sees the menu with the thali. */
const asking = (over: Parameters<typeof ordering>[1]) => ordering(house, { menuVersion: 2, ...over });

async function sell(over: Partial<Selection> = {}, table = 'F1-T01'): Promise<string> {
  const round = asking({ tableId: table, selections: [thali(over)] });
  await call(placeRound, round, house.captain);
  return round.orderId;
}
const cancel = (orderId: string, lineIds: string[], portions = {}) =>
  call(
    cancelLines,
    { orderId, requestId: newId(), lineIds, portions, reason: 'Ordered twice' },
    house.captain,
  );

describe('a combo', () => {
  test('is ordered as its dishes, which share its price', async () => {
    const order = await orderOf(await sell({ quantity: 2, parts: [naan] }));
    expect(Object.values(order.lines)).toMatchObject([
      { name: 'Butter naan', station: 'Tandoor', quantity: 2, unitPaise: 38_57 },
      { name: 'Dal', quantity: 2, unitPaise: 102_86 },
      { name: 'Paneer', quantity: 2, unitPaise: 128_57 },
      { name: 'Papad', quantity: 2, unitPaise: 0 },
    ]);
    expect(order.subtotalPaise).toBe(2 * 270_00);
    expect(inCombos(Object.values(order.lines), (line) => line)).toMatchObject([{ count: 2, isWhole: true }]);
  });

  test('is ordered fifty times, with more rotis than one line of a KOT has', async () => {
    const order = await orderOf(await sell({ quantity: 50 }));
    const rotis = Object.values(order.lines).filter(({ name }) => name === 'Tawa roti');
    expect(rotis.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([1, 99]);
    expect(order.subtotalPaise).toBe(50 * 250_00);
  });

  test('with a choice that it does not have is refused, and nothing is written', async () => {
    const before = await everything();
    const parts = [{ ...naan, itemId: 'dal' }];
    const round = asking({ selections: [thali({ parts })] });
    expect(await reasonOf(placeRound, round, house.captain)).toBe('selection-invalid');
    const lines = Array.from({ length: 60 }, (_, i) => thali({ note: `${i}` }));
    const first = asking({ selections: lines });
    await call(placeRound, first, house.captain);
    const further = asking({ orderId: first.orderId, selections: lines });
    expect(await reasonOf(placeRound, further, house.captain)).toBe('order-too-large');
    expect(before.length).toBeGreaterThan(0);
  });

  test('whose dish is sold out is sold out', async () => {
    const { restaurantId } = house;
    await change(
      availabilities,
      { restaurantId },
      { ...NOTHING_SOLD_OUT, soldOut: { dal: Date.now() + 60_000 } },
    );
    const round = asking({ selections: [thali()] });
    expect(await reasonOf(placeRound, round, house.captain)).toBe('item-unavailable');
  });

  test('counts its own portions and its dishes’, and gives them back', async () => {
    const { restaurantId } = house;
    const counts = { 'veg-thali': { left: 5, was: null }, 'tawa-roti': { left: 9, was: null } };
    await call(setPortionsLeft, { counts }, house.captain);
    const left = async () => {
      const { items } = await get(portionsLeft, { restaurantId });
      return [items['veg-thali']?.left, items['tawa-roti']?.left];
    };
    const orderId = await sell({ quantity: 2 });
    expect(await left()).toEqual([3, 5]);
    const lineIds = Object.keys((await orderOf(orderId)).lines);
    await cancel(orderId, lineIds, { '1-1': 2, '1-2': 1, '1-3': 1, '1-4': 1 });
    expect(await left()).toEqual([4, 7]);
    expect((await orderOf(orderId)).subtotalPaise).toBe(250_00);
  });

  test('keeps its dishes together when it moves and when tables are merged', async () => {
    const [first, second] = [await sell(), await sell({ parts: [naan] }, 'F1-T02')];
    await call(placeRound, asking({ orderId: first, selections: [dosa({ itemId: 'dal' })] }), house.captain);
    const portions = { '1-1': 2, '1-2': 1, '1-3': 1, '1-4': 1 };
    const moving = { requestId: newId(), fromOrderId: first, intoOrderId: second, toTableId: null, portions };
    await call(moveLines, moving, house.captain);
    await call(mergeTables, { fromOrderId: first, intoOrderId: second }, house.captain);
    const groups = inCombos(Object.values((await orderOf(second)).lines), (line) => line);
    expect(groups.map(({ combo, isWhole }) => [combo?.name, isWhole])).toEqual([
      ['Veg thali', true],
      ['Veg thali', true],
      [undefined, false],
    ]);
  });

  test('is billed in two parts with a discount, credited and counted to the paisa', async () => {
    const { restaurantId } = house;
    const orderId = await sell({ parts: [naan] });
    await call(
      setDiscount,
      { orderId, requestId: newId(), discount: { kind: 'percent', value: 1_000, reason: 'Cold food' } },
      house.owner,
    );
    // Naan 38.57 less 3.86 is 34.71, CGST and SGST 0.87 each: 36.45, rounded to 36.
    const bread = await issued(
      settling(orderId, { portions: { '1-1': 1 }, payments: [cash(36_00)] }),
      house.captain,
    );
    expect(bread.bill).toMatchObject({ subtotalPaise: 38_57, discountPaise: 3_86, totalPaise: 36_00 });
    // Dal and paneer 231.43 less 23.14 is 208.29, CGST and SGST 5.21 each: 218.71, rounded to 219.
    const rest = await issued(settling(orderId, { payments: [cash(219_00)] }), house.captain);
    expect(rest.bill).toMatchObject({ subtotalPaise: 231_43, discountPaise: 23_14, totalPaise: 219_00 });
    expect(bread.bill.subtotalPaise + rest.bill.subtotalPaise).toBe(270_00);
    expect(bread.bill.discountPaise + rest.bill.discountPaise).toBe(27_00);
    const { bill } = await get(invoices, { restaurantId, invoiceId: rest.invoiceId });
    expect(inCombos(bill.lines, (line) => line)).toMatchObject([{ isWhole: false, count: 1 }]);
    const crediting = { invoiceId: rest.invoiceId, requestId: newId(), reason: 'Came cold' };
    const all = Object.fromEntries(bill.lines.map((_, i) => [String(i), 1]));
    const note = await call(
      issueCreditNote,
      { ...crediting, portions: all, refund: { method: 'cash', name: '' } },
      house.owner,
    );
    expect(note.bill).toMatchObject({ subtotalPaise: 231_43, totalPaise: 219_00 });
    const day = await get(days, { restaurantId, day: today() });
    const dishes = Object.values(day.byDish);
    expect(dishes.map(({ name, quantity }) => [name, quantity])).toEqual(
      expect.arrayContaining([
        ['Butter naan', 1],
        ['Dal', 1],
        ['Paneer', 1],
        ['Papad', 1],
      ]),
    );
    expect(sum(dishes.map(({ amountPaise }) => amountPaise))).toBe(243_00);
  });
});

describe('the menu', () => {
  const content = () => {
    const { categories, items, addOnGroups } = aThaliMenu();
    return { categories, items, addOnGroups };
  };
  const save = async (items: ReturnType<typeof content>['items']) => {
    const { version } = await get(menus, { restaurantId: house.restaurantId });
    return tryCall(saveMenu, { baseVersion: version, content: { ...content(), items } }, house.owner);
  };

  test('keeps a dish that a combo names, and says which', async () => {
    const before = await everything();
    const without = content().items.filter(({ id }) => id !== 'dal');
    expect(await save(without)).toMatchObject({
      reason: 'combo-unfit',
      details: { fault: 'not-on-menu', combo: 'Veg thali', dish: 'Dal' },
    });
    const exempt = content().items.map((item) =>
      item.id === 'papad' ? { ...item, taxClass: 'exempt' as const } : item,
    );
    expect(await save(exempt)).toMatchObject({
      reason: 'combo-unfit',
      details: { fault: 'not-standard', combo: 'Veg thali', dish: 'Papad' },
    });
    expect(await everything()).toEqual(before);
  });
});
