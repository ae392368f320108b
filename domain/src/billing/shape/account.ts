import type { Order } from '../../orders/shape/order.schema.ts';
import type { PartBilled } from '../../orders/rounds/portions.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** An order and its money: what settling and correcting a bill work on. */
export interface Account {
  readonly order: Order;
  readonly money: OrderMoney;
}

/** What of an order its bills are made of. */
export type Billable = PartBilled & Pick<Order, 'type' | 'lines' | 'progress' | 'extras'>;

/** The part of an account that its bill is computed from. */
export interface BillableAccount {
  readonly order: Billable;
  readonly money: Pick<OrderMoney, 'discount' | 'complimentary'>;
}
