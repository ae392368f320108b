import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { assertItems, assertStores } from '@bhoj/domain/stock/count/take-count';
import { moveIdOf, newMove } from '@bhoj/domain/stock/ledger/new-move';
import { asLines, itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import { usageOf } from '@bhoj/domain/stock/recipes/usage';
import { recipes, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import type { Wasted, WasteEntered } from '@bhoj/domain/stock/count/count.contract';
import type { MoveLine } from '@bhoj/domain/stock/shape/move.schema';
import type { Store } from '../../firebase/store.ts';
import { askedFor } from '../asked.ts';
import { authorsOf, dayIn, happenedAt, postMove, readEnterer } from '../post-move.ts';
import type { Acting } from '../post-move.ts';

async function linesOf(store: Store, restaurantId: string, wasted: Wasted): Promise<MoveLine[]> {
  const known = await store.get(stockItems, { restaurantId });
  const items = itemsById(known);
  if (wasted.kind === 'item') {
    const { itemId, quantity, storeId } = wasted;
    assertItems(items, [itemId]);
    assertStores(known, [storeId]);
    const from = storeId === undefined ? items.get(itemId)?.storeId : storeId;
    return [{ itemId, quantity: -quantity, ...(typeof from === 'string' && { storeId: from }) }];
  }
  const { itemId, variantId, portions } = wasted;
  const cooked = await store.get(recipes, { restaurantId });
  const used = cooked && usageOf(cooked, items, [{ itemId, variantId, portions, addOnIds: [] }]);
  if (used === null || used.size === 0) throw new Refusal('without-recipe', { itemId });
  return asLines(used, items, -1);
}

export async function throwAway(
  input: WasteEntered & { readonly authorUid?: string | undefined },
  { caller, now, record }: Acting,
) {
  const { restaurantId } = caller;
  const { wasteId, wasted, why, note, authorUid } = input;
  const asked = askedFor({ wasted, why, note, at: input.at });
  await postMove(
    restaurantId,
    moveIdOf.waste(wasteId),
    async (store) => {
      const at = happenedAt(input.at, now);
      const lines = await linesOf(store, restaurantId, wasted);
      const day = await dayIn(store, restaurantId, at);
      const enterer = await readEnterer(store, caller, authorUid);
      record(store, { wasteId, why, itemId: wasted.itemId }, enterer);
      const authors = authorsOf(caller, enterer);
      return newMove({ kind: 'waste', at, day, postedAt: now, lines, ...authors, why, note, asked });
    },
    // Not by its lines: somebody may have changed the recipe of a dish since.
    (known) => known.asked === asked,
  );
  return {};
}
