import { MOBILE, mobileDigits } from '@bhoj/domain/kernel/mobile';
import { itemOfLevel } from '@bhoj/domain/stock/shape/levels.schema';
import type { Level } from '@bhoj/domain/stock/shape/levels.schema';
import type { ToOrder } from '@bhoj/domain/stock/buying/purchase-orders';
import { quantityOf } from '@bhoj/domain/stock/shape/quantity';
import type { Quantity } from '@bhoj/domain/stock/shape/quantity';
import { typedAmount } from '@bhoj/domain/stock/shape/quantity-text';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { Ordered, PurchaseLine, PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import { whatsappTo } from '../../../blocks/share/whatsapp-to.ts';
import type { Words } from '../../../words/part.ts';
import { shownIn } from '../state/buying-text.ts';

/** Returns the quantity of each item, over all stores of the house. */
export function onHandIn(levels: Readonly<Record<string, Pick<Level, 'quantity'>>>): Map<string, Quantity> {
  const all = new Map<string, Quantity>();
  for (const [key, { quantity }] of Object.entries(levels))
    all.set(itemOfLevel(key), (all.get(itemOfLevel(key)) ?? 0) + quantity);
  return all;
}

/** A line as it is typed: so many whole packs, or so much of the item's unit. */
export interface OrderedTyped {
  readonly itemId: string;
  readonly packId: string | null;
  readonly amount: string;
}

/** Returns the typed line of an item, in its smallest pack where it has one. */
export function typedLine({ item, suggested }: Pick<ToOrder, 'item' | 'suggested'>): OrderedTyped {
  const { packId, packs, quantity } = suggested;
  const amount =
    packId === null ? shownIn(quantity, item.unit).split(' ')[0]?.replaceAll(',', '') : String(packs);
  return { itemId: item.id, packId, amount: amount ?? '' };
}

/** Returns the typed line of an order that is changed. */
export const typedOf = ({ packId, packs, quantity }: Ordered, item: StockItem): OrderedTyped =>
  typedLine({ item, suggested: { packId, packs, quantity } });

/** Returns an empty line of an item. */
export const emptyLine = ({ id, packs }: StockItem): OrderedTyped => ({
  itemId: id,
  packId: packs.toSorted((a, b) => a.quantity - b.quantity)[0]?.id ?? null,
  amount: '',
});

/** Reads a typed line; null where it is no number above nothing, or no whole number of packs. */
export function orderedOf({ itemId, packId, amount }: OrderedTyped, item: StockItem): Ordered | null {
  const thousandths = typedAmount(amount);
  if (thousandths === null || thousandths === 0) return null;
  if (packId === null) {
    const quantity = quantityOf(thousandths, item.unit, item);
    return quantity === null ? null : { itemId, packId, packs: 0, quantity };
  }
  const pack = item.packs.find(({ id }) => id === packId);
  if (pack === undefined || thousandths % 1000 !== 0) return null;
  const packs = thousandths / 1000;
  return { itemId, packId, packs, quantity: packs * pack.quantity };
}

/** Shows the ordered quantity of an item, as the vendor counts. */
export function shownOrdered(
  { packs, packName, quantity, packId }: Pick<PurchaseLine, 'packs' | 'packName' | 'quantity' | 'packId'>,
  item: Pick<StockItem, 'unit'> | undefined,
  words: Words<'stockOrders'>['text'],
): string {
  if (packId !== null) return words.packs(packs, packName);
  return item === undefined ? '' : shownIn(quantity, item.unit);
}

/** Returns an order as a message. */
export const orderMessage = (
  { lines, note }: Pick<PurchaseOrder, 'lines' | 'note'>,
  items: readonly StockItem[],
  restaurantName: string,
  words: Words<'stockOrders'>['text'],
): string =>
  [
    words.heading(restaurantName),
    ...lines.map((each) =>
      words.line(
        each.name,
        shownOrdered(
          each,
          items.find(({ id }) => id === each.itemId),
          words,
        ),
      ),
    ),
    ...(note === '' ? [] : [note]),
  ].join('\n');

/** Returns the address that opens WhatsApp with the order, to the vendor's mobile number if there is one. */
export function whatsappOrder(phone: string, text: string): string {
  const digits = mobileDigits(phone);
  return MOBILE.test(digits) ? whatsappTo(digits, text) : `https://wa.me/?text=${encodeURIComponent(text)}`;
}
