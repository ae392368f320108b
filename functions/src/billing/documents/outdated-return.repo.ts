import { returns } from '@bhoj/domain/returns/return.collection';
import { registrationOf, returnIdOf } from '@bhoj/domain/returns/registration';
import { returnPeriod } from '@bhoj/domain/statute/return-dates';
import { monthOf } from '@bhoj/domain/time/ist';
import type { NoticeChoice } from '@bhoj/domain/notifications/kinds';
import type { Seller } from '@bhoj/domain/billing/documents/invoice';
import { tell } from '../../shared/notices.repo.ts';
import type { Store } from '../../firebase/store.ts';

/** A return that is prepared. */
export interface Prepared {
  readonly month: string;
  readonly returnId: string;
}

/**
 * Returns the prepared return to which a document of this seller and time belongs; null where none is prepared. A broken return
 * stops no document: it counts as none, and nobody is notified. Costs one read.
 */
export async function readPrepared(
  store: Pick<Store, 'getReadable'>,
  restaurantId: string,
  seller: Pick<Seller, 'gstin' | 'composition'>,
  issuedAt: number,
): Promise<Prepared | null> {
  const registration = registrationOf(seller);
  if (registration === null) return null;
  const { month } = returnPeriod(monthOf(issuedAt), registration.isComposition);
  const returnId = returnIdOf({ ...registration, month });
  return (await store.getReadable(returns, { restaurantId, returnId })) && { month, returnId };
}

/** Notifies the owner that a void or a note came after the return of its month was prepared (P-NOTICE-6). */
export function tellOfPrepared(
  store: Pick<Store, 'set'>,
  to: { readonly restaurantId: string; readonly choice: NoticeChoice; readonly now: number },
  prepared: Prepared | null,
  number: string,
): void {
  if (prepared === null) return;
  const { month } = prepared;
  tell(store, { ...to, about: { kind: 'return-outdated', month, number } });
}
