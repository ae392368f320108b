import { fold, NO_STOCK } from '@bhoj/domain/stock/ledger/fold';
import { itemOfLevel, levelKey } from '@bhoj/domain/stock/shape/levels.schema';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { expect } from 'vitest';
import type { StockLedger } from '../stock/stock-ledger.ts';
import type { StoredStock } from '../stock/stored-stock.ts';

type Stored = Pick<StoredStock, 'moves' | 'levels' | 'days'>;

/** The moves in the order of their places. */
const inPlace = (moves: StoredStock['moves']): StockMove[] =>
  [...moves.values()].toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));

/** Moves of acts, not of documents. */
const isOfAct = (id: string): boolean => /^(?:cnt|trf|prep|rec|unrec|back)_|^wst_[^_]+$/.test(id);

/** Each act that was answered as done has its move, and there is no other. */
function expectActsOnce({ moves }: Stored, said: StockLedger): void {
  expect([...moves.keys()].filter(isOfAct).toSorted()).toEqual([...said.moves].toSorted());
}

/** Every move has a place; folding all moves gives the levels and days, to the milligram and the paisa. */
function expectFoldedRight({ moves, levels, days }: Stored): void {
  const placed = inPlace(moves);
  expect(placed.map(({ place }) => place)).toEqual(placed.map((_, n) => n + 1));
  expect(levels?.place ?? 0).toBe(placed.length);
  const rebuilt = fold(NO_STOCK, placed);
  expect(levels?.levels ?? {}).toEqual(rebuilt.levels);
  expect(Object.fromEntries(days.map(({ day, sums }) => [day, sums]))).toEqual(rebuilt.days);
}

/** The sums of all days equal the levels, in quantity and worth. */
function expectDaysAreLevels({ levels, days }: Stored): void {
  const there = new Map<string, [number, number]>();
  const add = (itemId: string, quantity: number, worth: number) => {
    const [q, w] = there.get(itemId) ?? [0, 0];
    there.set(itemId, [q + quantity, w + worth]);
  };
  for (const { sums } of days)
    for (const items of Object.values(sums))
      for (const [itemId, [quantity, worth]] of Object.entries(items)) add(itemId, quantity, worth);
  for (const [key, { quantity, worthPaise }] of Object.entries(levels?.levels ?? {}))
    add(itemOfLevel(key), 0 - quantity, 0 - worthPaise);
  for (const [itemId, left] of there) expect({ itemId, left }).toEqual({ itemId, left: [0, 0] });
}

/** The last count at a place, and when; null for never. */
function lastCountOf(key: string, moves: Stored['moves'], said: StockLedger) {
  let last: { readonly quantity: number; readonly at: number } | null = null;
  for (const [id, move] of [...moves].toSorted(([, a], [, b]) => (a.place ?? 0) - (b.place ?? 0))) {
    const sent = said.counted.get(id)?.find(({ itemId, storeId }) => levelKey(itemId, storeId) === key);
    const line = move.lines.find(({ itemId, storeId }) => levelKey(itemId, storeId) === key);
    if (sent === undefined || line?.countedAt === undefined) continue;
    if (last === null || line.countedAt > last.at) last = { quantity: sent.quantity, at: line.countedAt };
  }
  return last;
}

/** A level equals the last count and the moves after it; without a count, all moves. */
function expectQuantities({ moves, levels }: Stored, said: StockLedger): void {
  for (const [key, { quantity }] of Object.entries(levels?.levels ?? {})) {
    const last = lastCountOf(key, moves, said);
    let expected = last?.quantity ?? 0;
    for (const { kind, at, lines } of moves.values())
      for (const line of lines)
        if (
          kind !== 'count' &&
          levelKey(line.itemId, line.storeId) === key &&
          (last === null || (line.at ?? at) > last.at)
        )
          expected += line.quantity;
    expect({ key, quantity }).toEqual({ key, quantity: expected });
  }
}

/**
 * A quantity above zero is worth nothing or more, a quantity below zero is worth nothing or less, and a quantity of
 * zero is worth nothing.
 */
function expectWorths({ levels }: Stored): void {
  for (const [key, { quantity, worthPaise }] of Object.entries(levels?.levels ?? {})) {
    const isRight = quantity > 0 ? worthPaise >= 0 : quantity < 0 ? worthPaise <= 0 : worthPaise === 0;
    expect({ key, quantity, worthPaise, isRight }).toMatchObject({ isRight: true });
  }
}

/** Levels, days and moves agree with each other and with what people counted. */
export function expectLevelsStand(stock: Stored, said: StockLedger): void {
  expectActsOnce(stock, said);
  expectFoldedRight(stock);
  expectDaysAreLevels(stock);
  expectQuantities(stock, said);
  expectWorths(stock);
}
