import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { levelKey } from '@bhoj/domain/stock/shape/levels.schema';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { expect } from 'vitest';
import { FIXED, FIXED_BATCH } from '../stock/pantry.ts';
import type { Entered, StockLedger } from '../stock/stock-ledger.ts';
import type { StoredStock } from '../stock/stored-stock.ts';

/** The quantities that a move takes and brings in all stores, by item. */
function byItem({ lines }: StockMove): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { itemId, quantity } of lines) all[itemId] = (all[itemId] ?? 0) + quantity;
  return all;
}

/** The quantities that a move takes and brings, by item and store. */
const byPlace = ({ lines }: StockMove): Record<string, number> =>
  Object.fromEntries(lines.map(({ itemId, storeId, quantity }) => [levelKey(itemId, storeId), quantity]));

/** Half of the smallest unit counts as one of it. */
const halfUp = (n: number, of: number): number => Math.floor((2 * n + of) / (2 * of));

/** The ingredients of the planned batch went out, and the batch that was made came in. */
function expectBatch(move: StockMove, { itemId, quantity, planned = quantity }: Entered & { kind: 'batch' }) {
  expect(itemId).toBe(FIXED_BATCH.itemId);
  expect(byItem(move)).toEqual({
    [FIXED_BATCH.of]: 0 - halfUp(planned * FIXED_BATCH.uses, FIXED_BATCH.makes),
    [itemId]: quantity,
  });
}

/** What leaves one store comes into the other. */
function expectTransfer(move: StockMove, { from, to, lines }: Entered & { kind: 'transfer' }): void {
  const moved = lines.flatMap(({ itemId, quantity }) => [
    [levelKey(itemId, from ?? undefined), 0 - quantity],
    [levelKey(itemId, to ?? undefined), quantity],
  ]);
  expect(byPlace(move)).toEqual(Object.fromEntries(moved));
}

/** Wasted items leave the stock, under the name of the person who entered them, at their time. */
function expectWaste(move: StockMove, { wasted, at, byUid }: Entered & { kind: 'waste' }): void {
  expect({ at: move.at, by: move.by?.id }).toEqual({ at, by: memberIdOf(byUid) });
  const taken = byItem(move);
  if (wasted.kind === 'item') {
    expect(taken).toEqual({ [wasted.itemId]: 0 - wasted.quantity });
    if (wasted.storeId === null) expect(move.lines.map(({ storeId }) => storeId)).toEqual([undefined]);
    return;
  }
  const known = Object.keys(FIXED).map((itemId) => [itemId, taken[itemId] ?? 0]);
  const asked = Object.entries(FIXED).map(([itemId, dishes]) => [
    itemId,
    0 - wasted.portions * (dishes[wasted.itemId] ?? 0),
  ]);
  expect(known).toEqual(asked);
}

/** Each batch, transfer and entered waste moved the asked quantities, worked out without the recipes' code. */
export function expectEnteredAsAsked({ moves }: Pick<StoredStock, 'moves'>, { entered }: StockLedger): void {
  for (const [id, asked] of entered) {
    const move = moves.get(id);
    if (move === undefined) throw new RangeError(`${id} was answered as done and has no move`);
    if (asked.kind === 'batch') expectBatch(move, asked);
    else if (asked.kind === 'transfer') expectTransfer(move, asked);
    else expectWaste(move, asked);
  }
}
