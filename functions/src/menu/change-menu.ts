import { costsOf } from '@bhoj/domain/menu/dish/costs';
import { menuChangeOf } from '@bhoj/domain/menu/changes/menu-change';
import { menuChanges } from '@bhoj/domain/menu/changes/menu-change.collection';
import { touchedIn } from '@bhoj/domain/menu/changes/touched';
import { changeMenu as contract } from '@bhoj/domain/menu/changes/menu-change.contract';
import { withUnknownKept } from '@bhoj/domain/menu/changes/known-fields';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { assertSize, readMenu, withListAmounts, writeMenu } from './write-menu.ts';

export const changeMenu = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { changeId, kind, title, baseVersion, costs } = input;
  return transact(restaurantId, async (store) => {
    const [menu, last] = await Promise.all([
      readMenu(store, restaurantId),
      store.get(menuChanges, { restaurantId, kind }),
    ]);
    if (last?.changeId === changeId) return { version: menu.version };
    if (menu.version !== baseVersion) throw new Refusal('menu-stale', { version: menu.version });
    const content = withUnknownKept(menu.content, input.content, input.knows);
    assertSize(content);
    const after = costsOf(content, menu.costs, costs).costs;
    const prices = withListAmounts(menu, input.prices);
    const amounts = { before: menu.prices?.items ?? {}, after: prices.items };
    const change = menuChangeOf(menu.content, content, { before: menu.known, after }, amounts);
    const version = await writeMenu(store, restaurantId, menu, { content, costs, prices }, now);
    store.set(menuChanges, { restaurantId, kind }, { changeId, title, at: now, ...change, undone: null });
    const ofLists = Object.values(change.prices ?? {}).reduce((sum, of) => sum + Object.keys(of).length, 0);
    const { dishes, groups } = touchedIn(change);
    record(store, {
      changeId,
      kind,
      title,
      dishes,
      ...(groups > 0 && { groups }),
      ...(ofLists > 0 && { amounts: ofLists }),
    });
    return { version };
  });
});
