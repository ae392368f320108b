import { formatMoney } from '../../money/format.ts';
import { minus, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import { detailOf, liveLines } from '../../orders/kitchen/progress.ts';
import { combosOnBill } from './combos-on-bill.ts';
import { DISH_PACKING_NAME, DISH_PACKING_OTHER_NAMES } from './extra-names.ts';
import type { LineCombo } from '../../orders/shape/line-combo.schema.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Charge } from './bill.ts';

/** No menu has the price of a combo's dish before the offer, so it is left out. */
const offerText = ({ name, fullPaise }: NonNullable<OrderLine['offer']>, isPart: boolean): string =>
  isPart ? name : `${name}, was ${formatMoney(fullPaise)}`;

/**
 * Returns the text beside the name of a line on a document: size, add-ons, and the offer with the price on the menu. It leaves
 * out the weight, which the document shows as the quantity.
 */
const billDetailOf = (line: Pick<OrderLine, 'variant' | 'addOns' | 'offer' | 'combo'>): string =>
  [
    detailOf({ ...line, weight: undefined }),
    line.offer === null ? '' : offerText(line.offer, line.combo !== undefined),
  ]
    .filter((part) => part !== '')
    .join(' · ');

/**
 * Returns the charge for a number of paid portions of a line. `packingPaise` is charged beside each portion, and both together
 * may not exceed the MRP. `combo` is the line's combo with its number on the document (`combosOnBill`).
 */
export const chargeOf = (
  line: OrderLine,
  quantity: number,
  packingPaise: Paise = ZERO,
  combo?: LineCombo,
): Charge => ({
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
  ...(line.mrpPaise !== undefined && { mrpPaise: minus(line.mrpPaise, packingPaise) }),
  ...(combo !== undefined && { combo }),
  ...(line.weight !== undefined && { weight: line.weight }),
  ...(line.openDish !== undefined && { openDish: line.openDish }),
  ...(line.list !== undefined && { list: line.list }),
});

/**
 * Returns the charge for packing a number of portions of a line, if the dish has one. It is part of the supply of the dish
 * (composite supply, CGST Act s. 8) and bears its rate.
 */
export function packingChargeOf(line: OrderLine, quantity: number): Charge[] {
  const { packingPaise = ZERO } = line;
  if (packingPaise === 0) return [];
  const { weight: _, openDish: __, list: ___, ...dish } = chargeOf(line, quantity, line.unitPaise);
  return [
    {
      ...dish,
      itemId: null,
      variantId: null,
      name: DISH_PACKING_NAME,
      otherNames: DISH_PACKING_OTHER_NAMES,
      detail: '',
      unitPaise: packingPaise,
    },
  ];
}

/** Returns the charges for all lines of an order that are not cancelled. */
export function chargesOf(order: Pick<Order, 'lines' | 'progress'>): Charge[] {
  const named = liveLines(order).map(([, line]) => ({ line, quantity: line.quantity, isFree: false }));
  const combos = combosOnBill(named);
  return named.map(({ line }, i) => chargeOf(line, line.quantity, ZERO, combos[i]));
}
