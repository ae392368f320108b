import { photos } from '@bhoj/domain/menu/shape/photo.collection';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { costsOf } from '@bhoj/domain/menu/dish/costs';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { assertWithinMrp, withAmounts } from '@bhoj/domain/menu/prices/price-lists';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { menuContentSchema } from '@bhoj/domain/menu/shape/menu-content.schema';
import { MENU_MAX_BYTES } from '@bhoj/domain/menu/shape/menu.schema';
import { comboFaultsOf } from '@bhoj/domain/menu/combos/combo-faults';
import { unlawfulGoods } from '@bhoj/domain/menu/dish/goods';
import { wrongNamesInMenu } from '@bhoj/domain/menu/dish/wrong-names';
import { photoChanges } from '@bhoj/domain/menu/shape/photo';
import { same } from '@bhoj/domain/kernel/same';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { DAY } from '@bhoj/domain/time/ist';
import type { Paise } from '@bhoj/domain/money/money';
import type { NameFault } from '@bhoj/domain/menu/dish/wrong-names';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { ListAmounts, MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import type { Store } from '../firebase/store.ts';

/** How long a removed photo is kept, so that the owner can notice a mistake. */
const KEPT_MS = 30 * DAY;

/** Returns the photos that exist and belong to the restaurant. */
async function ownPhotos(store: Store, restaurantId: string, photoIds: readonly string[]): Promise<string[]> {
  const found = await Promise.all(photoIds.map((photoId) => store.get(photos, { photoId })));
  return photoIds.filter((_, i) => found[i]?.restaurantId === restaurantId);
}

/** Throws when a new or changed name must not appear on a bill. */
function assertNames(stored: MenuContent, content: MenuContent): void {
  const wrong = wrongNamesInMenu(stored, content);
  const namesWith = (of: NameFault) => wrong.filter(({ fault }) => fault === of).map(({ name }) => name);
  const charges = namesWith('service-charge');
  const liquors = namesWith('liquor-as-food');
  if (charges.length > 0) throw new Refusal('service-charge-on-menu', { names: charges.slice(0, 20) });
  if (liquors.length > 0) throw new Refusal('liquor-as-food-on-menu', { names: liquors.slice(0, 20) });
}

/** Throws the first fault of a combo with parts that may not be in it, with the names of the combo and the dish. */
function assertCombos(stored: MenuContent, content: MenuContent): void {
  const [first] = comboFaultsOf(content, stored);
  if (first !== undefined) throw new Refusal('combo-unfit', { ...first });
}

/** Throws when a menu is larger than guests should have to load. */
export function assertSize(content: MenuContent): void {
  const bytes = Buffer.byteLength(JSON.stringify(content));
  if (bytes > MENU_MAX_BYTES) throw new Refusal('menu-too-large', { bytes, limit: MENU_MAX_BYTES });
}

/** Reads a restaurant's menu and the documents that are saved with it. */
export async function readMenu(store: Store, restaurantId: string) {
  const [stored, availability, costs] = await Promise.all([
    store.need(menus, { restaurantId }, 'restaurant-not-found'),
    store.get(availabilities, { restaurantId }),
    store.get(menuCosts, { restaurantId }),
  ]);
  const { version, updatedAt: _, priceLists, ...content } = stored;
  const prices = priceLists !== undefined ? await store.get(menuPrices, { restaurantId }) : null;
  return { stored, version, content, prices, availability, costs, known: costs?.costs ?? {} };
}
type KnownMenu = Awaited<ReturnType<typeof readMenu>>;

/**
 * Writes the next version of a menu with its price lists, and announces it to guests' phones, which then fetch it again. A menu
 * without price lists has no document of prices.
 */
export function writeVersion(
  store: Store,
  restaurantId: string,
  { version, availability, prices: before }: Pick<KnownMenu, 'version' | 'availability' | 'prices'>,
  { content, prices }: { readonly content: MenuContent; readonly prices: Prices },
  now: number,
): number {
  const next = version + 1;
  const isListed = prices.lists.length > 0;
  if (!isListed && before !== null) store.delete(menuPrices, { restaurantId });
  const saved = same(before, prices) ? prices : { ...prices, version: next };
  if (isListed && saved !== prices) {
    // A document that no menu names, as one put back from a backup, must not stop the first list.
    if (before === null) store.set(menuPrices, { restaurantId }, saved);
    else store.change(menuPrices, { restaurantId }, before, saved);
  }
  const listed = isListed && { priceLists: saved.version };
  store.set(menus, { restaurantId }, { ...content, ...listed, version: next, updatedAt: now });
  const announced = { ...(availability ?? NOTHING_SOLD_OUT), menuVersion: next };
  store.change(availabilities, { restaurantId }, availability, announced);
  return next;
}

export const hasContent = ({ content }: KnownMenu, wanted: MenuContent): boolean =>
  same(wanted, menuContentSchema.parse(content));

/**
 * Returns the price lists with the amounts that are saved with a menu. Throws `menu-stale` where the lists were saved since; a
 * repeat changes nothing.
 */
export function withListAmounts({ version, prices }: KnownMenu, wanted: ListAmounts | undefined): Prices {
  const known = prices ?? NO_PRICES;
  const after = withAmounts(known, wanted?.amounts ?? {});
  if (wanted === undefined || same(known, after)) return known;
  if (wanted.was !== known.version) throw new Refusal('menu-stale', { version });
  return after;
}

/**
 * Writes a menu with its cost prices and returns its version. It reads photos, so it must come before other writes. An
 * unchanged menu with the same price lists keeps its version.
 */
export async function writeMenu(
  store: Store,
  restaurantId: string,
  menu: KnownMenu,
  wanted: {
    readonly content: MenuContent;
    readonly costs?: Readonly<Record<string, Paise | null>>;
    /** The price lists; missing where they stay as they are. */
    readonly prices?: Prices;
  },
  now: number,
): Promise<number> {
  const { stored, version, costs } = menu;
  const { content, costs: newCosts = {} } = wanted;
  // Amounts of dishes that leave the menu stay, so that undoing brings them back. Saving the price lists removes them.
  const before = menu.prices ?? NO_PRICES;
  const prices = wanted.prices ?? before;
  if (hasContent(menu, content) && same(before, prices)) {
    store.change(menuCosts, { restaurantId }, costs, costsOf(content, costs, newCosts));
    return version;
  }
  assertNames(stored, content);
  assertCombos(stored, content);
  const unlawful = unlawfulGoods(stored, content, now);
  if (unlawful.length > 0) throw new Refusal('goods-rate-unlawful', { names: unlawful.slice(0, 20) });
  assertWithinMrp(content, prices);
  const changes = photoChanges(stored.items, content.items);
  const [shown, dropped] = await Promise.all([
    ownPhotos(store, restaurantId, changes.shown),
    ownPhotos(store, restaurantId, changes.dropped),
  ]);
  for (const photoId of shown) store.update(photos, { photoId }, { expireAt: null });
  for (const photoId of dropped) store.update(photos, { photoId }, { expireAt: now + KEPT_MS });
  store.change(menuCosts, { restaurantId }, costs, costsOf(content, costs, newCosts));
  return writeVersion(store, restaurantId, menu, { content, prices }, now);
}
