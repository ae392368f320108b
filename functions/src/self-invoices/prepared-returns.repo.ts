import { registrationOf, returnIdOf } from '@bhoj/domain/returns/registration';
import { returns } from '@bhoj/domain/returns/return.collection';
import type { SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { returnPeriod } from '@bhoj/domain/statute/return-dates';
import type { Store } from '../firebase/store.ts';

type Registered = Pick<SelfInvoice['recipient'], 'gstin' | 'composition'>;

interface ReturnsOf {
  /** The month of a return that has a mark, and so does not change; null without one. */
  readonly filed: string | null;
  /** Marks the returns as out of date. */
  readonly mark: (now: number) => void;
}

/** Reads the prepared returns of a registration that these months are in. */
export async function readReturnsOf(
  store: Store,
  restaurantId: string,
  { recipient, months }: { readonly recipient: Registered; readonly months: readonly string[] },
): Promise<ReturnsOf> {
  const registration = registrationOf(recipient);
  if (registration === null) return { filed: null, mark: () => undefined };
  const ids = new Set(
    months.map((asked) => {
      const { month } = returnPeriod(asked, registration.isComposition);
      return returnIdOf({ ...registration, month });
    }),
  );
  const known = await Promise.all(
    [...ids].map(async (returnId) => ({
      returnId,
      value: await store.get(returns, { restaurantId, returnId }),
    })),
  );
  return {
    filed: known.find(({ value }) => value !== null && value.filings.length > 0)?.value?.month ?? null,
    mark: (now) => {
      for (const { returnId, value } of known)
        if (value !== null) store.update(returns, { restaurantId, returnId }, { correctedAt: now });
    },
  };
}
