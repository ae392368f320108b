import { issueCreditNote } from '@bhoj/domain/billing/corrections/corrections.contract';
import { days } from '@bhoj/domain/days/day.collection';
import { aMenuOfAllWays, selectionsOfAllWays } from '@bhoj/domain/fixtures/ways-of-sale';
import { aPriceList } from '@bhoj/domain/fixtures/menu';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { savePriceLists } from '@bhoj/domain/menu/prices/price-lists.contract';
import { paise, sum } from '@bhoj/domain/money/money';
import { detailOf, linesInOrder } from '@bhoj/domain/orders/kitchen/progress';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { expect, test } from 'vitest';
import { aHouse, auditOf, get, ordering } from '../../../support/arrange.ts';
import { call, functions } from '../../../support/mount.ts';
import { today } from '../../../support/settled.ts';
import { cash, issued, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

/** The AC hall is the first floor, where the tables of these tests are. */
const ac = aPriceList({ id: 'ac', name: 'AC hall', floors: [1] });
const swiggy = aPriceList({
  id: 'swiggy',
  name: 'Swiggy',
  floors: undefined,
  types: ['aggregator'],
  operators: ['Swiggy'],
});
const AMOUNTS = {
  ac: { 'tea:large': paise(50_00) },
  swiggy: { 'veg-thali': paise(300_00), 'kaju-katli': paise(600_00), 'sugar/spoon': paise(3_00) },
};

async function aHouseOfAllWays(): Promise<House> {
  const house = await aHouse({ aggregators: ['Swiggy'] }, { menu: aMenuOfAllWays(), tableCount: 1 });
  await call(savePriceLists, { baseVersion: 1, lists: [ac, swiggy], amounts: AMOUNTS }, house.owner);
  return house;
}

async function lines({ restaurantId }: House, orderId: string): Promise<string[]> {
  const order = await get(orders, { restaurantId, orderId });
  return linesInOrder(order.lines).map(([, line]) =>
    [line.quantity, line.name, detailOf(line), line.unitPaise / 100, line.list?.name ?? ''].join(' | '),
  );
}

test('an order of an aggregator has all ways of sale, at the prices of its operator', async () => {
  const house = await aHouseOfAllWays();
  const round = ordering(house, {
    tableId: null,
    type: 'aggregator',
    menuVersion: 2,
    seenLists: ['swiggy'],
    selections: selectionsOfAllWays(),
    details: { label: '', delivery: null, aggregator: { operator: 'Swiggy', number: '4711' } },
  });
  const { orderId } = await call(placeRound, round, house.owner);
  // ₹300 by ₹50, ₹160 and ₹200: 36.59, 117.07, 146.34. Two rotis cannot share 36.59: a paisa goes to the paneer.
  expect(await lines(house, orderId)).toEqual([
    '4 | Tawa roti |  | 18.29 | Swiggy',
    '2 | Dal |  | 117.07 | Swiggy',
    '2 | Paneer |  | 146.35 | Swiggy',
    '2 | Papad |  | 0 | Swiggy',
    '2 | Tea | Large, 3 × Spoon of sugar, Ginger | 54 | Swiggy',
    '1 | Kaju katli | 350 g | 210 | Swiggy',
    '1 | Kaju katli | 250 g, Gift tin | 170 | Swiggy',
    '1 | Birthday cake |  | 650 | ',
  ]);
});

/** ₹500 + ₹122 + ₹168 + ₹140 + ₹650 = ₹1,580: ₹479 and 2 × ₹11.98 of GST (₹503), ₹1,101 and 2 × ₹27.53. */
test('a bill of all ways of sale is split, credited and counted to the paisa', async () => {
  const house = await aHouseOfAllWays();
  const { restaurantId } = house;
  const round = ordering(house, {
    menuVersion: 2,
    seenLists: ['ac'],
    selections: selectionsOfAllWays(),
  });
  const { orderId } = await call(placeRound, round, house.owner);
  const first = await issued(
    settling(orderId, {
      portions: { '1-1': 2, '1-2': 1, '1-3': 1, '1-4': 1, '1-5': 1, '1-6': 1 },
      payments: [cash(503_00)],
    }),
    house.captain,
  );
  expect(first.bill).toMatchObject({ subtotalPaise: 479_00, totalPaise: 503_00 });
  const second = await issued(settling(orderId, { payments: [cash(1_156_00)] }), house.captain);
  expect(second.bill).toMatchObject({ subtotalPaise: 1_101_00, totalPaise: 1_156_00 });
  expect(second.bill.lines.map(({ name, detail, quantity }) => [name, detail, quantity].join(' | '))).toEqual(
    [
      'Tawa roti |  | 2',
      'Dal |  | 1',
      'Paneer |  | 1',
      'Papad |  | 1',
      'Tea | Large, 3 × Spoon of sugar, Ginger | 1',
      'Kaju katli | Gift tin | 1',
      'Birthday cake |  | 1',
    ],
  );

  for (const { invoiceId } of [first, second])
    await functions.countOrderedTogether.run({ id: 'event', params: { restaurantId, invoiceId } } as never);
  expect(await get(howSold, { restaurantId, day: today() })).toMatchObject({
    lists: { ac: { bills: 2, billsPaise: 1_580_00, portions: 2, amountPaise: 122_00 } },
    weighed: { 'kaju-katli': { grams: 600, portions: 2, amountPaise: 308_00 } },
  });
  const soldToday = async () => {
    const { byDish, operations } = await get(days, { restaurantId, day: today() });
    const dishes = Object.values(byDish);
    return {
      dishes: dishes.map(({ name, quantity, amountPaise }) =>
        [name, quantity, amountPaise / 100].join(' | '),
      ),
      all: sum(dishes.map(({ amountPaise }) => amountPaise)),
      combos: Object.values(operations.combos ?? {}),
    };
  };
  const sold = await soldToday();
  expect(sold.all).toBe(1_580_00);
  expect(sold.dishes).toEqual(
    expect.arrayContaining(['Tea | 2 | 122', 'Kaju katli | 2 | 308', 'Open food | 1 | 650']),
  );
  expect(sold.combos).toMatchObject([{ name: 'Veg thali', quantity: 2 }]);

  const crediting = { invoiceId: second.invoiceId, requestId: newId(), reason: 'Came cold' };
  const portions = { '4': 1, '5': 1, '6': 1 };
  const note = await call(
    issueCreditNote,
    { ...crediting, portions, refund: { method: 'cash', name: '' } },
    house.owner,
  );
  // ₹61 + ₹140 + ₹650 are ₹851, with 2 × ₹21.28 of GST.
  expect(note.bill).toMatchObject({ subtotalPaise: 851_00, totalPaise: 893_56 });
  expect((await auditOf(house)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['issueCreditNote', 'placeRound']),
  );
});
