import { MENU_PRICES } from '@bhoj/domain/catalogue/public-documents';
import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { pathOf } from '@bhoj/domain/kernel/path';
import { listsFor, menuByLists } from '@bhoj/domain/menu/prices/list-prices';
import { floorOf, placeOfTable } from '@bhoj/domain/tables/table-id';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import { getText, keptText } from '../../../firebase/catalog-docs.ts';
import { plainFields } from '../../../firebase/rest-values.ts';
import type { RestFields } from '../../../firebase/rest-values.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { offered } from './offered.tsx';

/** A document of another version goes through the schemas, which upgrade it or refuse it. */
async function decoded(text: string): Promise<Prices> {
  const { fields = {} } = JSON.parse(text) as { fields?: RestFields };
  const { schemaVersion, ...prices } = plainFields(fields, Date.parse);
  if (schemaVersion === MENU_PRICES.version) return prices as unknown as Prices;
  const { menuPrices } = await import('../../../firebase/catalog-schemas.ts');
  return menuPrices.decode(plainFields(fields));
}

const placeOf = (tableId: string) => {
  if (tableId === NO_TABLE) return { type: 'takeaway', floor: null } as const;
  const isRoom = placeOfTable(tableId)?.kind === 'room';
  return { type: isRoom ? 'room-service' : 'dine-in', floor: floorOf(tableId) } as const;
};

/** Puts the prices of the place on a menu, and then the offers. */
function listedBy(prices: Prices): typeof offered {
  let last: { readonly menu: Menu; readonly seen: string; readonly listed: Menu } | null = null;
  return (catalog, tableId) => {
    const { menu, profile } = catalog;
    const place = { ...placeOf(tableId), at: serverNow(), cutoff: profile.dayCutoff, operator: null };
    const lists = listsFor(prices.lists, place);
    const seenLists = lists.map(({ id }) => id);
    const seen = seenLists.join();
    // The same object until the menu or its lists change, so that no dish is drawn again.
    if (last?.menu !== menu || last.seen !== seen)
      last = { menu, seen, listed: menuByLists(menu, { lists, prices }) };
    return offered({ ...catalog, menu: last.listed, seenLists }, tableId);
  };
}

/**
 * Reads the price lists of a menu: with a network the stored ones, otherwise this phone's last copy. The menu names
 * their version. Throws for another version, so that nobody sees other prices than they pay.
 */
export async function readLists(
  restaurantId: string,
  isKept: boolean,
  version: number,
): Promise<{ offered: typeof offered }> {
  const path = pathOf(MENU_PRICES.pattern, { restaurantId });
  const text = isKept ? keptText(path) : await getText(path);
  const prices = text === null ? null : await decoded(text);
  if (prices?.version !== version) throw new Error('price lists of another version');
  return { offered: listedBy(prices) };
}
