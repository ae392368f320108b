import { exactly } from '@bhoj/domain/billing/invoice';
import { settleBill } from '@bhoj/domain/contracts/billing';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/platform/ids';
import type { Payment, PaymentMethod } from '@bhoj/domain/billing/invoice';
import type { InputOf } from '@bhoj/domain/platform/contract';
import type { Person } from './auth.ts';
import { call } from './mount.ts';

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
