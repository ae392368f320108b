import { saveMenu as contract } from '@bhoj/domain/menu/dish/menu.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { assertSize, hasContent, readMenu, writeMenu } from './write-menu.ts';

export const saveMenu = defineCallable(contract, async ({ baseVersion, content }, { caller, now }) => {
  const { restaurantId } = caller;
  assertSize(content);
  return transact(restaurantId, async (store) => {
    const menu = await readMenu(store, restaurantId);
    if (hasContent(menu, content)) return { version: menu.version };
    if (menu.version !== baseVersion) throw new Refusal('menu-stale', { version: menu.version });
    return { version: await writeMenu(store, restaurantId, menu, { content }, now) };
  });
});
