import { fromHindiNames, withItemIds } from './bill-upgrades.ts';
import { orderMoneySchema } from './order-money.schema.ts';
import { withTip } from './invoice.ts';
import type { z } from 'zod';
import type { Order } from '../orders/order.schema.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** The money of an order without payments, discount or documents. */
export const NO_MONEY: OrderMoney = {
  discount: null,
  payments: [],
  partRequests: {},
  returnedPayments: [],
  settlements: [],
};

type Stored = Record<string, unknown>;

const upgradedSettlement = (settlement: Stored): Stored => ({
  ...settlement,
  bill: fromHindiNames(withItemIds(settlement['bill'])),
  payments: (settlement['payments'] as unknown[]).map(withTip),
});

/** Returns the money that versions before 3 stored in the order itself, or null. */
export function earlierMoneyOf({ earlierMoney }: Pick<Order, 'earlierMoney'>): OrderMoney | null {
  if (earlierMoney === null) return null;
  const discount = earlierMoney['discount'] as Stored | null;
  const settlements = earlierMoney['settlements'] as Stored[];
  return orderMoneySchema.decode({
    ...earlierMoney,
    discount: discount && { ...discount, by: { id: null, ...(discount['by'] as Stored) } },
    settlements: settlements.map(upgradedSettlement),
  } as z.input<typeof orderMoneySchema>);
}

/** Returns an order's money: the stored document, else the money in an older order document, else none. */
export const moneyOf = (order: Pick<Order, 'earlierMoney'>, stored: OrderMoney | null): OrderMoney =>
  stored ?? earlierMoneyOf(order) ?? NO_MONEY;
