import { useEffect } from 'react';
import { neededNow } from '@bhoj/domain/orders/requests/needed';
import type { Needed } from '@bhoj/domain/orders/requests/needed';
import { MINUTE } from '@bhoj/domain/time/ist';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useLiveOrders } from '../../../firebase/use-live-orders.ts';
import { useNow } from '../../../ui/shared/use-now.ts';

/** Draws nothing: reports where somebody is needed, once the orders are known. It loads after the page. */
export function NeededCounts({ onChange }: { readonly onChange: (needed: Needed) => void }) {
  const live = useLiveOrders(useRestaurantId());
  const now = useNow(MINUTE);
  const { tables, orders } = live.state === 'ready' ? neededNow(live.value, now) : { tables: 0, orders: 0 };
  useEffect(() => onChange({ tables, orders }), [onChange, tables, orders]);
  return null;
}
