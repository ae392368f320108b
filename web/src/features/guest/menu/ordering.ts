import type { Cart } from '../../../blocks/cart/cart.ts';
import type { ShownDish } from './menu-model.ts';

/** The acts of a dish's row; without them the menu is read-only. Both functions keep their identity. */
export interface Ordering {
  readonly cart: Cart;
  readonly isLocked: boolean;
  /** Sets the quantity of a dish without choices. */
  readonly onQuantity: (item: ShownDish, quantity: number) => void;
  /** Opens the choices of a dish. */
  readonly onAsk: (item: ShownDish) => void;
}
