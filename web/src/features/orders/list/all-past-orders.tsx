import { useEffect, useRef } from 'react';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useClient } from '../../../firebase/client.ts';
import { readPage } from '../../../firebase/live.ts';
import type { Page } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { ordersPart } from '../../../words/owner/orders.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Reading } from '../../../ui/table/table-actions.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { pastFilters, rowOf } from '../state/orders-model.ts';
import type { Row } from '../state/orders-model.ts';
import type { Filters } from '../state/use-address.ts';

/** Maximum number of orders in one file: more than a person looks through, in forty reads of a page each. */
const MOST = 2_000;

export interface AllPastOrdersProps {
  readonly filters: Filters;
  readonly reading: Reading<Row>;
}

/** Reads all past orders that match the filters, once, and renders nothing. */
export function AllPastOrders({ filters, reading }: AllPastOrdersProps) {
  const words = useWords(ordersPart);
  const names = useNameWords();

  const client = useClient();
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const toast = useToast();
  // The values when the button was pressed; the clock's ticks must not start it again.
  const asked = useRef({ restaurant, filters, reading, toast });
  useEffect(() => {
    const { restaurant: of, filters: by, reading: tell, toast: show } = asked.current;
    let isWanted = true;
    const readAll = async () => {
      const all: OrderEntry[] = [];
      let after: Cursor | null = null;
      let missing = 0;
      do {
        const spec = orders.queries.past(pastFilters(by), ...(after === null ? [] : [after]));
        const page: Page<Order> = await readPage(client, orders, { restaurantId }, spec);
        if (!isWanted) return;
        all.push(...page.rows);
        missing += page.unreadable.length;
        after = page.next;
      } while (after !== null && all.length < MOST);
      if (missing > 0) show({ message: words.fileWithout(missing) });
      if (after !== null) show({ message: words.fileCut(MOST) });
      tell.onRows(all.map((entry) => rowOf(words, names, entry, of)));
    };
    readAll().catch(() => {
      if (isWanted) tell.onFailed();
    });
    return () => {
      isWanted = false;
    };
  }, [client, restaurantId, words, names]);
  return null;
}
