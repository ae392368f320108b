import type { Catalog, CatalogState } from '../context/catalog.ts';
import { useNow } from '../context/use-now.ts';

/** The catalog with this minute's offers on its menu, updated every minute and with each fetch. */
export function useOffers(fetched: Catalog, fetchAgain: () => Promise<CatalogState>, tableId: string) {
  useNow();
  const price = (catalog: Catalog, at?: unknown) => catalog.offered?.(catalog, tableId, at) ?? catalog;
  const refresh = async (at?: unknown) => {
    const state = await fetchAgain();
    return 'catalog' in state ? { ...state, catalog: price(state.catalog, at) } : state;
  };
  return { catalog: price(fetched), refresh };
}
