import { takenBack } from '@bhoj/domain/menu/changes/menu-change';
import { menuChanges } from '@bhoj/domain/menu/changes/menu-change.collection';
import { undoMenuChange as contract } from '@bhoj/domain/menu/changes/menu-change.contract';
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
    if (change.undone !== null) return { dishes: change.undone.dishes, left: change.undone.left };
    const { content, costs, dishes, left } = takenBack(menu.content, menu.known, change);
    assertSize(content);
    await writeMenu(store, restaurantId, menu, { content, costs }, now);
    store.set(menuChanges, { restaurantId, kind }, { ...change, undone: { at: now, dishes, left } });
    record(store, { changeId, kind, dishes, left: left.length });
    return { dishes, left };
  }),
);
