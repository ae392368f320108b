import type { OrderMoney } from '../shape/order-money.schema.ts';

/** The money of an order without payments, discount or documents. */
export const NO_MONEY: OrderMoney = {
  discount: null,
  complimentary: {},
  buyer: null,
  payments: [],
  splitAmong: null,
  partRequests: {},
  returnedPayments: [],
  settlements: [],
};
