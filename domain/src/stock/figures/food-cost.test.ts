import { describe, expect, it } from 'vitest';
import { aStockItem, aStockMove, KG, PIECE } from '../../fixtures/stock.ts';
import { paise, rupees } from '../../money/money.ts';
import { fold, NO_STOCK } from '../ledger/fold.ts';
import { usageOf } from '../recipes/usage.ts';
import { foodCostOf } from './food-cost.ts';
import type { Act } from '../ledger/fold.ts';
import type { StockDay } from '../shape/day.schema.ts';
import type { MoveKind } from '../shape/move.schema.ts';

/**
 * A month of 22 items and 30 dishes. The figures below were worked out apart from this code, with exact fractions in another language
 * and from these tables alone: for each day what the dishes used, then each item's moving average, half a paisa rounded up. Cream runs
 * below zero before each of its later deliveries.
 *
 * An item: its usable part in per cent, and what came in on the 1st, 11th and 21st, in kilograms (eggs in pieces), for rupees.
 */
const ITEMS = `
paneer 100 34.6@13840.00 31.2@12854.40 32.9@13949.60
onion 90 54.8@1753.60 49.3@1577.60 52.1@1817.25
tomato 95 12.8@486.40 11.5@458.85 12.2@491.42
butter 100 52@27040.00 46.8@24336.00 49.4@25688.00
cream 100 27.5@8525.00 41.2@12772.00 43.5@14294.10
oil 100 32@5280.00 28.8@4752.00 30.4@5467.44
rice 100 1.4@156.80 1.3@152.88 1.4@170.91
flour 100 29.4@1293.60 26.5@1166.00 27.9@1227.60
chicken 78 39.7@10322.00 35.7@9746.10 37.7@9802.00
mutton 72 49.2@38376.00 44.2@36199.80 46.7@39704.34
potato 85 29.1@814.80 26.2@770.28 27.6@842.35
peas 100 9.5@912.00 8.5@840.48 9@941.76
cauliflower 68 14.5@609.00 13.1@577.71 13.8@579.60
dal 100 10.1@1292.80 9.1@1199.74 9.6@1302.53
chickpea 100 24.2@2516.80 21.8@2380.56 23@2607.28
curd 100 33.4@2805.60 30@2646.00 31.7@2662.80
ghee 100 12@7680.00 10.8@6912.00 11.4@7952.64
spice 100 62.6@45072.00 56.4@41826.24 59.5@42840.00
cashew 100 38.6@35126.00 34.7@33155.85 36.7@36402.73
coriander 62 8.1@1134.00 7.2@1008.00 7.6@1064.00
egg 100 324@2268.00 291.6@2041.20 307.8@2283.88
milk 100 7.6@471.20 6.8@434.25 7.2@473.18`;

/** A dish: its price in rupees, its portions on a quiet day, and grams of a portion (eggs in pieces). */
const DISHES = `
dish-01 220 2 ghee=90 spice=20 butter=35 oil=5
dish-02 160 4 paneer=90 butter=180 oil=90 ghee=60 mutton=60
dish-03 260 2 coriander=8 oil=180 butter=8 ghee=35
dish-04 240 8 mutton=120 onion=120 peas=20 cauliflower=20 butter=12
dish-05 320 8 onion=5 milk=60 dal=60
dish-06 140 4 cashew=120 spice=120 cream=60 flour=180
dish-07 240 4 paneer=180 flour=150 cashew=150
dish-08 140 8 rice=8 cauliflower=20 butter=180 peas=5 potato=90
dish-09 160 2 curd=5 butter=180 cream=35 oil=8 egg=2
dish-10 240 2 chicken=20 oil=5 ghee=35 egg=2
dish-11 240 6 coriander=35 potato=120 spice=35 curd=90 tomato=90
dish-12 280 8 tomato=12 potato=12 chicken=8 cream=120
dish-13 260 3 chickpea=12 tomato=35 chicken=150 cashew=150
dish-14 280 8 flour=8 spice=150 curd=35
dish-15 360 2 chickpea=20 chicken=180 cream=60
dish-16 360 5 potato=8 curd=90 cream=90 paneer=90
dish-17 140 6 flour=5 oil=60 cream=35
dish-18 360 6 rice=5 coriander=8 cream=8 oil=8 spice=90
dish-19 160 4 egg=1 mutton=35 cauliflower=12
dish-20 140 3 cashew=5 potato=5 egg=1 coriander=8 mutton=20
dish-21 280 4 oil=12 spice=90 butter=35
dish-22 180 8 cashew=35 chicken=35 cream=90
dish-23 240 4 curd=120 oil=120 mutton=120
dish-24 320 8 cashew=35 chickpea=180 curd=20 cauliflower=35 butter=20
dish-25 140 4 peas=90 onion=90 flour=35
dish-26 260 5 dal=35 butter=5 paneer=12 flour=20 spice=60
dish-27 140 4 paneer=12 cashew=20 onion=180 mutton=60
dish-28 280 2 onion=5 milk=8 curd=35
dish-29 260 2 chickpea=20 chicken=150 onion=5
dish-30 160 6 onion=150 paneer=60 spice=120`;

/** Grams that were thrown away on the 15th, and what the count of the 30th found more or less (eggs in pieces). */
const WASTE =
  'flour=400 spice=250 potato=700 tomato=120 ghee=700 cauliflower=700 peas=250 chicken=120 paneer=700';
