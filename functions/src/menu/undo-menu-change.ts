import { takenBack } from '@bhoj/domain/menu/changes/menu-change';
import { menuChanges } from '@bhoj/domain/menu/changes/menu-change.collection';
import { undoMenuChange as contract } from '@bhoj/domain/menu/changes/menu-change.contract';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { withAmounts } from '@bhoj/domain/menu/prices/price-lists';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { assertSize, readMenu, writeMenu } from './write-menu.ts';

export const undoMenuChange = defineCallable(contract, ({ changeId, kind }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const [menu, change] = await Promise.all([
      readMenu(store, restaurantId),
      store.get(menuChanges, { restaurantId, kind }),
    ]);
    if (change?.changeId !== changeId) throw new Refusal('menu-stale', { version: menu.version });
    if (change.undone !== null) {
      const { at: _, ...answer } = change.undone;
      return answer;
    }
    const before = menu.prices ?? NO_PRICES;
    const known = { costs: menu.known, amounts: before.items };
    const { content, costs, amounts, dishes, groups, left } = takenBack(menu.content, known, change);
    assertSize(content);
    const prices = withAmounts(before, amounts);
    await writeMenu(store, restaurantId, menu, { content, costs, prices }, now);
    const restored = { dishes, ...(groups > 0 && { groups }) };
    store.set(menuChanges, { restaurantId, kind }, { ...change, undone: { at: now, ...restored, left } });
    record(store, { changeId, kind, ...restored, left: left.length });
    return { ...restored, left };
  }),
);
