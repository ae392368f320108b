import { registrationOf, returnIdOf } from '@bhoj/domain/returns/registration';
import { returns } from '@bhoj/domain/returns/return.collection';
import type { SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { returnPeriod } from '@bhoj/domain/statute/return-dates';
import type { Store } from '../firebase/store.ts';

/**
 * Reads the prepared returns that a self-invoice belongs to: of the month of its number and of that of its tax. Returns what marks
 * them as out of date.
 */
export async function readReturnsOf(
  store: Store,
  restaurantId: string,
  { recipient, months }: SelfInvoice,
): Promise<(now: number) => void> {
  const registration = registrationOf(recipient);
  if (registration === null) return () => undefined;
  const ids = new Set(
    months.map((asked) => {
      const { month } = returnPeriod(asked, registration.isComposition);
      return returnIdOf({ ...registration, month });
    }),
  );
  const known = await Promise.all(
    [...ids].map(async (returnId) => ({
      returnId,
      isPrepared: (await store.get(returns, { restaurantId, returnId })) !== null,
    })),
  );
  return (now) => {
    for (const { returnId, isPrepared } of known)
      if (isPrepared) store.update(returns, { restaurantId, returnId }, { correctedAt: now });
  };
}
