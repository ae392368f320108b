import { suggestedOf } from './suggested.ts';
import { refusedBuying } from './refused.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Ordered, PurchaseLine, PurchaseOrder } from '../shape/purchase-order.schema.ts';
import type { Quantity } from '../shape/quantity.ts';
import type { GoodsReceipt } from '../shape/receipt.schema.ts';
import type { Suggested } from './suggested.ts';

/** Returns how much of a line may still come. */
const openOf = ({ quantity, received }: Pick<PurchaseLine, 'quantity' | 'received'>): Quantity =>
  Math.max(0, quantity - received);

/** Returns the quantity on order of each item: the open rest of the sent orders. */
export function onOrder(orders: readonly Pick<PurchaseOrder, 'state' | 'lines'>[]): Map<string, Quantity> {
  const open = new Map<string, Quantity>();
  for (const { state, lines } of orders)
    if (state === 'sent')
      for (const each of lines) open.set(each.itemId, (open.get(each.itemId) ?? 0) + openOf(each));
  return open;
}

/** An item to order, and from whom it was bought last; null where nobody knows. */
export interface ToOrder {
  readonly item: StockItem;
  readonly suggested: Suggested;
  readonly vendorId: string | null;
}

/** Returns the vendor of the last receipt of each item. `receipts`: the latest first. */
export function lastVendors(
  receipts: readonly Pick<GoodsReceipt, 'vendorId' | 'lines' | 'voided'>[],
): Map<string, string> {
  const last = new Map<string, string>();
  for (const { vendorId, lines, voided } of receipts)
    if (voided === null) for (const { itemId } of lines) if (!last.has(itemId)) last.set(itemId, vendorId);
  return last;
}

/** Returns what to order up to the par levels of the items that are in use. */
export const toOrder = (
  items: readonly StockItem[],
  onHandOf: (itemId: string) => Quantity,
  ordered: ReadonlyMap<string, Quantity>,
  vendorOf: ReadonlyMap<string, string>,
): ToOrder[] =>
  items.flatMap((item) => {
    const suggested = item.active
      ? suggestedOf(item, { onHand: onHandOf(item.id), onOrder: ordered.get(item.id) ?? 0 })
      : null;
    return suggested === null ? [] : [{ item, suggested, vendorId: vendorOf.get(item.id) ?? null }];
  });

/**
 * Counts goods of a receipt towards an order, or with `sign` −1 takes them away again. An order closes when all of it
 * has come, and opens again when goods are taken away. Throws `purchase-order-closed` for a draft, and for an order
 * that a person closed.
 */
export function receivedOn(
  order: PurchaseOrder,
  lines: readonly Pick<GoodsReceipt['lines'][number], 'itemId' | 'quantity'>[],
  at: number,
  sign: 1 | -1 = 1,
): PurchaseOrder {
  if (order.state !== 'sent' && sign === 1) throw refusedBuying('purchase-order-closed');
  const came = new Map<string, Quantity>();
  for (const { itemId, quantity } of lines) came.set(itemId, (came.get(itemId) ?? 0) + quantity);
  const wasWhole = order.lines.every((each) => openOf(each) === 0);
  const next = order.lines.map((each) => ({
    ...each,
    received: Math.max(0, each.received + sign * (came.get(each.itemId) ?? 0)),
  }));
  const isWhole = next.every((each) => openOf(each) === 0);
  const state = isWhole ? 'closed' : wasWhole && order.state === 'closed' ? 'sent' : order.state;
  return { ...order, lines: next, state, version: order.version + 1, changedAt: at };
}

/**
 * Returns the lines of an order with today's names of items and packs. A line keeps the quantity that has come
 * already, even when the person took the line off. Throws `receipt-wrong` where an item or a pack is deleted, or an
 * item is on the order twice.
 */
export function orderedLines(
  lines: readonly Ordered[],
  items: readonly StockItem[],
  before: readonly PurchaseLine[],
): PurchaseLine[] {
  const now = lines.map((each, at): PurchaseLine => {
    const item = items.find(({ id }) => id === each.itemId);
    const pack = item?.packs.find(({ id }) => id === each.packId);
    const isTwice = lines.findIndex(({ itemId }) => itemId === each.itemId) !== at;
    if (item === undefined || isTwice)
      throw refusedBuying('receipt-wrong', { faults: [`${at}:item-unknown`] });
    if (each.packId !== null && pack === undefined)
      throw refusedBuying('receipt-wrong', { faults: [`${at}:pack-unknown`] });
    const received = before.find(({ itemId }) => itemId === each.itemId)?.received ?? 0;
    return { ...each, name: item.name, packName: pack?.name ?? '', received };
  });
  const left = before.filter(
    ({ itemId, received }) => received > 0 && now.every((each) => each.itemId !== itemId),
  );
  return [...now, ...left.map((each) => ({ ...each, quantity: each.received }))];
}

/** Returns the state with which an order is saved: a sent order is closed once all of it has come. */
export const savedState = (
  state: PurchaseOrder['state'],
  lines: readonly PurchaseLine[],
): PurchaseOrder['state'] =>
  state === 'sent' && lines.every((each) => openOf(each) === 0) ? 'closed' : state;
