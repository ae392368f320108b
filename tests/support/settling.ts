import { exactly } from '@bhoj/domain/billing/invoice';
import { orders } from '@bhoj/domain/orders/order.collection';
import { settleBill } from '@bhoj/domain/billing/settlement.contract';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { withRound } from '@bhoj/domain/orders/round';
import type { Payment, PaymentMethod } from '@bhoj/domain/billing/invoice';
import type { Order, OrderLine } from '@bhoj/domain/orders/order.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { put } from './arrange.ts';
import { aLine, anOrder } from './factories.ts';
import { call } from './mount.ts';
import type { House } from './arrange.ts';
import type { Person } from './auth.ts';

export type Settling = InputOf<typeof settleBill>;

export const tender = (method: PaymentMethod, amount: number, received = amount): Payment => ({
  ...exactly(method, paise(amount)),
  receivedPaise: paise(received),
});
export const cash = (amount: number): Payment => tender('cash', amount);

/** Settles in cash what an order of one round comes to: one dosa with GST is ₹126. */
export const settling = (orderId: string, overrides: Partial<Settling> = {}): Settling => ({
  orderId,
  requestId: newId(),
  seenRounds: 1,
  portions: null,
  payments: [cash(12_600)],
  ...overrides,
});

/** Settles, and answers with the document that must come of it. */
export async function issued(input: Settling, by: Person) {
  const { invoice } = await call(settleBill, input, by);
  if (invoice === null) throw new Error('a part payment was kept, no document issued');
  return invoice;
}

/** Dishes of an order that stands on no menu: each with its own price and tax. */
export const aDish = (name: string, unitPaise: number, over: Partial<OrderLine> = {}): OrderLine =>
  aLine({ name, itemId: name.toLowerCase().replaceAll(' ', '-'), unitPaise: paise(unitPaise), ...over });

/** An open takeaway order of one round with these dishes, written past the callables. */
export async function anOrderOf(
  { restaurantId }: House,
  lines: readonly OrderLine[],
  over: Partial<Order> = {},
): Promise<string> {
  const orderId = newId();
  const by = { kind: 'captain', label: 'Ravi' } as const;
  const at = Date.now();
  const guestless = { type: 'takeaway', tableId: null, partySize: null, joined: {} } as const;
  const empty = anOrder({ ...guestless, rounds: {}, lines: {}, kots: [] });
  const order = withRound(empty, { roundId: newId(), kot: 1, by, at, lines });
  await put(orders, { restaurantId, orderId }, { ...order, ...over });
  return orderId;
}
