import { canonicalJson } from '@bhoj/domain/answers/canonical-json';
import { enterTransfer as contract } from '@bhoj/domain/stock/count/count.contract';
import { assertItems, assertStores } from '@bhoj/domain/stock/count/take-count';
import { transferLines } from '@bhoj/domain/stock/count/transfer';
import { moveIdOf, newMove } from '@bhoj/domain/stock/ledger/new-move';
import { itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { dayIn, happenedAt, isAtTime, moverOf, postMove } from '../post-move.ts';

export const enterTransfer = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { transferId, from, to, lines, note } = input;
  const moved = transferLines(lines, { from, to });
  await postMove(
    restaurantId,
    moveIdOf.transfer(transferId),
    async (store) => {
      const at = happenedAt(input.at, now);
      const known = await store.get(stockItems, { restaurantId });
      assertItems(
        itemsById(known),
        lines.map(({ itemId }) => itemId),
      );
      assertStores(known, [from, to]);
      const day = await dayIn(store, restaurantId, at);
      record(store, { transferId, from, to, items: lines.length });
      const by = moverOf(caller);
      return newMove({ kind: 'transfer', at, day, postedAt: now, lines: moved, by, note });
    },
    (known) =>
      isAtTime(known, input.at) && canonicalJson([known.lines, known.note]) === canonicalJson([moved, note]),
  );
  return {};
});
