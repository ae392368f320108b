import { returns } from '@bhoj/domain/returns/return.collection';
import { returnPeriod } from '@bhoj/domain/statute/return-dates';
import { monthOf } from '@bhoj/domain/time/ist';
import type { NoticeChoice } from '@bhoj/domain/notifications/kinds';
import type { DocumentSettings } from '@bhoj/domain/restaurant/settings.schema';
import { tell } from '../shared/notices.repo.ts';
import type { Store } from '../firebase/store.ts';

/** Returns the month of the prepared return for a document of this time; null where none is prepared. One read. */
export async function readPrepared(
  store: Pick<Store, 'get'>,
  restaurantId: string,
  { composition }: Pick<DocumentSettings, 'composition'>,
  issuedAt: number,
): Promise<string | null> {
  const { month } = returnPeriod(monthOf(issuedAt), composition);
  return (await store.get(returns, { restaurantId, month }))?.month ?? null;
}

/** Notifies the owner that a void or a note came after the return of its month was prepared (P-NOTICE-6). */
export function tellOfPrepared(
  store: Pick<Store, 'set'>,
  to: { readonly restaurantId: string; readonly choice: NoticeChoice; readonly now: number },
  month: string | null,
  number: string,
): void {
  if (month !== null) tell(store, { ...to, about: { kind: 'return-outdated', month, number } });
}
