import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import type { Order } from '@bhoj/domain/orders/order.schema';
import {
  askingPhones,
  callingOrders,
  declaredPayments,
  ordersToServe,
  waitingRounds,
} from './captain-model.ts';
import type { AskingPhone, DeclaredPayment, WaitingRound } from './captain-model.ts';

/** One thing that somebody waits for. */
export type Need = { readonly key: string } & (
  | { readonly kind: 'call' | 'serve'; readonly order: OrderEntry }
  | { readonly kind: 'declaration'; readonly payment: DeclaredPayment }
  | { readonly kind: 'phone'; readonly phone: AskingPhone }
  | { readonly kind: 'round'; readonly round: WaitingRound }
);

/** All that is waited for at one table, or at one order without a table. */
export interface PlaceNeeds {
  readonly key: string;
  readonly order: Order;
  readonly needs: readonly Need[];
}

type Found = readonly [orderId: string, order: Order, need: Need];

/** Returns everything that waits, by place; calls first, then phones, rounds, payments and dishes, the oldest first. */
export function needsByPlace(orders: readonly OrderEntry[], now: number): PlaceNeeds[] {
  const ofOrder = (kind: 'call' | 'serve', found: readonly OrderEntry[]) =>
    found.map((order): Found => {
      const at = kind === 'call' ? ` ${order.value.requests.service?.at}` : '';
      return [order.id, order.value, { key: `${kind} ${order.id}${at}`, kind, order }];
    });
  const all: Found[] = [
    ...ofOrder('call', callingOrders(orders, now)),
    ...askingPhones(orders, now).map((phone): Found => {
      const key = `phone ${phone.orderId} ${phone.uid}`;
      return [phone.orderId, phone.order, { key, kind: 'phone', phone }];
    }),
    ...waitingRounds(orders, now).map((round): Found => {
      const key = `round ${round.orderId}/${round.roundId}`;
      return [round.orderId, round.order, { key, kind: 'round', round }];
    }),
    ...declaredPayments(orders).map((payment): Found => {
      const { key, order } = payment;
      return [order.id, order.value, { key, kind: 'declaration', payment }];
    }),
    ...ofOrder('serve', ordersToServe(orders)),
  ];
  const places = new Map<string, { order: Order; needs: Need[] }>();
  for (const [orderId, order, need] of all) {
    const key = order.tableId ?? orderId;
    const place = places.get(key) ?? { order, needs: [] };
    place.needs.push(need);
    places.set(key, place);
  }
  return [...places].map(([key, place]) => ({ key, ...place }));
}
