import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { enterBatch as contract } from '@bhoj/domain/stock/count/count.contract';
import { assertItems } from '@bhoj/domain/stock/count/take-count';
import { moveIdOf, newMove } from '@bhoj/domain/stock/ledger/new-move';
import { asLines, itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import { isMoreThanMoves } from '@bhoj/domain/stock/recipes/batch-made';
import { usageOfBatch } from '@bhoj/domain/stock/recipes/usage';
import { recipes, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { dayIn, happenedAt, isAtTime, moverOf, postMove } from '../post-move.ts';

export const enterBatch = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { batchId, itemId, quantity, planned = quantity, note } = input;
  const isSame = (batch: StockMove): boolean =>
    batch.lines.some((line) => line.itemId === itemId && line.quantity === quantity) &&
    (batch.planned ?? quantity) === planned &&
    batch.note === note &&
    isAtTime(batch, input.at);
  await postMove(
    restaurantId,
    moveIdOf.batch(batchId),
    async (store) => {
      const at = happenedAt(input.at, now);
      const [stored, known] = await Promise.all([
        store.get(stockItems, { restaurantId }),
        store.get(recipes, { restaurantId }),
      ]);
      const items = itemsById(stored);
      assertItems(items, [itemId]);
      const used = known && usageOfBatch(known, items, { itemId, quantity: planned });
      if (used === null || used.size === 0) throw new Refusal('without-recipe', { itemId });
      if (isMoreThanMoves(used)) throw new Refusal('invalid-input', { fields: ['planned'] });
      const day = await dayIn(store, restaurantId, at);
      record(store, { batchId, itemId, quantity, planned });
      const made = asLines(new Map([[itemId, quantity]]), items, 1);
      const lines = [...asLines(used, items, -1), ...made];
      const by = moverOf(caller);
      const plan = planned === quantity ? {} : { planned };
      return newMove({ kind: 'preparation', at, day, postedAt: now, lines, by, ...plan, note });
    },
    isSame,
  );
  return {};
});
