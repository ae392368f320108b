import { sum, times } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { billedOf } from '../orders/portions.ts';
import { liveLines } from '../orders/progress.ts';
import { taxBpOf } from '../orders/price.ts';
import { chargeOf } from './charges.ts';
import { DELIVERY_NAME, DELIVERY_OTHER_NAMES } from './delivery-names.ts';
import type { Charge } from './bill.ts';
import type { Billable } from './account.ts';
import type { Paise } from '../money/money.ts';
import type { Order } from '../orders/order.schema.ts';
import type { Portions } from '../orders/portions.ts';

/** The key of the delivery charge among line ids. The charge counts as one portion. */
export const DELIVERY = 'delivery';

const hasCharge = (order: Billable): boolean => order.type === 'delivery' && order.deliveryChargePaise > 0;

/** Returns the portions that are on no document yet, in the order of the lines; the delivery charge comes last. */
export function openPortions(order: Billable): Portions {
  const lines = liveLines(order).map(([id, line]) => [id, line.quantity - billedOf(order, id)] as const);
  const charge = hasCharge(order) ? [[DELIVERY, 1 - billedOf(order, DELIVERY)] as const] : [];
  return Object.fromEntries([...lines, ...charge].filter(([, quantity]) => quantity > 0));
}

/**
 * Returns the portions that a document bills: the named ones, or all open portions when `named` is null. The delivery
 * charge is billed when it is named, or else with the last dishes. Throws `portions-taken`, with the lines, when more
 * is named than is open.
 */
export function choosePortions(order: Billable, named: Portions | null): Portions {
  const open = openPortions(order);
  if (named === null) return open;
  const taken = Object.entries(named).filter(([id, quantity]) => quantity > (open[id] ?? 0));
  if (taken.length > 0) throw new Refusal('portions-taken', { lineIds: taken.map(([id]) => id) });
  const left = Object.keys(open).filter((id) => (named[id] ?? 0) < (open[id] ?? 0));
  return left.length === 1 && left[0] === DELIVERY ? open : named;
}

/** Returns the billed portions of an order after these portions are billed too. */
export function addBilled(order: Billable, portions: Portions): Order['billed'] {
  const added = Object.entries(portions).map(([id, quantity]) => [id, billedOf(order, id) + quantity]);
  return { ...order.billed, ...Object.fromEntries(added) };
}

/**
 * Portions as charges, in the order of the lines. The charge of a delivery is taxed like food (composite supply, CGST
 * Act s. 8), at the rate at which it was ordered; `percentage` is for orders that do not know it.
 */
export function chargesFor(
  order: Billable,
  portions: Portions,
  tax: { readonly percentage: number },
): Charge[] {
  const lines = liveLines(order).flatMap(([id, line]) => {
    const quantity = portions[id] ?? 0;
    return quantity > 0 ? [chargeOf(line, quantity)] : [];
  });
  if ((portions[DELIVERY] ?? 0) === 0) return lines;
  const taxBp = order.deliveryTaxBp ?? taxBpOf('standard', { ...tax, liquorVatPercentage: 0 });
  const delivery: Charge = {
    itemId: null,
    variantId: null,
    name: DELIVERY_NAME,
    otherNames: DELIVERY_OTHER_NAMES,
    detail: '',
    quantity: 1,
    unitPaise: order.deliveryChargePaise,
    taxClass: 'standard',
    hsn: '',
    taxBp,
  };
  return [...lines, delivery];
}

/** Returns the amount of portions before tax and discount. */
export const amountOf = (order: Billable, portions: Portions): Paise =>
  sum(
    chargesFor(order, portions, { percentage: 0 }).map(({ unitPaise, quantity }) =>
      times(unitPaise, quantity),
    ),
  );
