import { saveMenu as contract } from '@bhoj/domain/menu/dish/menu.contract';
import { withUnknownKept } from '@bhoj/domain/menu/changes/known-fields';
import { same } from '@bhoj/domain/kernel/same';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { assertSize, hasContent, readMenu, withListAmounts, writeMenu } from './write-menu.ts';

export const saveMenu = defineCallable(contract, async (input, { caller, now }) => {
  const { baseVersion } = input;
  const { restaurantId } = caller;
  return transact(restaurantId, async (store) => {
    const menu = await readMenu(store, restaurantId);
    const content = withUnknownKept(menu.content, input.content, input.knows);
    assertSize(content);
    const prices = withListAmounts(menu, input.prices);
    if (hasContent(menu, content) && same(prices, menu.prices ?? NO_PRICES)) return { version: menu.version };
    if (menu.version !== baseVersion) throw new Refusal('menu-stale', { version: menu.version });
    return { version: await writeMenu(store, restaurantId, menu, { content, prices }, now) };
  });
});
