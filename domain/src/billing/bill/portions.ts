import { sum, times, ZERO } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { isPacked } from '../../orders/rounds/packing.ts';
import { billedPortions } from '../../orders/rounds/portions.ts';
import { liveLines } from '../../orders/kitchen/progress.ts';
import { taxBpOf } from '../../orders/rounds/price.ts';
import { chargeOf, packingChargeOf } from './charges.ts';
import { combosOnBill } from './combos-on-bill.ts';
import { DELIVERY_NAME, DELIVERY_OTHER_NAMES, PACKING_NAME, PACKING_OTHER_NAMES } from './extra-names.ts';
import type { Charge } from './bill.ts';
import type { Billable } from '../shape/account.ts';
import type { Paise } from '../../money/money.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';

/** The key of the delivery charge among line ids. The charge counts as one portion. */
export const DELIVERY = 'delivery';

/** The key of the packing charge among line ids. It counts as one portion, too. */
export const PACKING = 'packing';

/** The charges of an order beside its dishes. */
export const EXTRAS: readonly string[] = [DELIVERY, PACKING];

const extrasOf = (order: Billable): string[] => [
  ...(isPacked(order.type) && order.extras.packingPaise > 0 ? [PACKING] : []),
  ...(order.type === 'delivery' && order.extras.deliveryPaise > 0 ? [DELIVERY] : []),
];

/**
 * Returns the portions that no document bills yet, in the order of the lines; then the charges for packing and
 * delivery.
 */
export function openPortions(order: Billable): Portions {
  const lines = liveLines(order).map(
    ([id, line]) => [id, line.quantity - billedPortions(order, id)] as const,
  );
  const charges = extrasOf(order).map((id) => [id, 1 - billedPortions(order, id)] as const);
  return Object.fromEntries([...lines, ...charges].filter(([, quantity]) => quantity > 0));
}

/**
 * Returns the portions that a document bills: the named ones, or all open portions when `named` is null. The charges
 * for packing and delivery are billed when they are named, or else with the last dishes. Throws `portions-taken`, with
 * the lines, when `named` has more portions than are open.
 */
export function choosePortions(order: Billable, named: Portions | null): Portions {
  const open = openPortions(order);
  if (named === null) return open;
  const taken = Object.entries(named).filter(([id, quantity]) => quantity > (open[id] ?? 0));
  if (taken.length > 0) throw new Refusal('portions-taken', { lineIds: taken.map(([id]) => id) });
  const left = Object.keys(open).filter((id) => (named[id] ?? 0) < (open[id] ?? 0));
  return left.every((id) => EXTRAS.includes(id)) ? open : named;
}

/** Returns the billed portions of an order after these portions are billed too. */
export function addBilled(order: Billable, portions: Portions): Order['billing']['billed'] {
  const added = Object.entries(portions).map(([id, quantity]) => [id, billedPortions(order, id) + quantity]);
  return { ...order.billing.billed, ...Object.fromEntries(added) };
}

/** The charge for packing or delivery: one portion, taxed like food (composite supply, CGST Act s. 8). */
const extraCharge = (
  names: Pick<Charge, 'name' | 'otherNames'>,
  unitPaise: Paise,
  { taxBp, taxIncluded }: { taxBp: number; taxIncluded: true | undefined },
): Charge => ({
  ...names,
  itemId: null,
  variantId: null,
  detail: '',
  quantity: 1,
  unitPaise,
  taxClass: 'standard',
  hsn: '',
  taxBp,
  ...(taxIncluded === true && { taxIncluded }),
});

/** A charge, with the line or the extra (`EXTRAS`) that it is for. */
export interface ChargeOfLine {
  readonly id: string;
  readonly charge: Charge;
}

/**
 * Returns the charges for portions, in the order of the lines. Then comes the packing of these dishes, and last the order's own
 * packing and delivery, at the tax rates at which they were ordered. `percentage` is the rate for deliveries that store none. The
 * lines of `complimentary` cost nothing. A chartered accountant has to say whether packing follows the rate of the goods where
 * all dishes are packaged goods. Combos are numbered over all of the portions, so charges of two calls must not be compared.
 */
export function chargesByLine(
  order: Billable,
  portions: Portions,
  tax: { readonly percentage: number },
  complimentary: Readonly<Record<string, unknown>> = {},
): ChargeOfLine[] {
  const given = (id: string) => (Object.hasOwn(complimentary, id) ? { complimentary: true as const } : {});
  const named = liveLines(order).flatMap(([id, line]) => {
    const quantity = portions[id] ?? 0;
    return quantity > 0 ? [{ id, line, quantity, free: given(id) }] : [];
  });
  const packingOf = (line: OrderLine) => (isPacked(order.type) ? (line.packingPaise ?? ZERO) : ZERO);
  const combos = combosOnBill(named.map((one) => ({ ...one, isFree: 'complimentary' in one.free })));
  const dishes = named.map(({ id, line, quantity, free }, i) => ({
    id,
    charge: { ...chargeOf(line, quantity, packingOf(line), combos[i]), ...free },
  }));
  const packed = named.flatMap(({ id, line, quantity, free }) =>
    isPacked(order.type)
      ? packingChargeOf(line, quantity).map((charge) => ({ id, charge: { ...charge, ...free } }))
      : [],
  );
  const rate = taxBpOf('standard', { ...tax, liquorVatPercentage: 0 });
  const { packingPaise, packingTaxBp, deliveryPaise, deliveryTaxBp, taxIncluded } = order.extras;
  const extra = (
    id: string,
    names: Pick<Charge, 'name' | 'otherNames'>,
    amount: Paise,
    taxBp: number | null,
  ) =>
    (portions[id] ?? 0) > 0
      ? [
          {
            id,
            charge: { ...extraCharge(names, amount, { taxBp: taxBp ?? rate, taxIncluded }), ...given(id) },
          },
        ]
      : [];
  const packing = { name: PACKING_NAME, otherNames: PACKING_OTHER_NAMES };
  const delivery = { name: DELIVERY_NAME, otherNames: DELIVERY_OTHER_NAMES };
  return [
    ...dishes,
    ...packed,
    ...extra(PACKING, packing, packingPaise, packingTaxBp),
    ...extra(DELIVERY, delivery, deliveryPaise, deliveryTaxBp),
  ];
}

/** Returns the charges of `chargesByLine` alone. */
export const chargesFor = (...asked: Parameters<typeof chargesByLine>): Charge[] =>
  chargesByLine(...asked).map(({ charge }) => charge);

/** Returns the price of portions before discount, at the prices on the menu. */
export const amountOf = (order: Billable, portions: Portions): Paise =>
  sum(
    chargesFor(order, portions, { percentage: 0 }).map(({ unitPaise, quantity }) =>
      times(unitPaise, quantity),
    ),
  );
