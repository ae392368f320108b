import type { Catalog, CatalogState } from '../context/catalog.ts';
import { noteToldTime } from '../../../ui/shared/server-clock.ts';
import { useNow } from '../context/use-now.ts';

/**
 * Returns the catalog with this minute's offers on its menu, updated every minute and with each fetch. When the server
 * has just told its time (epoch ms), `refresh` takes it, and a phone with a wrong clock goes by that from then on.
 */
export function useOffers(fetched: Catalog, fetchAgain: () => Promise<CatalogState>, tableId: string) {
  useNow();
  const price = (catalog: Catalog) => catalog.offered?.(catalog, tableId) ?? catalog;
  const refresh = async (at?: unknown) => {
    if (typeof at === 'number') noteToldTime(at);
    const state = await fetchAgain();
    return 'catalog' in state ? { ...state, catalog: price(state.catalog) } : state;
  };
  return { catalog: price(fetched), refresh };
}
