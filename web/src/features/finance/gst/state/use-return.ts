import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { seriesOfNumber } from '@bhoj/domain/billing/documents/invoice';
import { returns } from '@bhoj/domain/returns/return.collection';
import { lacks, lateFrom } from '@bhoj/domain/returns/filing-state';
import { isOfMonth, isSameRegistration, returnIdOf } from '@bhoj/domain/returns/registration';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { startOf } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../../firebase/live.ts';
import type { Live } from '../../../../firebase/live.ts';
import { useDocumentSettings, useRestaurantId } from '../../../../firebase/restaurant.tsx';

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
  if ((prepared.correctedAt ?? 0) > prepared.preparedAt) return true;
  const documents = [
    ...sold,
    ...[...credited, ...debited].map((note) => ({ ...note, series: seriesOfNumber(note.number) })),
  ];
  const isHandedOver = ended.some(
    ({ state, closedAt }) => state === 'Completed' && (closedAt ?? 0) > prepared.preparedAt,
  );
  return isHandedOver || lacks(prepared, { documents, voided: declared.map(({ number }) => number) });
}

/**
 * The prepared returns of a month, live, one for each registration, that of the present registration first; and whether
 * documents came since the chosen return was prepared.
 */
export function useReturns(month: string, chosen: string | null) {
  const restaurantId = useRestaurantId();
  const { gstin, composition } = useDocumentSettings();
  const live = useLiveList(returns, { restaurantId }, returns.queries.ofMonth(month));
  const present = { gstin, isComposition: composition };
  const all = valuesOf(live)
    .filter((made) => isOfMonth(made, month))
    .toSorted((a, b) => Number(isSameRegistration(b, present)) - Number(isSameRegistration(a, present)));
  const made = all.find((one) => returnIdOf(one) === chosen) ?? all[0] ?? null;
  return { live, all, made, cameSince: useCameSince(made) };
}
