import type { Order } from '@bhoj/domain/orders/order.schema';
import { orderName } from '../../../blocks/names/order-name.ts';
import type { Words } from '../../../words/part.ts';

/** Returns the place of an order, in words. */
export const placeName = (
  captain: Words<'captain'>,
  roomName: Words<'roomName'>,
  order: Pick<Order, 'tableId' | 'type' | 'label' | 'kots'>,
): string => orderName(roomName, order, captain.types);
