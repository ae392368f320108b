import { useMemo, useState } from 'react';
import { listsFor, menuByLists, NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { PlaceOfOrder } from '@bhoj/domain/menu/prices/list-prices';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { useLiveDoc } from './live.ts';
import type { Live } from './live.ts';

/** The menu at the prices of a place, and the ids of their lists in the form that `placeRound` takes. */
export interface ListedMenu {
  readonly menu: Menu;
  readonly seenLists: readonly string[];
}

/** Watches the price lists of a menu that has any. Reads nothing for any other. */
export function usePriceLists(
  restaurantId: string,
  printed: Menu,
  { at, cutoff, type, floor, operator }: PlaceOfOrder,
): Live<ListedMenu> {
  const isListed = printed.priceLists !== undefined;
  const prices = useLiveDoc(menuPrices, isListed ? { restaurantId } : null);
  const known = isListed && prices.state === 'ready' ? prices.value : NO_PRICES;
  const seen = listsFor(known.lists, { at, cutoff, type, floor, operator })
    .map(({ id }) => id)
    .join();
  const now = useMemo(() => {
    const ids = seen === '' ? [] : seen.split(',');
    const lists = known.lists.filter(({ id }) => ids.includes(id));
    return { menu: menuByLists(printed, { lists, prices: known }), seenLists: ids };
  }, [printed, known, seen]);
  // The two documents of a save arrive one after the other: until both are here, the menu before it is shown.
  const isWhole = !isListed || (prices.state === 'ready' && known.version === printed.priceLists);
  const [last, setLast] = useState<ListedMenu | null>(null);
  if (isListed && isWhole && last !== now) setLast(now);
  const shown = isWhole ? now : last;
  if (shown !== null)
    return { state: 'ready', value: shown, fromCache: prices.state === 'ready' && prices.fromCache };
  return prices.state === 'ready' ? { state: 'loading' } : prices;
}
