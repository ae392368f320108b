import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { assertWithinMrp, lostAmounts, pricesWith } from '@bhoj/domain/menu/prices/price-lists';
import { savePriceLists as contract } from '@bhoj/domain/menu/prices/price-lists.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readMenu, writeVersion } from './write-menu.ts';

export const savePriceLists = defineCallable(
  contract,
  ({ baseVersion, was, lists, amounts }, { caller, now, record }) =>
    transact(caller.restaurantId, async (store) => {
      const { restaurantId } = caller;
      const menu = await readMenu(store, restaurantId);
      const before = menu.prices ?? NO_PRICES;
      const after = pricesWith(before, menu.content, lists, amounts);
      if (same(before, after)) return { version: menu.version };
      if (menu.version !== baseVersion || (was ?? before.version) !== before.version)
        throw new Refusal('menu-stale', { version: menu.version });
      assertWithinMrp(menu.content, after);
      const version = writeVersion(store, restaurantId, menu, { content: menu.content, prices: after }, now);
      const lost = lostAmounts(before, menu.content);
      const gone = lost > 0 && { lost };
      record(store, {
        lists: lists.map(({ name }) => name).join(', '),
        amounts: Object.values(amounts).reduce((sum, of) => sum + Object.keys(of).length, 0),
        version,
        ...gone,
      });
      return { version, ...gone };
    }),
);
