import { nameKey } from '@bhoj/domain/kernel/folded';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import type { SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

/** True where one of the latest invoices that stand has this number and supplier. */
export function useIsEntered(gstin: string, number: string): boolean {
  const restaurantId = useRestaurantId();
  const latest = useLiveList(selfInvoices, { restaurantId }, selfInvoices.queries.latest());
  return (
    latest.state === 'ready' &&
    latest.value.some(
      ({ value: { voided, supplier, number: its } }) =>
        voided === null && supplier.gstin === gstin && nameKey(its) === nameKey(number),
    )
  );
}

/** Returns a supplier by the latest standing invoice under reverse charge; null for a new one. */
export function useKnownSupplier(
  name: string,
  isRegistered: boolean,
): (SelfInvoice['supplier'] & { readonly stateCode: string }) | null {
  const restaurantId = useRestaurantId();
  const latest = useLiveList(selfInvoices, { restaurantId }, selfInvoices.queries.latest());
  if (latest.state !== 'ready') return null;
  const known = latest.value.find(
    ({ value: { voided, supplier } }) =>
      voided === null &&
      (supplier.gstin !== undefined) === isRegistered &&
      nameKey(supplier.name) === nameKey(name),
  );
  if (known === undefined) return null;
  const { supplier, recipient } = known.value;
  // Without a State, they were in the restaurant's own of that time.
  return { ...supplier, stateCode: supplier.stateCode ?? recipient.gstin.slice(0, 2) };
}
