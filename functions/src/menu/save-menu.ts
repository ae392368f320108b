import { menus } from '@bhoj/domain/collections/restaurant';
import { saveMenu as contract } from '@bhoj/domain/contracts/menu';
import { MENU_MAX_BYTES } from '@bhoj/domain/menu/menu.schema';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const saveMenu = defineCallable(contract, async ({ baseVersion, content }, { caller, now }) => {
  const { restaurantId } = caller;
  const serialised = JSON.stringify(content);
  const bytes = Buffer.byteLength(serialised);
  if (bytes > MENU_MAX_BYTES) throw new Refusal('menu-too-large', { bytes, limit: MENU_MAX_BYTES });
  return transact(restaurantId, async (store) => {
    const stored = await store.get(menus, { restaurantId });
    if (stored === null) throw new Refusal('restaurant-not-found');
    const { version, updatedAt: _, ...current } = stored;
    if (serialised === JSON.stringify(contract.input.shape.content.parse(current))) return { version };
    if (version !== baseVersion) throw new Refusal('menu-stale', { version });
    store.set(menus, { restaurantId }, { ...content, version: version + 1, updatedAt: now });
    return { version: version + 1 };
  });
});
