import { useEffect } from 'react';
import { href, NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { wantedTable } from '@bhoj/domain/orders/door/joining';
import { isRunning } from '../order/order-model.ts';
import { keepVisit, readVisit } from '../context/place.ts';
import { go } from '../context/router.tsx';
import { useOrder } from '../order/use-order.ts';

/**
 * Sends a guest who returns to a table on to their running order, when this browser has one. Returns true while it
 * looks for the order.
 */
export function useEarlierOrder(
  restaurantId: string,
  tableId: string,
  begins: boolean,
  now: number,
): boolean {
  const { key, orderId } = readVisit(restaurantId, tableId);
  const { live } = useOrder(restaurantId, orderId, begins);
  const here = tableId === NO_TABLE ? null : tableId;
  // An order of a phone without the table's key has no table until a captain accepts it.
  const isAt =
    live.state === 'ready' &&
    [live.value.tableId ?? wantedTable(live.value), ...(live.value.joinedTableIds ?? [])].includes(here);
  const isHere = isAt && isRunning(live.value, now);
  const isOver = live.state === 'missing' || live.state === 'denied' || (live.state === 'ready' && !isHere);
  useEffect(() => {
    if (orderId === null) return;
    if (isHere) go(href('customerMenu', { restaurantId, tableId, orderId }), { replace: true });
    if (isOver) keepVisit(restaurantId, tableId, { key, orderId: null });
  }, [isHere, isOver, orderId, key, restaurantId, tableId]);
  return orderId !== null && live.state === 'loading' && navigator.onLine;
}
