import type { Order } from '@bhoj/domain/orders/order.schema';
import { orderName } from '../../../blocks/names/order-name.ts';
import { captain } from '../../../messages/captain.ts';

/** Where an order belongs, in words. */
export const placeName = (order: Pick<Order, 'tableId' | 'type' | 'label' | 'kots'>): string =>
  orderName(order, captain.types);
