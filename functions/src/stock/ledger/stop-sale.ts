import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { same } from '@bhoj/domain/kernel/same';
import { followStock, keysOut, mayBeOut, NOTHING_STOPPED } from '@bhoj/domain/stock/ledger/sold-out';
import { itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import { recipes, stockItems, stockLevels, stockSoldOut } from '@bhoj/domain/stock/shape/stock.collection';
import type { WrittenEvent } from '../../firebase/define-trigger.ts';
import { readAt, transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';

/** Returns the keys that are out; null where nothing stops the sale, and nothing was stopped. */
async function readOut(store: Pick<Store, 'get'>, restaurantId: string) {
  const [stored, stopped] = await Promise.all([
    store.get(stockItems, { restaurantId }),
    store.get(stockSoldOut, { restaurantId }),
  ]);
  const items = itemsById(stored);
  const stops = [...items.values()].some(({ stopsSale }) => stopsSale === true);
  if (!stops && Object.keys(stopped?.keys ?? {}).length === 0) return null;
  const [known, levels] = await Promise.all([
    store.get(recipes, { restaurantId }),
    store.get(stockLevels, { restaurantId }),
  ]);
  const pantry = known && levels && { recipes: known, items, levels: levels.levels };
  const menu = pantry !== null && mayBeOut(pantry) ? await store.get(menus, { restaurantId }) : null;
  return { out: pantry === null || menu === null ? [] : keysOut(pantry, menu), stopped };
}

/**
 * Takes dishes off the sale, or puts them back, by the stock that is there now. It reads the stock itself, so events
 * may come late and twice.
 */
export async function stopSale({ params: { restaurantId = '' } }: WrittenEvent): Promise<void> {
  if ((await readAt((store) => readOut(store, restaurantId))) === null) return;
  await transact(`${restaurantId} availability`, async (store) => {
    const [read, availability] = await Promise.all([
      readOut(store, restaurantId),
      store.get(availabilities, { restaurantId }),
    ]);
    if (read === null) return;
    const before = {
      availability: availability ?? NOTHING_SOLD_OUT,
      stopped: read.stopped ?? NOTHING_STOPPED,
    };
    const after = followStock(before, read.out, Date.now());
    if (!same(before.availability, after.availability))
      store.change(availabilities, { restaurantId }, availability, after.availability);
    if (!same(before.stopped, after.stopped)) store.set(stockSoldOut, { restaurantId }, after.stopped);
  });
}
