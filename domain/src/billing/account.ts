import type { Order } from '../orders/order.schema.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** An order and its money, as acts on its bill see it. */
export interface Account {
  readonly order: Order;
  readonly money: OrderMoney;
}

/** What of an order its bills are made of. */
export type Billable = Pick<
  Order,
  'type' | 'lines' | 'progress' | 'billed' | 'deliveryChargePaise' | 'deliveryTaxBp'
>;

/** What a bill of an order needs to know of it. */
export interface BillableAccount {
  readonly order: Billable;
  readonly money: Pick<OrderMoney, 'discount'>;
}
