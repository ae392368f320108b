import type { Cart } from '../../../blocks/cart/cart.ts';
import type { MenuItem } from '@bhoj/domain/menu/menu.schema';

/** What a dish's row does; without it the menu is only looked at. */
export interface Ordering {
  readonly cart: Cart;
  readonly isLocked: boolean;
  /** Sets how many of a dish without choices. */
  readonly onQuantity: (item: MenuItem, quantity: number) => void;
  /** Asks what a dish needs. */
  readonly onAsk: (item: MenuItem) => void;
}
