/** What documents say about used stock: each makes one move, whose id is made from the document's, so that twice is once. */
import { audit } from '@bhoj/domain/audit/audit.collection';
import { creditNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { openPortions } from '@bhoj/domain/billing/bill/portions';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { moveIdOf, newMove } from '@bhoj/domain/stock/ledger/new-move';
import { cookedAndCancelled, creditedLines, linesOf, usedAt } from '@bhoj/domain/stock/ledger/sold';
import { creditedBack, opposite, usedLines } from '@bhoj/domain/stock/ledger/usage-move';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { cancelLines, cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { CreditNote } from '@bhoj/domain/billing/shape/credit-note.schema';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import type { Kitchen } from '@bhoj/domain/stock/ledger/usage-move';
import { onCreated } from '../firebase/define-trigger.ts';
import { readAt, transact } from '../firebase/store.ts';
import { foldStock } from '../shared/stock.repo.ts';
import { readKitchen, readRecipes } from './kitchen.repo.ts';
import type { Reader } from './kitchen.repo.ts';

type NewMove = Entry<StockMove>;

/** Moves that a document makes, and the kitchen whose recipes say so. */
interface Planned {
  readonly kitchen: Kitchen;
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
  const sold = linesOf(order, invoice.portions);
  const lines = usedLines(kitchen, sold);
  if (lines.length === 0) return { kitchen, moves: [] };
  const ordered = sold.map(([line]) => line);
  const value = newMove({
    kind: 'usage',
    at: usedAt(order, ordered, invoice.issuedAt),
    day: invoice.businessDay,
    postedAt: Date.now(),
    lines,
    source: invoiceId,
  });
  return { kitchen, moves: [{ id: moveIdOf.invoice(invoiceId), value }] };
}

/** Returns the move of a void, after that of its bill, which it may have overtaken. */
async function returnOfVoid(store: Reader, restaurantId: string, invoiceId: string): Promise<Planned | null> {
  const planned = await usageOfBill(store, restaurantId, invoiceId);
  const declared = planned && (await store.get(voids, { restaurantId, invoiceId }));
  if (planned === null || declared === null) return null;
  const [bill, ...others] = planned.moves;
  if (bill === undefined) return planned;
  const moveId = moveIdOf.invoice(invoiceId);
  const used = (await store.get(stockMoves, { restaurantId, moveId })) ?? bill.value;
  const value = newMove({
    kind: 'return',
    at: declared.at,
    day: declared.businessDay,
    postedAt: Date.now(),
    lines: opposite(used),
    source: invoiceId,
  });
  return { ...planned, moves: [bill, ...others, { id: moveIdOf.void(invoiceId), value }] };
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
  const recipes = await readRecipes(store, restaurantId);
  const note = recipes && (await store.get(creditNotes, { restaurantId, creditNoteId: noteId }));
  if (note === null || Object.keys(note.portions).length === 0) return null;
  const { invoiceId } = note;
  const planned = await usageOfBill(store, restaurantId, invoiceId);
  const bill = planned?.moves[0];
  const invoice = await store.get(invoices, { restaurantId, invoiceId });
  const order = await store.get(orders, { restaurantId, orderId: note.orderId });
  if (!planned || bill === undefined || invoice === null || order === null) return null;
  const notes = await store.find(creditNotes, { restaurantId }, creditNotes.queries.ofInvoice(invoiceId));
  const others = notes.filter(({ id }) => id !== noteId);
  const earlier = await Promise.all(
    others.map(({ id }) => store.get(stockMoves, { restaurantId, moveId: moveIdOf.creditNote(id) })),
  );
  const known = earlier.filter((move) => move !== null);
  const used = await store.get(stockMoves, { restaurantId, moveId: moveIdOf.invoice(invoiceId) });
  const lines = creditedBack(used ?? bill.value, known, {
    lines: usedLines(planned.kitchen, creditedLines(order, invoice, note.portions)),
    // The last of the notes to be counted, in whatever order they come.
    isAll:
      known.length === others.filter(({ value }) => Object.keys(value.portions).length > 0).length &&
      isAllCredited(
        invoice.bill.lines,
        notes.map(({ value }) => value),
      ),
  });
  if (lines.length === 0) return planned;
  const value = newMove({
    kind: 'return',
    at: note.issuedAt,
    day: note.businessDay,
    postedAt: Date.now(),
    lines,
    source: noteId,
  });
  return { ...planned, moves: [bill, { id: moveIdOf.creditNote(noteId), value }] };
}

/** Returns the move of an operator's order that was handed over: what no document of the restaurant's own bills. */
async function usageOfHandOver(
  store: Reader,
  restaurantId: string,
  orderId: string,
): Promise<Planned | null> {
  const recipes = await readRecipes(store, restaurantId);
  const order = recipes && (await store.get(orders, { restaurantId, orderId }));
  if (recipes === null || order === null || order.closedAt === null) return null;
  const day = order.aggregator?.day ?? null;
  if (day === null) return null;
  const kitchen = await readKitchen(store, restaurantId, recipes, order.lines);
  const sold = linesOf(order, openPortions(order));
  const lines = usedLines(kitchen, sold);
  if (lines.length === 0) return null;
  const ordered = sold.map(([line]) => line);
  const value = newMove({
    kind: 'usage',
    at: usedAt(order, ordered, order.closedAt),
    day,
    postedAt: Date.now(),
    lines,
    source: orderId,
  });
  return { kitchen, moves: [{ id: moveIdOf.handOver(orderId), value }] };
}

/** Returns a move of waste for each line that was cancelled when somebody had begun to cook it. */
async function wasteOfCancelled(
  store: Reader,
  restaurantId: string,
  orderId: string,
): Promise<Planned | null> {
  const recipes = await readRecipes(store, restaurantId);
  const order = recipes && (await store.get(orders, { restaurantId, orderId }));
  if (recipes === null || order === null || order.ending.mergedInto !== null) return null;
  const kitchen = await readKitchen(store, restaurantId, recipes, order.lines);
  const moves = cookedAndCancelled(order).flatMap(([lineId, line]): NewMove[] => {
    const cancelled = order.progress.cancelled[lineId];
    const lines = usedLines(kitchen, [[line, line.quantity]]);
    if (cancelled === undefined || lines.length === 0) return [];
    const { at, day, by, reason } = cancelled;
    const value = newMove({
      kind: 'waste',
      at,
      day,
      postedAt: Date.now(),
      lines,
      source: orderId,
      by: by.id === null ? null : { id: by.id, name: by.label },
      why: 'other',
      note: reason.slice(0, NOTE_MAX),
    });
    return [{ id: moveIdOf.waste(`${orderId}_${lineId}`), value }];
  });
  return { kitchen, moves };
}

/** The longest note of a move. */
const NOTE_MAX = 120;

type Plan = (store: Reader, restaurantId: string, id: string) => Promise<Planned | null>;

/**
 * Writes the moves of a document that are not there yet. First it looks without locks, so that a restaurant without recipes costs one
 * read, and nobody who works on the order waits. What gives back looks again with locks, because others of the same bill may give back
 * at once. Where a dish stops when something is used up, it folds at once.
 */
async function follow(restaurantId: string, id: string, plan: Plan, givesBack = false): Promise<void> {
  const found = await readAt((store) => plan(store, restaurantId, id));
  if (found === null || found.moves.length === 0) return;
  const written = await transact(`${restaurantId} stock of ${id}`, async (store) => {
    const moves = (givesBack ? await plan(store, restaurantId, id) : found)?.moves ?? [];
    const known = await Promise.all(
      moves.map(({ id: moveId }) => store.get(stockMoves, { restaurantId, moveId })),
    );
    const missing = moves.filter((_, i) => known[i] === null);
    for (const { id: moveId, value } of missing) store.create(stockMoves, { restaurantId, moveId }, value);
    return missing.map(({ value }) => value);
  });
  const { items } = found.kitchen;
  const stops = written.some(({ itemIds }) => itemIds.some((itemId) => items.get(itemId)?.stopsSale));
  if (stops) await foldStock(restaurantId);
}

export const useStockOfBill = onCreated('useStockOfBill', invoices.pattern, ({ params }) =>
  follow(params['restaurantId'] ?? '', params['invoiceId'] ?? '', usageOfBill),
);

export const returnStockOfVoid = onCreated('returnStockOfVoid', voids.pattern, ({ params }) =>
  follow(params['restaurantId'] ?? '', params['invoiceId'] ?? '', returnOfVoid, true),
);

export const returnStockOfNote = onCreated('returnStockOfNote', creditNotes.pattern, ({ params }) =>
  follow(params['restaurantId'] ?? '', params['creditNoteId'] ?? '', returnOfNote, true),
);

const PLANS: Readonly<Record<string, Plan>> = {
  [handOver.name]: usageOfHandOver,
  [cancelLines.name]: wasteOfCancelled,
  [cancelOrder.name]: wasteOfCancelled,
};

/** An order is handed over and cancelled without a document of its own: the audit says so, and so rarely that no order costs more. */
export const useStockOfAct = onCreated('useStockOfAct', audit.pattern, async ({ data, params }) => {
  const stored = data?.data();
  if (stored === undefined) return;
  const { action, orderId } = audit.decode(stored);
  const plan = Object.hasOwn(PLANS, action) ? PLANS[action] : undefined;
  if (plan !== undefined && orderId !== null) await follow(params['restaurantId'] ?? '', orderId, plan);
});
