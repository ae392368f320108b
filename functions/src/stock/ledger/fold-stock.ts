import { foldStock as contract } from '@bhoj/domain/stock/ledger/ledger.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { foldStock as fold } from '../../shared/stock.repo.ts';

export const foldStock = defineCallable(contract, async (_, { caller: { restaurantId }, now }) => ({
  place: await fold(restaurantId, now),
}));
