import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import type { Stage } from '@bhoj/domain/orders/kitchen/progress';
import { part } from '../../part.ts';

/** The kinds of orders. */
export const orderTypes = {
  'dine-in': 'Dine-in',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
  'room-service': 'Room service',
  aggregator: 'Aggregator',
} satisfies Readonly<Record<OrderType, string>>;

/** The stage of an order's line. */
export const lineStages = {
  queued: 'Queued',
  cooking: 'Cooking',
  ready: 'Ready',
  served: 'Served',
  cancelled: 'Cancelled',
} satisfies Readonly<Record<Stage | 'cancelled', string>>;

export const orderTypesPart = part('orderTypes', orderTypes);
export const lineStagesPart = part('lineStages', lineStages);
