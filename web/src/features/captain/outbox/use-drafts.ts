import { addToCart, EMPTY_CART } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { draftsSchema } from './outbox-model.ts';
import type { Aim, OutRound } from './outbox-model.ts';
import { useStored } from '../../../ui/shared/stored.ts';

const NONE = {};

const keyOf = ({ tableId, orderId }: Aim): string => tableId ?? orderId ?? '';

/** The carts on this device, by their place. */
export const useStoredDrafts = (restaurantId: string) =>
  useStored<Record<string, Cart[number][]>>(`bhoj.drafts.${restaurantId}`, draftsSchema, NONE);

/** A captain's unsent carts, one per place, stored on this device until they are sent. */
export function useDrafts(restaurantId: string) {
  const [drafts, update] = useStoredDrafts(restaurantId);
  const change = (aim: Aim, how: (cart: Cart) => Cart) =>
    update((all) => {
      const { [keyOf(aim)]: cart = EMPTY_CART, ...others } = all;
      const next = how(cart);
      return next.length === 0 ? others : { ...others, [keyOf(aim)]: [...next] };
    });
  return {
    cartOf: (aim: Aim): Cart => drafts[keyOf(aim)] ?? EMPTY_CART,
    change,
    /** Puts a refused round back into its place's cart. */
    takeBack: (round: OutRound) => change(round, (cart) => round.selections.reduce<Cart>(addToCart, cart)),
  };
}
