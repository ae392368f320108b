import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { billsAround, recipientsOn } from '@bhoj/domain/self-invoices/recipient';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId, useWholeRestaurant } from '../../../firebase/restaurant.tsx';

type Present = ReturnType<typeof useWholeRestaurant>;

export type Recipients = 'reading' | 'not-read' | readonly (Present | null)[];

function useBills(spec: QuerySpec | undefined) {
  const restaurantId = useRestaurantId();
  const params = spec === undefined ? null : { restaurantId };
  return useLiveList(invoices, params, spec ?? invoices.queries.latest(1));
}

/**
 * Returns the registrations that the restaurant may have had on the day of a tax, once it has read the bills around
 * that day; null in the list stands for no registration. The callable decides again.
 */
export function useRecipients(taxOn: IsoDate, now: number): Recipients {
  const present = useWholeRestaurant();
  const around = billsAround(taxOn, now);
  const until = useBills(around?.until);
  const after = useBills(around?.after);
  if (around === null) return [present];
  if (until.state !== 'ready' || after.state !== 'ready')
    return until.state === 'loading' || after.state === 'loading' ? 'reading' : 'not-read';
  return recipientsOn(present, taxOn, { until: until.value[0]?.value, after: after.value[0]?.value });
}
