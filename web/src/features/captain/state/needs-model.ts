import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import {
  askingPhones,
  callingOrders,
  declaredPayments,
  ordersToServe,
  tableOf,
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

/** Returns the order that a need is about. */
export function orderOf(need: Need): Order {
  switch (need.kind) {
    case 'phone':
      return need.phone.order;
    case 'round':
      return need.round.order;
    case 'declaration':
      return need.payment.order.value;
    case 'call':
    case 'serve':
      return need.order.value;
  }
}

type Found = readonly [orderId: string, order: Order, need: Need];

/** Returns all needs, grouped by place: calls first, then phones, rounds, payments and dishes, the oldest first. */
export function needsOf(orders: readonly OrderEntry[], now: number): Need[] {
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
  const places = new Map<string, Need[]>();
  for (const [orderId, order, need] of all) {
    const key = tableOf(order) ?? orderId;
    places.set(key, [...(places.get(key) ?? []), need]);
  }
  return [...places.values()].flat();
}
