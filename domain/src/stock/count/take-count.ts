import { Refusal } from '../../catalogue/reasons.ts';
import { differenceOf } from '../ledger/difference.ts';
import { levelKey, MOST_LEVELS } from '../shape/levels.schema.ts';
import type { StockItem, StockItems } from '../shape/items.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { MoveLine, StockMove } from '../shape/move.schema.ts';
import { COUNTED_WITHIN } from './counted-within.ts';
import type { CountedLine } from './count.contract.ts';

/** Throws `stock-item-unknown` with the ids that belong to no item. */
export function assertItems(items: ReadonlyMap<string, StockItem>, ids: readonly string[]): void {
  const unknown = [...new Set(ids)].filter((id) => !items.has(id));
  if (unknown.length > 0) throw new Refusal('stock-item-unknown', { itemIds: unknown });
}

/** Throws `stock-item-unknown` with the stores that the house does not have. The main store has no id. */
export function assertStores(known: StockItems | null, ids: readonly (string | null | undefined)[]): void {
  const stores = new Set(known?.stores.map(({ id }) => id));
  const named = ids.filter((id) => typeof id === 'string');
  const unknown = [...new Set(named)].filter((id) => !stores.has(id));
  if (unknown.length > 0) throw new Refusal('stock-item-unknown', { stores: unknown });
}

/**
 * Throws `record-full` with the numbers of the lines, from 1 on, that would need more levels than a restaurant may
 * have: the same items in ever more stores. Only the fold writes levels, and it does acts in order: one act that it
 * could not write would stop every later one.
 */
export function assertRoom(
  levels: Readonly<Record<string, Level>>,
  lines: readonly Pick<MoveLine, 'itemId' | 'storeId'>[],
): void {
  const keys = new Set(Object.keys(levels));
  const most = Math.max(MOST_LEVELS, keys.size);
  const full = lines.flatMap(({ itemId, storeId }, i) =>
    keys.add(levelKey(itemId, storeId)).size > most ? [i + 1] : [],
  );
  if (full.length > 0) throw new Refusal('record-full', { lines: full });
}

/**
 * Returns the lines of a count as it is taken at `now`; a device with a clock that is ahead counts at `now`. Throws
 * `too-long-ago` with the lines, from 1 on.
 */
export function countedAtOnce(lines: readonly CountedLine[], now: number): CountedLine[] {
  const placesOf = (is: (line: CountedLine, i: number) => boolean) =>
    lines.flatMap((line, i) => (is(line, i) ? [i + 1] : []));
  const old = placesOf(({ at }) => at < now - COUNTED_WITHIN);
  if (old.length > 0) throw new Refusal('too-long-ago', { lines: old });
  return lines.map((line) => ({ ...line, at: Math.min(line.at, now) }));
}

/**
 * Returns the differences that a count found. `levels` are the present ones; `since` are the later moves that they already hold.
 * Where somebody has counted the item after this line, that later count says more, and the line changes nothing.
 */
export function countLines(
  counted: readonly CountedLine[],
  levels: Readonly<Record<string, Level>>,
  since: readonly Pick<StockMove, 'at' | 'lines'>[],
): MoveLine[] {
  const happened = Map.groupBy(
    since.flatMap(({ at, lines }) =>
      lines.map(({ itemId, storeId, quantity, countedAt, at: left }) => ({
        key: levelKey(itemId, storeId),
        quantity,
        at: countedAt ?? left ?? at,
      })),
    ),
    ({ key }) => key,
  );
  return counted.map(({ itemId, storeId, quantity, at }) => {
    const key = levelKey(itemId, storeId);
    const level = Object.hasOwn(levels, key) ? levels[key] : undefined;
    const isOvertaken = (level?.countedAt ?? -1) >= at;
    const found = { quantity, at };
    return {
      itemId,
      ...(storeId !== undefined && { storeId }),
      quantity: isOvertaken ? 0 : differenceOf(found, level?.quantity ?? 0, happened.get(key) ?? []),
      countedAt: at,
    };
  });
}
