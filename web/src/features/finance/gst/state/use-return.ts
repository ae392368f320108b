import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { CREDIT_SERIES, DEBIT_SERIES } from '@bhoj/domain/restaurant/settings.schema';
import { returns } from '@bhoj/domain/returns/return.collection';
import { lacks, lateFrom } from '@bhoj/domain/returns/filing-state';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { startOf } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../../firebase/live.ts';
import type { Live } from '../../../../firebase/live.ts';
import { useRestaurantId } from '../../../../firebase/restaurant.tsx';

/** How many documents after the preparation the page reads; one missing document is enough. */
const MOST = 50;

const valuesOf = <T>(live: Live<readonly { readonly value: T }[]>): T[] =>
  live.state === 'ready' ? live.value.map(({ value }) => value) : [];

/** Returns whether documents came since a return was prepared, live. */
function useCameSince(prepared: TaxReturn | null): boolean {
  const restaurantId = useRestaurantId();
  const of = prepared === null ? null : { restaurantId };
  const until = new Date(prepared === null ? 1 : startOf(prepared.until));
  const from = new Date(prepared === null ? 0 : lateFrom(prepared));
  const span = [from, until, MOST] as const;
  const sold = valuesOf(useLiveList(invoices, of, invoices.queries.between(...span)));
  const credited = valuesOf(useLiveList(creditNotes, of, creditNotes.queries.between(...span)));
  const debited = valuesOf(useLiveList(debitNotes, of, debitNotes.queries.between(...span)));
  const declared = valuesOf(useLiveList(voids, of, voids.queries.declaredBetween(...span)));
  const ended = valuesOf(useLiveList(orders, of, orders.queries.operatorsBetween(...span)));
  if (prepared === null) return false;
  const documents = [
    ...sold,
    ...credited.map((note) => ({ ...note, series: CREDIT_SERIES })),
    ...debited.map((note) => ({ ...note, series: DEBIT_SERIES })),
  ];
  const isHandedOver = ended.some(
    ({ state, closedAt }) => state === 'Completed' && (closedAt ?? 0) > prepared.preparedAt,
  );
  return isHandedOver || lacks(prepared, { documents, voided: declared.map(({ number }) => number) });
}

/** The return of a month, live; missing before it is prepared. */
export function useReturn(month: string): { readonly live: Live<TaxReturn>; readonly cameSince: boolean } {
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(returns, { restaurantId, month });
  return { live, cameSince: useCameSince(live.state === 'ready' ? live.value : null) };
}
