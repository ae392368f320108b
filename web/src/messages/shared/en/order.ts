import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import type { Stage } from '@bhoj/domain/orders/kitchen/progress';

/** The kinds of orders. */
export const orderTypes = {
  'dine-in': 'Dine-in',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
  'room-service': 'Room service',
  aggregator: 'Aggregator',
} satisfies Readonly<Record<OrderType, string>>;

/** How far a line of an order has come. */
export const lineStages = {
  queued: 'Queued',
  cooking: 'Cooking',
  ready: 'Ready',
  served: 'Served',
  cancelled: 'Cancelled',
} satisfies Readonly<Record<Stage | 'cancelled', string>>;
