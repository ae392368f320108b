import { enterTransfer as contract } from '@bhoj/domain/stock/count/count.contract';
import { assertItems, assertStores } from '@bhoj/domain/stock/count/take-count';
import { moveIdOf, newMove } from '@bhoj/domain/stock/ledger/new-move';
import { itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import type { MoveLine } from '@bhoj/domain/stock/shape/move.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { dayIn, moverOf, postMove } from '../post-move.ts';

const inStore = (storeId: string | null): Pick<MoveLine, 'storeId'> => (storeId === null ? {} : { storeId });

export const enterTransfer = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { transferId, from, to, lines, note } = input;
  await postMove(restaurantId, moveIdOf.transfer(transferId), async (store) => {
    const known = await store.get(stockItems, { restaurantId });
    assertItems(
      itemsById(known),
      lines.map(({ itemId }) => itemId),
    );
    assertStores(known, [from, to]);
    const day = await dayIn(store, restaurantId, now);
    record(store, { transferId, from, to, items: lines.length });
    return newMove({
      kind: 'transfer',
      at: now,
      day,
      postedAt: now,
      lines: lines.flatMap(({ itemId, quantity }) => [
        { itemId, quantity: -quantity, ...inStore(from) },
        { itemId, quantity, ...inStore(to) },
      ]),
      by: moverOf(caller),
      note,
    });
  });
  return {};
});
