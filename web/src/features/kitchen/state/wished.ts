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
 * Returns the orders as if the taps were already written, so that the next frame can draw them. Firestore's cache gives
 * them back only after some hundred ms on an old tablet; then it shows the same until the server has answered.
 */
export function withWishes(orders: readonly OrderEntry[], wishes: readonly Wished[]): readonly OrderEntry[] {
  if (wishes.length === 0) return orders;
  return orders.map((entry) => {
    const own = wishes.filter(({ orderId }) => orderId === entry.id);
    return own.length === 0 ? entry : { ...entry, value: own.reduce(apply, entry.value) };
  });
}
