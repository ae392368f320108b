import { stageOf } from '../orders/kitchen/progress.ts';
import type { OrderLine } from '../orders/shape/line.schema.ts';
import type { Order } from '../orders/shape/order.schema.ts';

type Dish = Pick<OrderLine, 'itemId' | 'name' | 'otherNames'>;

/**
 * Returns the dishes that a review may rate: the order's dishes that were not cancelled, each once. An open dish has its name on
 * the menu, not the name that a member typed.
 */
export function dishesToReview(order: Pick<Order, 'lines' | 'progress'>): Dish[] {
  const eaten = Object.entries(order.lines).filter(([id]) => stageOf(order, id) !== 'cancelled');
  const dishes = eaten.map(([, { itemId, name, openDish, otherNames }]) => ({
    itemId,
    name: openDish ?? name,
    otherNames,
  }));
  return [...new Map(dishes.map((dish) => [dish.itemId, dish])).values()];
}
