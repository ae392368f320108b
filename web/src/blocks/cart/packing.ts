import { packingOfDishes } from '@bhoj/domain/orders/rounds/packing';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Paise } from '@bhoj/domain/money/money';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import type { Cart } from './cart.ts';

/** Returns the sum of the packing charges of a cart's dishes; 0 for an order that is not packed. */
export function cartPacking(cart: Cart, { items }: Pick<Menu, 'items'>, type: OrderType): Paise {
  const dishes = cart.map(({ itemId, quantity }) => ({
    quantity,
    packingPaise: items.find(({ id }) => id === itemId)?.packingPaise,
  }));
  return packingOfDishes(type, dishes);
}
