/**
 * Moves stock that documents say was used: one move for each document. The id of the move is made from the
 * document's, so the same event twice makes one move.
 */
import { audit } from '@bhoj/domain/audit/audit.collection';
import { creditNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { openPortions } from '@bhoj/domain/billing/bill/portions';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { moveIdOf, newMove } from '@bhoj/domain/stock/ledger/new-move';
import { cookedAndCancelled, creditedLines, linesOf } from '@bhoj/domain/stock/ledger/sold';
import {
  creditedBack,
  itemsById,
  opposite,
  usedInTurn,
  usedLines,
} from '@bhoj/domain/stock/ledger/usage-move';
import { recipes, stockItems, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { cancelLines, cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { CreditNote } from '@bhoj/domain/billing/shape/credit-note.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import type { Kitchen } from '@bhoj/domain/stock/ledger/usage-move';
import { REPEATED_FOR_MS } from '../../firebase/define-trigger.ts';
import type { CreatedEvent } from '../../firebase/define-trigger.ts';
import { readAt, transact } from '../../firebase/store.ts';
import { foldStock } from '../../shared/stock.repo.ts';
import { readKitchen, readRecipes } from '../kitchen.repo.ts';
import type { Reader } from '../kitchen.repo.ts';

type NewMove = Entry<StockMove>;

/** The moves that a document makes, and the items that its dishes' recipes use. */
interface Planned {
  readonly items: Kitchen['items'];
  readonly moves: readonly NewMove[];
}

/** Returns the move of a bill: what its portions used. */
async function usageOfBill(store: Reader, restaurantId: string, invoiceId: string): Promise<Planned | null> {
  const recipes = await readRecipes(store, restaurantId);
  if (recipes === null) return null;
  const invoice = await store.get(invoices, { restaurantId, invoiceId });
  const order = invoice && (await store.get(orders, { restaurantId, orderId: invoice.orderId }));
  if (invoice === null || order === null) return null;
  const kitchen = await readKitchen(store, restaurantId, recipes, order.lines);
  const { items } = kitchen;
  const used = usedInTurn(kitchen, linesOf(order, invoice.portions), invoice.issuedAt);
  if (used.lines.length === 0) return { items, moves: [] };
  const value = newMove({
    kind: 'usage',
    ...used,
    day: invoice.businessDay,
    postedAt: Date.now(),
    source: invoiceId,
  });
  return { items, moves: [{ id: moveIdOf.invoice(invoiceId), value }] };
}

/**
 * Returns the stored move of a bill that is given back, whatever the recipes say today. The event of a new bill may come later
 * than this one; then the bill gets its move now. An older bill without a move used nothing.
 */
async function usageBefore(store: Reader, restaurantId: string, invoiceId: string): Promise<Planned | null> {
  if ((await store.get(recipes, { restaurantId })) === null) return null;
  const moveId = moveIdOf.invoice(invoiceId);
  const stored = await store.get(stockMoves, { restaurantId, moveId });
  if (stored !== null) {
    const items = itemsById(await store.get(stockItems, { restaurantId }));
    return { items, moves: [{ id: moveId, value: stored }] };
  }
  const invoice = await store.get(invoices, { restaurantId, invoiceId });
  if (invoice === null || invoice.issuedAt < Date.now() - REPEATED_FOR_MS) return null;
  return usageOfBill(store, restaurantId, invoiceId);
}

/** Returns the move of a void, after that of its bill, which it may have overtaken. */
async function returnOfVoid(store: Reader, restaurantId: string, invoiceId: string): Promise<Planned | null> {
  const planned = await usageBefore(store, restaurantId, invoiceId);
  const declared = planned && (await store.get(voids, { restaurantId, invoiceId }));
  if (planned === null || declared === null) return null;
  const [bill] = planned.moves;
  if (bill === undefined) return planned;
  const value = newMove({
    kind: 'return',
    // As if it had never left, on either side of a count.
    at: bill.value.at,
    day: declared.businessDay,
    postedAt: Date.now(),
    lines: opposite(bill.value),
    source: invoiceId,
  });
  return { ...planned, moves: [bill, { id: moveIdOf.void(invoiceId), value }] };
}

/** True where notes credit every portion of a bill's dishes. */
function isAllCredited(
  lines: readonly { itemId: string | null; quantity: number }[],
  notes: readonly CreditNote[],
) {
  return lines.every(
    ({ itemId, quantity }, i) =>
      itemId === null || notes.reduce((sum, { portions }) => sum + (portions[String(i)] ?? 0), 0) >= quantity,
  );
}

/** Returns the move of a credit note, after that of its bill, which it may have overtaken. */
async function returnOfNote(store: Reader, restaurantId: string, noteId: string): Promise<Planned | null> {
  const known = await store.get(recipes, { restaurantId });
  const note = known && (await store.get(creditNotes, { restaurantId, creditNoteId: noteId }));
  if (known === null || note === null || Object.keys(note.portions).length === 0) return null;
  const { invoiceId } = note;
  const planned = await usageBefore(store, restaurantId, invoiceId);
  const bill = planned?.moves[0];
  const invoice = await store.get(invoices, { restaurantId, invoiceId });
  const order = await store.get(orders, { restaurantId, orderId: note.orderId });
  if (!planned || bill === undefined || invoice === null || order === null) return null;
  const notes = await store.find(creditNotes, { restaurantId }, creditNotes.queries.ofInvoice(invoiceId));
  const others = notes.filter(({ id }) => id !== noteId);
  const earlier = await Promise.all(
    others.map(({ id }) => store.get(stockMoves, { restaurantId, moveId: moveIdOf.creditNote(id) })),
  );
  const given = earlier.filter((move) => move !== null);
  const kitchen = await readKitchen(store, restaurantId, known, order.lines);
  const lines = creditedBack(bill.value, given, {
    lines: usedLines(kitchen, creditedLines(order, invoice, note.portions)),
    // The last of the notes to be counted, in whatever order they come.
    isAll:
      given.length === others.filter(({ value }) => Object.keys(value.portions).length > 0).length &&
      isAllCredited(
        invoice.bill.lines,
        notes.map(({ value }) => value),
      ),
  });
  if (lines.length === 0) return planned;
  const value = newMove({
    kind: 'return',
    at: bill.value.at,
    day: note.businessDay,
    postedAt: Date.now(),
    lines,
    source: noteId,
  });
  return { ...planned, moves: [bill, { id: moveIdOf.creditNote(noteId), value }] };
}

/** Returns the move of a handed-over operator's order, for the portions on no document of the restaurant. */
async function usageOfHandOver(
  store: Reader,
  restaurantId: string,
  { orderId }: Acted,
): Promise<Planned | null> {
  const known = await readRecipes(store, restaurantId);
  const order = known && (await store.get(orders, { restaurantId, orderId }));
  if (known === null || order === null || order.closedAt === null) return null;
  const day = order.aggregator?.day ?? null;
  if (day === null) return null;
  const kitchen = await readKitchen(store, restaurantId, known, order.lines);
  const used = usedInTurn(kitchen, linesOf(order, openPortions(order)), order.closedAt);
  if (used.lines.length === 0) return null;
  const value = newMove({ kind: 'usage', ...used, day, postedAt: Date.now(), source: orderId });
  return { items: kitchen.items, moves: [{ id: moveIdOf.handOver(orderId), value }] };
}

/** The most merges to follow: an order of a table that was joined to another, and so on. */
const MOST_MERGES = 10;

/** Reads the order that holds the lines of an order now: itself, or the one that it was merged into. */
async function readHolder(store: Reader, restaurantId: string, orderId: string): Promise<Order | null> {
  let order = await store.get(orders, { restaurantId, orderId });
  for (let i = 0; i < MOST_MERGES && order !== null && order.ending.mergedInto !== null; i += 1)
    // Each order names the next.
    // oxlint-disable-next-line no-await-in-loop
    order = await store.get(orders, { restaurantId, orderId: order.ending.mergedInto });
  return order;
}

/**
 * Returns the waste of the dishes that one act cancelled after cooking had begun. The id of the move is that of the act, because
 * lines get other ids where orders are merged. The move does not repeat the reason on the order, because the reason may name a
 * guest.
 */
async function wasteOfCancelled(
  store: Reader,
  restaurantId: string,
  { entryId, orderId, at }: Acted,
): Promise<Planned | null> {
  const known = await readRecipes(store, restaurantId);
  const order = known && (await readHolder(store, restaurantId, orderId));
  if (known === null || order === null) return null;
  const cancelled = cookedAndCancelled(order).filter(([id]) => order.progress.cancelled[id]?.at === at);
  const first = cancelled[0] && order.progress.cancelled[cancelled[0][0]];
  if (first === undefined) return null;
  const kitchen = await readKitchen(store, restaurantId, known, order.lines);
  const sold = cancelled.map(([, line]) => [line, line.quantity] as const);
  const used = usedInTurn(kitchen, sold, at);
  if (used.lines.length === 0) return null;
  const { day, by } = first;
  const value = newMove({
    kind: 'waste',
    ...used,
    day,
    postedAt: Date.now(),
    source: orderId,
    by: by.id === null ? null : { id: by.id, name: by.label },
    why: 'other',
  });
  return { items: kitchen.items, moves: [{ id: moveIdOf.waste(`${orderId}_${entryId}`), value }] };
}

type Plan = (store: Reader) => Promise<Planned | null>;

/**
 * Writes the moves of a document that are not there yet. First it looks without locks, so that a restaurant without recipes costs
 * one read, and nobody who works on the order waits. For an act that gives stock back it looks again with locks, because another
 * act on the same bill may give stock back at the same time. Where a used item stops the sale of dishes, it folds at once.
 */
async function follow(restaurantId: string, id: string, plan: Plan, givesBack = false): Promise<void> {
  const found = await readAt((store) => plan(store));
  if (found === null || found.moves.length === 0) return;
  const written = await transact(`${restaurantId} stock of ${id}`, async (store) => {
    const moves = (givesBack ? await plan(store) : found)?.moves ?? [];
    const known = await Promise.all(
      moves.map(({ id: moveId }) => store.get(stockMoves, { restaurantId, moveId })),
    );
    const missing = moves.filter((_, i) => known[i] === null);
    for (const { id: moveId, value } of missing) store.create(stockMoves, { restaurantId, moveId }, value);
    return missing.map(({ value }) => value);
  });
  const { items } = found;
  const stops = written.some(({ itemIds }) => itemIds.some((itemId) => items.get(itemId)?.stopsSale));
  if (stops) await foldStock(restaurantId);
}

type PlanOf = (store: Reader, restaurantId: string, id: string) => Promise<Planned | null>;

/** Follows a document of the restaurant; its id is a parameter of its path. */
const following =
  (param: string, plan: PlanOf, givesBack = false) =>
  ({ params }: CreatedEvent): Promise<void> => {
    const { restaurantId = '', [param]: id = '' } = params;
    return follow(restaurantId, id, (store) => plan(store, restaurantId, id), givesBack);
  };

export const useStockOfBill = following('invoiceId', usageOfBill);
export const returnStockOfVoid = following('invoiceId', returnOfVoid, true);
export const returnStockOfNote = following('creditNoteId', returnOfNote, true);

/** An act on an order, as the audit tells of it. */
interface Acted {
  readonly entryId: string;
  readonly orderId: string;
  readonly at: number;
}

const PLANS: Readonly<
  Record<string, (store: Reader, restaurantId: string, acted: Acted) => Promise<Planned | null>>
> = {
  [handOver.name]: usageOfHandOver,
  [cancelLines.name]: wasteOfCancelled,
  [cancelOrder.name]: wasteOfCancelled,
};

/** Only the audit tells of orders handed over or cancelled without a document; most orders have no such entry. */
export async function useStockOfAct({ data, params }: CreatedEvent): Promise<void> {
  const stored = data?.data();
  if (stored === undefined) return;
  const { action, orderId, at } = audit.decode(stored);
  const plan = Object.hasOwn(PLANS, action) ? PLANS[action] : undefined;
  if (plan === undefined || orderId === null) return;
  const { restaurantId = '', entryId = '' } = params;
  await follow(restaurantId, orderId, (store) => plan(store, restaurantId, { entryId, orderId, at }));
}
