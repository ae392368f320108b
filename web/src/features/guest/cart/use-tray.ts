import { useCallback, useRef, useState } from 'react';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { keepTray, keptIntent, readTray } from './send-model.ts';
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
  /** Notes that a round is being sent. False where another tab has taken it back or sent it; its tray is then shown. */
  const begin = useCallback(
    (roundId: string): boolean => {
      const { intent } = latest.current;
      if (intent?.roundId !== roundId) return false;
      const isKept = keptIntent(restaurantId, orderId, roundId) !== 'gone';
      update((now) =>
        isKept ? { ...now, intent: { ...intent, isBegun: true } } : readTray(restaurantId, orderId),
      );
      return isKept;
    },
    [restaurantId, orderId, update],
  );
  /** Unlocks the cart of a round that no tab has begun to send. False where one has. */
  const takeBack = useCallback((): boolean => {
    const { intent } = latest.current;
    if (intent === null || keptIntent(restaurantId, orderId, intent.roundId) !== 'kept') return false;
    update((now) => ({ ...now, intent: null }));
    return true;
  }, [restaurantId, orderId, update]);
  return { tray, update, changeCart, peek, begin, takeBack };
}
