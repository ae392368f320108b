import type { Order } from '../../orders/shape/order.schema.ts';
import type { PartBilled } from '../../orders/rounds/portions.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** An order and its money, as settling and correcting a bill use them. */
export interface Account {
  readonly order: Order;
  readonly money: OrderMoney;
}

/** The fields of an order from which its bills are made. */
export type Billable = PartBilled & Pick<Order, 'type' | 'lines' | 'progress' | 'extras'>;

/** The fields of an account from which its bill is computed. */
export interface BillableAccount {
  readonly order: Billable;
  readonly money: Pick<OrderMoney, 'discount' | 'complimentary'>;
}
