import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Payment, PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderSays } from '@bhoj/domain/fixtures/orders';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { changeOrder, put } from './arrange.ts';
import { aDal } from '@bhoj/domain/fixtures/lines';
import { anOrder, RAVI, withBilling } from '@bhoj/domain/fixtures/orders';
import { call } from './mount.ts';
import type { House } from './arrange.ts';
import type { Person } from './auth.ts';

export type Settling = InputOf<typeof settleBill>;

export const tender = (method: PaymentMethod, amount: number, received = amount): Payment => ({
  ...exactly(method, paise(amount)),
  receivedPaise: paise(received),
});
export const cash = (amount: number): Payment => tender('cash', amount);

/** The input that settles an order of one round in cash: one dosa with GST is ₹126. */
export const settling = (orderId: string, overrides: Partial<Settling> = {}): Settling => ({
  orderId,
  requestId: newId(),
  seenRounds: 1,
  portions: null,
  payments: [cash(12_600)],
  ...overrides,
});

/** Writes an order's money without the callables, and marks the order as having some. */
export async function putMoney(restaurantId: string, orderId: string, money: OrderMoney): Promise<void> {
  await put(orderMoney, { restaurantId, orderId }, money);
  await changeOrder({ restaurantId, orderId }, (order) => withBilling(order, { hasMoney: true }));
}

/** Settles, and returns the document; throws when none was issued. */
export async function issued(input: Settling, by: Person) {
  const { invoice } = await call(settleBill, input, by);
  if (invoice === null) throw new Error('a part payment was kept, no document issued');
  return invoice;
}

/** A dish that is not on the menu, with its own price and tax. */
export const aDish = (name: string, unitPaise: number, over: Partial<PricedLine> = {}): PricedLine =>
  aDal({ name, itemId: name.toLowerCase().replaceAll(' ', '-'), unitPaise: paise(unitPaise), ...over });

/** Makes an open takeaway order of one round with these dishes, without the callables. */
export async function anOrderOf(
  { restaurantId }: House,
  lines: readonly PricedLine[],
  says: OrderSays = {},
): Promise<string> {
  const orderId = newId();
  const rounds = [{ roundId: newId(), by: RAVI, at: Date.now(), lines }];
  const order = anOrder({ tableId: null, partySize: null, guests: {}, rounds, ...says });
  await put(orders, { restaurantId, orderId }, order);
  return orderId;
}
