import { handedOverOf } from '@bhoj/domain/billing/settle/handing-over';
import { EXTRAS } from '@bhoj/domain/billing/bill/portions';
import { costsByRecipes } from '@bhoj/domain/stock/recipes/recipe-costs';
import { pricesOf, withPreparations } from '@bhoj/domain/stock/recipes/prices';
import { keysOut } from '@bhoj/domain/stock/ledger/sold-out';
import { cookedAndCancelled } from '@bhoj/domain/stock/ledger/sold';
import { itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { COUNT_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { expect } from 'vitest';
import { STOCK_ACTS } from '../acts/stock/all.ts';
import { FIXED } from '../stock/pantry.ts';
import type { StoredState } from '../stored-state.ts';
import type { readFollowers, StoredStock } from '../stock/stored-stock.ts';

/** A dish and how many portions. */
interface Sold {
  readonly itemId: string | null;
  readonly quantity: number;
}

const NONE = Object.fromEntries(Object.keys(FIXED).map((itemId) => [itemId, 0]));

/** Returns how much portions use of the items with recipes that nobody changes. */
function fixedUse(sold: readonly Sold[]): Record<string, number> {
  const used = { ...NONE };
  for (const { itemId, quantity } of sold)
    for (const [item, byDish] of Object.entries(FIXED))
      used[item] = (used[item] ?? 0) + quantity * (byDish[itemId ?? ''] ?? 0);
  return used;
}

/** Returns what moves took out of those items. */
function fixedIn(moves: readonly (StockMove | undefined)[]): Record<string, number> {
  const used = { ...NONE };
  for (const move of moves)
    for (const { itemId, quantity } of move?.lines ?? [])
      if (itemId in used) used[itemId] = (used[itemId] ?? 0) - quantity;
  return used;
}

type Stored = Pick<StoredStock, 'moves' | 'notes' | 'acts'>;

const opposite = (used: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(used).map(([itemId, quantity]) => [itemId, 0 - quantity]));

/** Each bill used what its lines say, once; a void gave all of it back, and notes the portions that they name. */
function expectBillsUsed({ moves, notes }: Stored, { invoices, voids }: StoredState): void {
  for (const [id, { bill }] of invoices) {
    const used = fixedUse(bill.lines);
    expect({ id, ...fixedIn([moves.get(`inv_${id}`)]) }).toEqual({ id, ...used });
    const isBack = voids.has(id) && moves.has(`inv_${id}`);
    expect({ id, isBack: moves.has(`void_${id}`) }).toEqual({ id, isBack });
    if (isBack) expect({ id, ...fixedIn([moves.get(`void_${id}`)]) }).toEqual({ id, ...opposite(used) });
    const credits = [...notes].filter(([, { invoiceId }]) => invoiceId === id);
    const credited = credits.flatMap(([, { portions }]) =>
      Object.entries(portions).map(([line, quantity]) => ({
        itemId: bill.lines[Number(line)]?.itemId ?? null,
        quantity,
      })),
    );
    const given = credits.map(([noteId]) => moves.get(`note_${noteId}`));
    expect({ id, ...fixedIn(given) }).toEqual({ id, ...opposite(fixedUse(credited)) });
  }
  const known = new Set([...invoices.keys()].flatMap((id) => [`inv_${id}`, `void_${id}`]));
  for (const noteId of notes.keys()) known.add(`note_${noteId}`);
  for (const id of moves.keys()) if (/^(?:inv|void|note)_/.test(id)) expect(known).toContain(id);
}

/**
 * Stock is used once for each portion of an operator's order that staff handed over: by the bill for portions on the
 * restaurant's own bills of that order, and by the hand-over for the others.
 */
function expectHandedOver({ moves }: Stored, { orders, invoices }: StoredState): void {
  for (const [id, { order, money }] of orders) {
    const isHanded = handedOverOf(order) !== null;
    if (!isHanded) {
      expect({ id, isMoved: moves.has(`hand_${id}`) }).toEqual({ id, isMoved: false });
      continue;
    }
    const sold = Object.entries(order.lines).filter(
      ([lineId]) => !Object.hasOwn(order.progress.cancelled, lineId) && !EXTRAS.includes(lineId),
    );
    const billed = money.settlements
      .filter(({ voidedAt }) => voidedAt === null)
      .flatMap(({ invoiceId }) => invoices.get(invoiceId)?.bill.lines ?? [])
      .map(({ itemId, quantity }) => ({ itemId, quantity: 0 - quantity }));
    const used = fixedUse([...sold.map(([, line]) => line), ...billed]);
    expect({ id, ...fixedIn([moves.get(`hand_${id}`)]) }).toEqual({ id, ...used });
  }
}

/** Dishes cancelled after cooking had begun are waste, once, wherever their order went since. */
function expectCancelledWasted({ moves, acts }: Stored, { orders }: StoredState): void {
  const holderOf = (id: string): string => {
    const into = orders.get(id)?.order.ending.mergedInto ?? null;
    return into === null ? id : holderOf(into);
  };
  const wasted = Map.groupBy(
    [...moves].filter(([id]) => /^wst_[^_]+_/.test(id)),
    ([, { source }]) => holderOf(source ?? ''),
  );
  for (const [id, { order }] of orders) {
    if (order.ending.mergedInto !== null) continue;
    const cooked = cookedAndCancelled(order).map(([, line]) => line);
    const found = (wasted.get(id) ?? []).map(([, move]) => move);
    expect({ id, ...fixedIn(found) }).toEqual({ id, ...fixedUse(cooked) });
  }
  for (const [, all] of wasted)
    for (const [id, { source }] of all) expect(acts.get(id.split('_')[2] ?? '')?.orderId).toBe(source);
}

/** Each document and each act on an order used its stock exactly once. */
export function expectUsageOnce(stock: Stored, books: StoredState): void {
  expectBillsUsed(stock, books);
  expectHandedOver(stock, books);
  expectCancelledWasted(stock, books);
}

const OF_STOCK: ReadonlySet<string> = new Set([...COUNT_REASONS, 'stock-unfit', 'buying-refused']);

/** Nothing but an act on the stock is refused for a reason of the stock. `refused`: how often, by `act: reason`. */
export function expectNoSaleStopped(refused: ReadonlyMap<string, number>): void {
  const acts = new Set(STOCK_ACTS.map(([, name]) => name));
  const stopped = [...refused.keys()].filter((key) => {
    const [act = '', reason = ''] = key.split(': ');
    return OF_STOCK.has(reason) && !acts.has(act);
  });
  expect(stopped).toEqual([]);
}

type Followers = Awaited<ReturnType<typeof readFollowers>>;

/** The costs of dishes fit the recipes and prices, and the dishes that stock switched off fit the levels. */
export function expectFollowers(
  { recipes, items: kept, levels }: StoredStock,
  { menu, costs, availability, stopped }: Followers,
  now: number,
): void {
  if (menu === null) throw new RangeError('no menu');
  const items = itemsById(kept);
  const known = levels?.levels ?? {};
  const prices = withPreparations(pricesOf(kept.items, known), recipes, items);
  expect(costs?.fromRecipe ?? {}).toEqual(costsByRecipes(recipes, items, prices, menu));
  if (levels === null) return;
  const out = keysOut({ recipes, items, levels: known }, menu);
  const marks = availability?.soldOut ?? {};
  expect(Object.keys(stopped?.keys ?? {}).filter((key) => !out.includes(key))).toEqual([]);
  expect(out.filter((key) => (marks[key] ?? 0) <= now && stopped?.keys[key] === undefined)).toEqual([]);
}
