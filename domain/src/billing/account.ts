import type { Order } from '../orders/order.schema.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** An order and its money: what settling and correcting a bill work on. */
export interface Account {
  readonly order: Order;
  readonly money: OrderMoney;
}

/** The fields of an order that its bill is computed from. */
export type Billable = Pick<Order, 'type' | 'lines' | 'progress' | 'billed' | 'deliveryChargePaise'>;

/** The part of an account that its bill is computed from. */
export interface BillableAccount {
  readonly order: Billable;
  readonly money: Pick<OrderMoney, 'discount'>;
}