const COUNT =
  'paneer=-50 onion=-50 tomato=-50 butter=-1200 cream=-410 oil=-130 rice=-270 flour=-130 chicken=-270 mutton=-1200 potato=-130 cauliflower=-270 dal=90 chickpea=-270 curd=-650 ghee=-410 spice=-410 cashew=-130 coriander=-410 milk=-130 egg=-7';

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
const pairs = (words: readonly string[]): [string, number][] =>
  words.map((word) => {
    const [id = '', amount = ''] = word.split('=');
    return [id, Number(amount)];
  });

const items = rows(ITEMS).map(([id = '', yieldPercent = '', ...received]) => ({
  item: aStockItem({
    id,
    ...(yieldPercent !== '100' && { yieldBp: Number(yieldPercent) * 100 }),
    ...(id === 'egg' && { measure: 'count', unit: 'piece' }),
  }),
  received: received.map((text) => {
    const [amount = '', paid = ''] = text.split('@');
    return {
      quantity: Math.round(Number(amount) * (id === 'egg' ? PIECE : KG)),
      paidPaise: rupees(Number(paid)),
    };
  }),
}));
const dishes = rows(DISHES).map(([id = '', price = '', portions = '', ...uses]) => ({
  id,
  pricePaise: rupees(Number(price)),
  quiet: Number(portions),
  uses: pairs(uses).map(([itemId, amount]) => ({ itemId, quantity: amount * 1000 })),
}));
const soldOn = (day: number) => dishes.map(({ quiet }, i) => quiet + ((day * 7 + i * 3) % 5));
const DAYS = Array.from({ length: 30 }, (_, i) => i + 1);

const byId = new Map(items.map(({ item }) => [item.id, item]));
const recipes = {
  version: 1,
  batches: {},
  portions: Object.fromEntries(dishes.map(({ id, uses }) => [id, uses])),
};

function moves(): Act[] {
  let postedAt = 0;
  const move = (day: number, kind: MoveKind, lines: readonly { itemId: string; quantity: number }[]): Act => {
    postedAt += 1;
    const on = `2026-11-${String(day).padStart(2, '0')}`;
    return aStockMove({ kind, day: on, at: postedAt, postedAt, lines: [...lines] });
  };
  return DAYS.flatMap((day) => {
    const nth = [1, 11, 21].indexOf(day);
    const received = items.flatMap(({ item, received: all }) => {
      const one = all[nth];
      return one === undefined ? [] : [{ itemId: item.id, ...one }];
    });
    const sold = soldOn(day);
    const used = usageOf(
      recipes,
      byId,
      dishes.map(({ id }, i) => ({ itemId: id, variantId: null, addOnIds: [], portions: sold[i] ?? 0 })),
    );
    const changed = (text: string, sign: 1 | -1) =>
      pairs(text.split(' ')).map(([itemId, grams]) => ({ itemId, quantity: sign * grams * 1000 }));
    return [
      ...(received.length > 0 ? [move(day, 'receipt', received)] : []),
      move(
        day,
        'usage',
        [...used].map(([itemId, quantity]) => ({ itemId, quantity: -quantity })),
      ),
      ...(day === 15 ? [move(day, 'waste', changed(WASTE, -1))] : []),
      ...(day === 30 ? [move(day, 'count', changed(COUNT, 1))] : []),
    ];
  });
}

const { levels, days } = fold(NO_STOCK, moves());
const stockDays = Object.entries(days).map(([day, sums]): StockDay => ({ day, sums }));
const netSales = paise(
  DAYS.flatMap((day) => soldOn(day).map((portions, i) => portions * (dishes[i]?.pricePaise ?? 0))).reduce(
    (total, amount) => total + amount,
  ),
);

describe('the food cost of a month', () => {
  const cost = foodCostOf(stockDays, netSales);

  it('is what was worked out by hand, to the paisa', () => {
    expect(byId.size).toBe(22);
    expect(netSales).toBe(141780000);
    expect(cost).toMatchObject({
      receivedPaise: 61814895,
      actualPaise: 55012670,
      theoreticalPaise: 54609566,
      wastePaise: 105020,
      batchesPaise: 0,
      correctedPaise: 14099,
      unexplainedPaise: 283985,
      actualBp: 3880,
      theoreticalBp: 3852,
    });
  });

  it('is opening and receipts less closing', () => {
    const closing = Object.values(levels).reduce((sum, { worthPaise }) => sum + worthPaise, 0);
    expect(closing).toBe(6802225);
    expect(cost.receivedPaise - closing).toBe(cost.actualPaise);
  });

  it('names what is missing by rupees, the most first, and what was found too much last', () => {
    const missing = cost.items.map(({ itemId, unexplainedPaise, theoreticalPaise }) => [
      itemId,
      unexplainedPaise,
      theoreticalPaise,
    ]);
    expect(missing.slice(0, 6)).toEqual([
      ['mutton', 101142, 9979720],
      ['butter', 62400, 6765720],
      ['spice', 29665, 11388897],
      ['ghee', 28234, 1968640],
      ['cream', 13473, 3617960],
      ['cashew', 12783, 9136050],
    ]);
    expect(missing.at(-1)?.slice(0, 2)).toEqual(['dal', -1213]);
  });

  it('leaves out what is no food, and has no share without sales', () => {
    const other = foodCostOf(stockDays, paise(0), (id) => id !== 'mutton');
    expect(other.unexplainedPaise).toBe(cost.unexplainedPaise - 101142);
    expect(other.actualBp).toBeNull();
    expect(foodCostOf([], paise(1))).toMatchObject({ actualPaise: 0, items: [] });
  });
});
