import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { enterBatch as contract } from '@bhoj/domain/stock/count/count.contract';
import { assertItems } from '@bhoj/domain/stock/count/take-count';
import { moveIdOf, newMove } from '@bhoj/domain/stock/ledger/new-move';
import { asLines, itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import { usageOfBatch } from '@bhoj/domain/stock/recipes/usage';
import { recipes, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { dayIn, moverOf, postMove } from '../post-move.ts';

export const enterBatch = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { batchId, itemId, quantity, planned = quantity, note } = input;
  const isSame = ({ lines, planned: was, note: said }: StockMove): boolean =>
    lines.some((line) => line.itemId === itemId && line.quantity === quantity) &&
    (was ?? quantity) === planned &&
    said === note;
  await postMove(
    restaurantId,
    moveIdOf.batch(batchId),
    async (store) => {
      const [stored, known] = await Promise.all([
        store.get(stockItems, { restaurantId }),
        store.get(recipes, { restaurantId }),
      ]);
      const items = itemsById(stored);
      assertItems(items, [itemId]);
      const used = known && usageOfBatch(known, items, { itemId, quantity: planned });
      if (used === null || used.size === 0) throw new Refusal('without-recipe', { itemId });
      const day = await dayIn(store, restaurantId, now);
      record(store, { batchId, itemId, quantity, planned });
      const made = asLines(new Map([[itemId, quantity]]), items, 1);
      const lines = [...asLines(used, items, -1), ...made];
      const by = moverOf(caller);
      const plan = planned === quantity ? {} : { planned };
      return newMove({ kind: 'preparation', at: now, day, postedAt: now, lines, by, ...plan, note });
    },
    isSame,
  );
  return {};
});
