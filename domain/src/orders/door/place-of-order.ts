import { floorOf } from '../../tables/table-id.ts';
import { tableOfPrices } from './joining.ts';
import type { PlaceOfOrder } from '../../menu/prices/list-prices.ts';
import type { Order } from '../shape/order.schema.ts';

/** The part of an order on which price lists depend. */
export type PricedPlace = Pick<Order, 'type' | 'tableId' | 'aggregator'> & {
  readonly joining: Pick<Order['joining'], 'wantsTable'>;
};

/** Returns where an order is at a moment, as price lists ask. `cutoff` ends the business day. */
export const placeOfOrder = (order: PricedPlace, at: number, cutoff: string): PlaceOfOrder => ({
  at,
  cutoff,
  type: order.type,
  floor: floorOf(tableOfPrices(order)),
  operator: order.aggregator?.operator ?? null,
});
