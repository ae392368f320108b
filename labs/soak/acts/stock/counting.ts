/** Counts, waste, transfers and batches. */
import {
  countInKitchen,
  enterBatch,
  enterCount,
  enterTransfer,
  enterWaste,
  readItemsToCount,
  wasteInKitchen,
} from '@bhoj/domain/stock/count/count.contract';
import { moveIdOf } from '@bhoj/domain/stock/ledger/new-move';
import { itemOfLevel, levelKey, storeOfLevel } from '@bhoj/domain/stock/shape/levels.schema';
import { WASTE_REASONS } from '@bhoj/domain/stock/shape/move.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { DAY, MINUTE } from '@bhoj/domain/time/ist';
import { calling } from '../../act.ts';
import { keeperOf } from './kept.ts';
import type { Plan } from '../../act.ts';
import type { CountedLine, Entered } from '../../stock/stock-ledger.ts';
import type { Ledger } from '../../ledger.ts';
import type { ShownStock } from '../../stock/stored-stock.ts';
import type { Random } from '../../../../demo/random.ts';
import type { World } from '../../world.ts';

/** The places where there may be an item: its own store, and wherever else there are any. */
function placesOf({ items, levels }: ShownStock): string[] {
  const own = items.items.map(({ id, storeId }) => levelKey(id, storeId));
  return [...new Set([...own, ...Object.keys(levels?.levels ?? {})])];
}

/** When somebody counted: mostly during the service, now and then too long ago, or by a clock that is ahead. */
const timeOf = (random: Random, now: number): number =>
  now - random.pick([0, 0, random.int(1, 40) * MINUTE, random.int(1, 9) * 60 * MINUTE, -MINUTE, 2 * DAY]);

/** Counts what should be there, or something else. */
function linesOf(world: World, random: Random, keys: readonly string[]): CountedLine[] {
  const { stock, now } = world;
  const at = timeOf(random, now);
  return keys.map((key, n) => {
    const there = Math.max(0, stock?.levels?.levels[key]?.quantity ?? 0);
    const storeId = storeOfLevel(key);
    return {
      itemId: itemOfLevel(key),
      ...(storeId !== null && { storeId }),
      quantity: random.chance(0.3) ? there : random.int(0, there + 2_000_000),
      at: at + n,
    };
  });
}

const learnCount = (countId: string, lines: readonly CountedLine[]) => ({
  learn: ({ stock }: Ledger) => {
    stock.moves.add(moveIdOf.count(countId));
    stock.counted.set(moveIdOf.count(countId), lines);
  },
});

const counting =
  (contract: typeof enterCount | typeof countInKitchen, most: number): Plan =>
  (world, random) => {
    const { stock, place } = world;
    if (stock === null) return null;
    const all = placesOf(stock)
      .map((key) => ({ key, at: random.float() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, most);
    const lines = linesOf(
      world,
      random,
      all.map(({ key }) => key),
    );
    const by = contract === countInKitchen ? place.cook : keeperOf(world, random);
    const countId = newId();
    return calling(contract, by, { countId, lines, note: '' }, learnCount(countId, lines));
  };

export const everything = counting(enterCount, 1_000);
export const five = counting(enterCount, 5);
export const inKitchen = counting(countInKitchen, 5);

export const ask: Plan = ({ stock, place }) => stock && calling(readItemsToCount, place.cook, {});

const learnEntered = (moveId: string, entered: Entered) => ({
  learn: ({ stock }: Ledger) => {
    stock.moves.add(moveId);
    stock.entered.set(moveId, entered);
  },
});

const wasting =
  (contract: typeof enterWaste | typeof wasteInKitchen): Plan =>
  (world, random) => {
    const { stock, place, now } = world;
    if (stock === null) return null;
    const wasteId = newId();
    const dish = { itemId: random.pick(['masala-dosa', 'dal-makhani', 'water']), variantId: null };
    const item = { itemId: random.pick(stock.items.items).id, quantity: random.int(1, 800_000) };
    const wasted = random.chance(0.4)
      ? { kind: 'dish' as const, ...dish, portions: random.int(1, 4) }
      : { kind: 'item' as const, ...item, ...(random.chance(0.2) && { storeId: null }) };
    const by = contract === wasteInKitchen ? place.cook : keeperOf(world, random);
    // The kitchen's screen now and then sends an entry that somebody else made on it.
    const author = contract === wasteInKitchen ? random.pick([by, by, place.owner, place.keeper]) : by;
    const why = random.pick(WASTE_REASONS);
    const at = now - random.int(0, 2) * 60 * MINUTE;
    const input = { wasteId, wasted, why, note: '', at, ...(author !== by && { authorUid: author.uid }) };
    // The keeper does not cook, so an entry under the keeper's name counts as its sender's.
    const counts = author === place.keeper ? by : author;
    const entered = { kind: 'waste', wasted, at, byUid: counts.uid } as const;
    return calling(contract, by, input, learnEntered(moveIdOf.waste(wasteId), entered));
  };

export const waste = wasting(enterWaste);
export const wasteByCook = wasting(wasteInKitchen);

/** Carries some items from one store to another, now and then more than there is. */
export const carry: Plan = (world, random) => {
  const { stock } = world;
  if (stock === null) return null;
  const transferId = newId();
  const stores = [null, ...stock.items.stores.map(({ id }) => id)];
  const from = random.pick(stores);
  const to = random.pick(stores.filter((id) => id !== from));
  const some = stock.items.items.filter(() => random.chance(0.2)).slice(0, 4);
  if (some.length === 0) return null;
  const lines = some.map(({ id }) => {
    const there = stock.levels?.levels[levelKey(id, from ?? undefined)]?.quantity ?? 0;
    return { itemId: id, quantity: random.chance(0.3) && there > 0 ? there : random.int(1, 3_000_000) };
  });
  return calling(
    enterTransfer,
    keeperOf(world, random),
    { transferId, from, to, lines, note: '' },
    learnEntered(moveIdOf.transfer(transferId), { kind: 'transfer', from, to, lines }),
  );
};

/** Makes a batch, in a third of them not as much as planned; nobody keeps gravy, so that one is refused. */
export const cookBatch: Plan = (world, random) => {
  if (world.stock === null) return null;
  const batchId = newId();
  const itemId = random.chance(0.9) ? 'batter' : 'gravy';
  const quantity = random.int(1, 9_000_000);
  const made = { itemId, quantity, ...(random.chance(1 / 3) && { planned: random.int(1, 9_000_000) }) };
  return calling(
    enterBatch,
    keeperOf(world, random),
    { batchId, ...made, note: '' },
    learnEntered(moveIdOf.batch(batchId), { kind: 'batch', ...made }),
  );
};
