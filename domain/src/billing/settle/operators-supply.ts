import { Refusal } from '../../catalogue/reasons.ts';
import { liveLines } from '../../orders/kitchen/progress.ts';
import { specifiedPremisesRateAt } from '../../statute/gst.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';

type Taxed = Pick<OrderLine, 'taxClass' | 'taxBp'>;

/**
 * True for lines on which an operator pays the tax: restaurant service, and exempt dishes with it. Packaged goods and
 * liquor are no restaurant service (Circular 167/23/2021): the restaurant bills them itself.
 */
export const isRestaurantService = ({ taxClass }: Pick<Taxed, 'taxClass'>): boolean =>
  taxClass === 'standard' || taxClass === 'exempt';

/**
 * True when an operator bills these lines (CGST Act s. 9(5)). An operator bills no service at specified premises, which has a
 * rate of its own (Notification 17/2017-CT(R) (iv)), and no order of goods alone.
 */
const operatorBills = (lines: readonly Taxed[], at: number): boolean =>
  lines.length === 0 || (lines.some(isRestaurantService) && !lines.some((line) => isOfHotel(line, at)));

const isOfHotel = ({ taxClass, taxBp }: Taxed, at: number): boolean =>
  taxClass === 'standard' && taxBp === specifiedPremisesRateAt(at);

/**
 * True when lines (without packing) have restaurant service on which an operator pays the tax, so that the restaurant cannot bill
 * them. It may bill other portions of its own sale, such as the exempt dishes alone.
 */
export const taxesForOperator = (lines: readonly Taxed[], at: number): boolean =>
  lines.some((line) => line.taxClass === 'standard' && !isOfHotel(line, at));

export type OperatorsOrder = Pick<Order, 'type' | 'lines' | 'progress' | 'createdAt'>;

/** True for an aggregator's order that its operator bills; false where the restaurant issues the invoice itself. */
export const isBilledByOperator = (order: OperatorsOrder): boolean =>
  order.type === 'aggregator' &&
  operatorBills(
    liveLines(order).map(([, line]) => line),
    order.createdAt,
  );

/** Throws `aggregator-order` for an order that its operator bills. */
export function assertOwnSale(order: OperatorsOrder): void {
  if (isBilledByOperator(order)) throw new Refusal('aggregator-order');
}
