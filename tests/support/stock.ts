import {
  recipes,
  stockDays,
  stockItems,
  stockLevels,
  stockMoves,
} from '@bhoj/domain/stock/shape/stock.collection';
import { newMove } from '@bhoj/domain/stock/ledger/new-move';
import { aStockItem, KG, someRecipes } from '@bhoj/domain/fixtures/stock';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { MoveLine, StockMove } from '@bhoj/domain/stock/shape/move.schema';
import type { Level } from '@bhoj/domain/stock/shape/levels.schema';
import type { Recipes } from '@bhoj/domain/stock/shape/recipes.schema';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import { aHouse, find, list, put } from './arrange.ts';
import { db } from './mount.ts';
import type { House } from './arrange.ts';

const item = (id: string, more: Partial<StockItem> = {}): StockItem =>
  aStockItem({ id, name: id, packs: [], ...more });

/** A dosa of 100 g batter, which is kept, and 20 g of butter; a dal of 80 g lentils. */
const RECIPES: Recipes = someRecipes({
  portions: {
    'masala-dosa': [
      { itemId: 'batter', quantity: 100_000 },
      { itemId: 'butter', quantity: 20_000 },
    ],
    dal: [{ itemId: 'lentils', quantity: 80_000 }],
  },
  batches: { batter: { uses: [{ itemId: 'rice', quantity: 3 * KG }], makes: 6 * KG, isKept: true } },
});
const ITEMS = [item('batter'), item('butter'), item('lentils'), item('rice')];

/** Makes a restaurant with items and recipes. */
export async function aStockedHouse(
  { items = ITEMS, known = RECIPES }: { items?: readonly StockItem[]; known?: Recipes } = {},
  tableCount = 2,
): Promise<House> {
  const house = await aHouse({}, { tableCount });
  const { restaurantId } = house;
  await put(
    stockItems,
    { restaurantId },
    { version: 1, stores: [{ id: 'bar', name: 'Bar' }], items: [...items] },
  );
  await put(recipes, { restaurantId }, known);
  return house;
}

interface Times {
  readonly at?: number;
  /** The same as `at` without it. */
  readonly postedAt?: number;
  readonly id?: string;
}

/** Writes a move as an act would, which waits for its place. */
export async function moved(
  { restaurantId }: House,
  kind: StockMove['kind'],
  lines: readonly MoveLine[],
  { at, postedAt, id = newId() }: Times = {},
): Promise<string> {
  const happened = at ?? Date.now();
  const day = businessDayOf(happened, '04:00');
  const move = newMove({ kind, at: happened, day, postedAt: postedAt ?? happened, lines });
  await put(stockMoves, { restaurantId, moveId: id }, move);
  return id;
}

/** Receives so much of an item for so many rupees. */
export const received = (house: House, itemId: string, quantity: number, rupees: number, times: Times = {}) =>
  moved(house, 'receipt', [{ itemId, quantity, paidPaise: paise(rupees * 100) }], times);

export const levelsOf = async ({ restaurantId }: House): Promise<Readonly<Record<string, Level>>> =>
  (await find(stockLevels, { restaurantId }))?.levels ?? {};

export const levelOf = async (house: House, key: string): Promise<Level | undefined> =>
  (await levelsOf(house))[key];

/** The moves of a house by id. */
export async function movesOf({ restaurantId }: House): Promise<Record<string, StockMove>> {
  const { docs } = await db.collection(stockMoves.parent({ restaurantId })).get();
  return Object.fromEntries(docs.map((doc) => [doc.id, stockMoves.decode(doc.data())]));
}

/** The quantity and the worth that all days count of an item. */
export async function sumsOf({ restaurantId }: House, itemId: string): Promise<[number, number]> {
  const days = await list(stockDays, { restaurantId });
  const all = days.flatMap(({ sums }) => Object.values(sums).flatMap((items) => [items[itemId] ?? [0, 0]]));
  return [all.reduce((sum, [n = 0]) => sum + n, 0), all.reduce((sum, [, n = 0]) => sum + n, 0)];
}
