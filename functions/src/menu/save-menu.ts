import { photos } from '@bhoj/domain/menu/photo.collection';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/availability';
import { costsOf } from '@bhoj/domain/menu/costs';
import { menuCosts } from '@bhoj/domain/menu/costs.collection';
import { availabilities, menus } from '@bhoj/domain/menu/menu.collection';
import { saveMenu as contract } from '@bhoj/domain/menu/menu.contract';
import { MENU_MAX_BYTES } from '@bhoj/domain/menu/menu.schema';
import { unlawfulGoods } from '@bhoj/domain/menu/goods';
import { wrongNamesInMenu } from '@bhoj/domain/menu/wrong-names';
import { photoChanges } from '@bhoj/domain/menu/photo';
import { same } from '@bhoj/domain/kernel/same';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { DAY } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import type { NameFault } from '@bhoj/domain/menu/wrong-names';
import type { MenuContent } from '@bhoj/domain/menu/menu.schema';

/** How long a removed photo is kept, so that the owner can notice a mistake. */
const KEPT_MS = 30 * DAY;

/** Returns those photos that exist and belong to the restaurant. */
async function ownPhotos(store: Store, restaurantId: string, photoIds: readonly string[]): Promise<string[]> {
  const found = await Promise.all(photoIds.map((photoId) => store.get(photos, { photoId })));
  return photoIds.filter((_, i) => found[i]?.restaurantId === restaurantId);
}

/** Throws when a name that is new or changed must not be on a bill. */
function assertNames(stored: MenuContent, content: MenuContent): void {
  const wrong = wrongNamesInMenu(stored, content);
  const namesWith = (of: NameFault) => wrong.filter(({ fault }) => fault === of).map(({ name }) => name);
  const charges = namesWith('service-charge');
  const liquors = namesWith('liquor-as-food');
  if (charges.length > 0) throw new Refusal('service-charge-on-menu', { names: charges.slice(0, 20) });
  if (liquors.length > 0) throw new Refusal('liquor-as-food-on-menu', { names: liquors.slice(0, 20) });
}

export const saveMenu = defineCallable(contract, async ({ baseVersion, content }, { caller, now }) => {
  const { restaurantId } = caller;
  const bytes = Buffer.byteLength(JSON.stringify(content));
  if (bytes > MENU_MAX_BYTES) throw new Refusal('menu-too-large', { bytes, limit: MENU_MAX_BYTES });
  return transact(restaurantId, async (store) => {
    const [stored, availability, costs] = await Promise.all([
      store.get(menus, { restaurantId }),
      store.get(availabilities, { restaurantId }),
      store.get(menuCosts, { restaurantId }),
    ]);
    if (stored === null) throw new Refusal('restaurant-not-found');
    const { version, updatedAt: _, ...current } = stored;
    if (same(content, contract.input.shape.content.parse(current))) return { version };
    if (version !== baseVersion) throw new Refusal('menu-stale', { version });
    assertNames(stored, content);
    const unlawful = unlawfulGoods(stored, content, now);
    if (unlawful.length > 0) throw new Refusal('goods-rate-unlawful', { names: unlawful.slice(0, 20) });
    const changes = photoChanges(stored.items, content.items);
    const [shown, dropped] = await Promise.all([
      ownPhotos(store, restaurantId, changes.shown),
      ownPhotos(store, restaurantId, changes.dropped),
    ]);
    for (const photoId of shown) store.update(photos, { photoId }, { expireAt: null });
    for (const photoId of dropped) store.update(photos, { photoId }, { expireAt: now + KEPT_MS });
    store.set(menus, { restaurantId }, { ...content, version: version + 1, updatedAt: now });
    store.change(menuCosts, { restaurantId }, costs, costsOf(content, costs?.costs ?? {}));
    // Guests' phones watch this document and fetch the menu again.
    const announced = { ...(availability ?? NOTHING_SOLD_OUT), menuVersion: version + 1 };
    store.change(availabilities, { restaurantId }, availability, announced);
    return { version: version + 1 };
  });
});
