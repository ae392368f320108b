import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type View = 'order' | 'add' | 'bill';

/** The captain's current view, as the address names it, so that back and reload work. */
export interface Place {
  readonly tableId: string | null;
  /** Set for an order without a table and for a bill. */
  readonly orderId: string | null;
  readonly view: View;
}

const FLOOR: Place = { tableId: null, orderId: null, view: 'order' };

export function usePlace(): { place: Place; go: (to: Partial<Place>) => void } {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view');
  const place: Place = {
    tableId: search.get('table'),
    orderId: search.get('order'),
    view: view === 'add' || view === 'bill' ? view : 'order',
  };
  const go = useCallback(
    (to: Partial<Place>) => {
      const { tableId, orderId, view: next } = { ...FLOOR, ...to };
      setSearch({
        ...(tableId !== null && { table: tableId }),
        ...(orderId !== null && { order: orderId }),
        ...(next !== 'order' && { view: next }),
      });
    },
    [setSearch],
  );
  return { place, go };
}
