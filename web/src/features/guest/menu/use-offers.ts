import type { Catalog, CatalogState } from '../context/catalog.ts';
import { useNow } from '../context/use-now.ts';

/** The catalog with the offers of this minute on its menu, now and when it is fetched again. */
export function useOffers(fetched: Catalog, fetchAgain: () => Promise<CatalogState>, tableId: string) {
  useNow();
  const price = (catalog: Catalog, at?: unknown) => catalog.offered?.(catalog, tableId, at) ?? catalog;
  const refresh = async (at?: unknown) => {
    const state = await fetchAgain();
    return 'catalog' in state ? { ...state, catalog: price(state.catalog, at) } : state;
  };
  return { catalog: price(fetched), refresh };
}
