import { useCallback, useRef, useState } from 'react';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { keepTray, readTray } from './send-model.ts';
import type { Tray } from './send-model.ts';

/** The order's tray, kept on the phone with every change. */
export function useTray(restaurantId: string, orderId: string) {
  const [tray, setTray] = useState(() => readTray(restaurantId, orderId));
  // The latest, for what runs between two renders: a second tap must see what the first one did.
  const latest = useRef(tray);
  const update = useCallback(
    (change: (tray: Tray) => Tray) => {
      latest.current = change(latest.current);
      keepTray(restaurantId, orderId, latest.current);
      setTray(latest.current);
    },
    [restaurantId, orderId],
  );
  /** The cart stands still while a round is on its way. */
  const changeCart = useCallback(
    (change: (cart: Cart) => Cart) =>
      update((now) => (now.intent === null ? { ...now, cart: change(now.cart) } : now)),
    [update],
  );
  const peek = useCallback(() => latest.current, []);
  return { tray, update, changeCart, peek };
}
