import { orderHistory } from '../../messages/owner/en/order-history.ts';
import { part } from '../part.ts';

export const orderHistoryPart = part('orderHistory', orderHistory);
