import { orders } from '../../messages/owner/en/orders.ts';
import { part } from '../part.ts';

export const ordersPart = part('orders', orders);
