import { useCallback, useRef, useState } from 'react';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { keepTray, readTray } from './send-model.ts';
import type { Tray } from './send-model.ts';

/** The order's tray, saved on the phone with every change. */
export function useTray(restaurantId: string, orderId: string) {
  const [tray, setTray] = useState(() => readTray(restaurantId, orderId));
  // The latest value, for code that runs between two renders: a second tap must see the effect of the first.
  const latest = useRef(tray);
  const update = useCallback(
    (change: (tray: Tray) => Tray) => {
      latest.current = change(latest.current);
      keepTray(restaurantId, orderId, latest.current);
      setTray(latest.current);
    },
    [restaurantId, orderId],
  );
  /** Changes the cart, unless a round is being sent. */
  const changeCart = useCallback(
    (change: (cart: Cart) => Cart) =>
      update((now) => (now.intent === null ? { ...now, cart: change(now.cart) } : now)),
    [update],
  );
  const peek = useCallback(() => latest.current, []);
  return { tray, update, changeCart, peek };
}
