import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useClient } from '../../../firebase/client.ts';
import { readForFile } from '../../../firebase/read-all.ts';
import { useRestaurantId, useTaxed } from '../../../firebase/restaurant.tsx';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { pastFilters, rowOf } from '../state/orders-model.ts';
import type { Row } from '../state/orders-model.ts';
import type { Filters } from '../state/use-address.ts';

/** The most orders in one file: more than a person looks through, in forty reads of a page each. */
const MOST = 2_000;

/** Returns a function that reads all past orders that match the filters, for a file. */
export function useAllPastOrders(filters: Filters): () => Promise<readonly Row[]> {
  const words = useWords(ordersPart);
  const names = useNameWords();
  const client = useClient();
  const restaurantId = useRestaurantId();
  const taxed = useTaxed();
  const toast = useToast();
  return async () => {
    const { rows, missing, isCut } = await readForFile(
      client,
      orders,
      { restaurantId },
      { specOf: (after) => orders.queries.past(pastFilters(filters), after ?? undefined), most: MOST },
    );
    if (missing > 0) toast({ message: words.fileWithout(missing) });
    if (isCut) toast({ message: words.fileCut(MOST) });
    return rows.map((entry) => rowOf(words, names, entry, taxed));
  };
}
