import { readyLines } from '@bhoj/domain/orders/requests/table-alerts';
import { isAtDoor } from '@bhoj/domain/orders/door/door';
import { openJoinRequests } from '@bhoj/domain/orders/door/join-requests';
import type { JoinRequest } from '@bhoj/domain/orders/door/join-requests';
import { isExpired, waitingRounds as waitingRoundsOf, wantedTable } from '@bhoj/domain/orders/door/joining';
import { liveLines, stageOf } from '@bhoj/domain/orders/kitchen/progress';
import { declaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import type { DeclaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';

/** The number of lines that guests still wait for. */
export const unservedCount = (order: Order): number =>
  liveLines(order).filter(([id]) => stageOf(order, id) !== 'served').length;

/** A round that waits for a captain. */
export interface WaitingRound {
  readonly orderId: string;
  readonly roundId: string;
  readonly order: Order;
}

/** All waiting rounds; the longest-waiting order comes first. */
export const waitingRounds = (orders: readonly OrderEntry[], now: number): WaitingRound[] =>
  orders
    .toSorted((a, b) => a.value.createdAt - b.value.createdAt)
    .flatMap(({ id, value }) =>
      waitingRoundsOf(value, now).map((roundId) => ({ orderId: id, roundId, order: value })),
    );

/** Returns the table of an order: its own, or at the door the table that its phone claims; else null. */
export const tableOf = (order: Order): string | null => order.tableId ?? wantedTable(order);

/** True for an order at a table, also where that is joined to the one that leads. */
export const isAt = (order: Order, tableId: string): boolean =>
  tableOf(order) === tableId || (order.joinedTableIds ?? []).includes(tableId);

/** Returns the waiting rounds of one table, including those of phones that only claim to sit there. */
export const roundsAt = (orders: readonly OrderEntry[], tableId: string, now: number): WaitingRound[] =>
  waitingRounds(orders, now).filter(({ order }) => isAt(order, tableId));

/** The number of waiting orders at the door. */
export const askingAtDoor = (orders: readonly OrderEntry[], now: number): number =>
  orders.filter(({ value }) => isAtDoor(value) && waitingRoundsOf(value, now).length > 0).length;

/** A phone with a join request for an open order. */
export interface AskingPhone {
  readonly orderId: string;
  readonly order: Order;
  readonly uid: string;
  readonly request: JoinRequest;
}

/** All phones with a join request, the longest-waiting first. */
export const askingPhones = (orders: readonly OrderEntry[], now: number): AskingPhone[] =>
  orders
    .flatMap(({ id, value }) =>
      openJoinRequests(value, now).map(([uid, request]) => ({ orderId: id, order: value, uid, request })),
    )
    .toSorted((a, b) => a.request.at - b.request.at);

/** Orders with a call that nobody has taken, the longest-waiting first. */
export const callingOrders = (orders: readonly OrderEntry[], now: number): OrderEntry[] =>
  orders
    .filter(({ value }) => value.requests.service?.takenBy === null && !isExpired(value, now))
    .toSorted((a, b) => (a.value.requests.service?.at ?? 0) - (b.value.requests.service?.at ?? 0));

/** A declared UPI payment and its order. */
export interface DeclaredPayment extends DeclaredUpi {
  /** The key of this declaration among all; a later one of the same guest has another key. */
  readonly key: string;
  readonly order: OrderEntry;
}

/** Returns the declared UPI payments of open orders; settling confirms them. */
export const declaredPayments = (orders: readonly OrderEntry[]): DeclaredPayment[] =>
  orders
    .filter(({ value }) => value.state === 'open')
    .flatMap((order) =>
      declaredUpi(order.value.requests).map((declared) => {
        const key = `declaration ${order.id} ${declared.isOwn ? declared.by : ''} ${declared.at}`;
        return { ...declared, key, order };
      }),
    );

/** Orders with dishes to serve, the oldest first. */
export const ordersToServe = (orders: readonly OrderEntry[]): OrderEntry[] =>
  orders
    .filter(({ value }) => readyLines(value).length > 0)
    .toSorted((a, b) => (a.value.openedAt ?? 0) - (b.value.openedAt ?? 0));

/** Open orders without a table. */
export const tablelessOrders = (orders: readonly OrderEntry[]): OrderEntry[] =>
  orders
    .filter(({ value }) => value.tableId === null && value.state === 'open')
    .toSorted((a, b) => (a.value.openedAt ?? 0) - (b.value.openedAt ?? 0));

export const orderAt = (orders: readonly OrderEntry[], table: Table): OrderEntry | null =>
  orders.find(({ id }) => id === table.currentOrderId) ?? null;
