import { useCallback } from 'react';
import { useSearchParams } from '../../../ui/shared/address/address.ts';

export type View = 'order' | 'add' | 'bill';

/** The captain's current view, as it is in the address, so that back and reload work. */
export interface Place {
  readonly tableId: string | null;
  /** Set for an order without a table and for a bill. */
  readonly orderId: string | null;
  readonly view: View;
  /** The declared payment that the bill takes at first (`findDeclared`); null for none. */
  readonly declared: string | null;
}

const FLOOR: Place = { tableId: null, orderId: null, view: 'order', declared: null };

export function usePlace(): { place: Place; go: (to: Partial<Place>) => void } {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view');
  const place: Place = {
    tableId: search.get('table'),
    orderId: search.get('order'),
    view: view === 'add' || view === 'bill' ? view : 'order',
    declared: search.get('declared'),
  };
  const go = useCallback(
    (to: Partial<Place>) => {
      const { tableId, orderId, view: next, declared } = { ...FLOOR, ...to };
      const address = {
        ...(tableId !== null && { table: tableId }),
        ...(orderId !== null && { order: orderId }),
        ...(next !== 'order' && { view: next }),
        ...(declared !== null && { declared }),
      };
      // Drawn in one go; as a transition, React would interleave it with other work.
      setSearch(address, { flushSync: true });
    },
    [setSearch],
  );
  return { place, go };
}
