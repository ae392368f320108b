import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Wish } from './taps-model.ts';

/** A tap of this screen that Firestore has not answered yet. */
export interface Wished extends Wish {
  readonly orderId: string;
  /** Epoch ms of the tap. */
  readonly at: number;
}

function apply(order: Order, { field, wanted, lineIds, at }: Wished): Order {
  const marks = Object.entries(order.progress[field]).filter(([id]) => !lineIds.includes(id));
  const made = wanted ? lineIds.map((id): [string, number] => [id, order.progress[field][id] ?? at]) : [];
  return { ...order, progress: { ...order.progress, [field]: Object.fromEntries([...marks, ...made]) } };
}

/**
 * Returns the orders as they are once the taps are written. A tap is drawn from here in the next frame: through
 * Firestore's cache on the device it comes back only after some hundred ms on an old tablet. What Firestore shows until
 * the server has answered is the same.
 */
export function withWishes(orders: readonly OrderEntry[], wishes: readonly Wished[]): readonly OrderEntry[] {
  if (wishes.length === 0) return orders;
  return orders.map((entry) => {
    const own = wishes.filter(({ orderId }) => orderId === entry.id);
    return own.length === 0 ? entry : { ...entry, value: own.reduce(apply, entry.value) };
  });
}
