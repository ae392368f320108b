import { formatMoney } from '../money/format.ts';
import { detailOf, liveLines } from '../orders/progress.ts';
import type { OrderLine } from '../orders/line.schema.ts';
import type { Order } from '../orders/order.schema.ts';
import type { Charge } from './bill.ts';

/** What a document says of a line besides its name: size, add-ons, and the offer with the price on the menu. */
export const billDetailOf = (line: Pick<OrderLine, 'variant' | 'addOns' | 'offer'>): string =>
  [detailOf(line), line.offer === null ? '' : `${line.offer.name}, was ${formatMoney(line.offer.fullPaise)}`]
    .filter((part) => part !== '')
    .join(' · ');

/** Returns the charge for a number of portions of a line that is paid for. */
export const chargeOf = (line: OrderLine, quantity: number): Charge => ({
  itemId: line.itemId,
  variantId: line.variant?.id ?? null,
  name: line.name,
  otherNames: line.otherNames,
  detail: billDetailOf(line),
  quantity,
  unitPaise: line.unitPaise,
  taxClass: line.taxClass,
  hsn: line.hsn,
  taxBp: line.taxBp,
  ...(line.taxIncluded === true && { taxIncluded: true as const }),
});

/** Returns the charges for all lines of an order that are not cancelled. */
export const chargesOf = (order: Pick<Order, 'lines' | 'progress'>): Charge[] =>
  liveLines(order).map(([, line]) => chargeOf(line, line.quantity));
