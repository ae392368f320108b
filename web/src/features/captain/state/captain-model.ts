import { attentionAt, readyLines } from '@bhoj/domain/orders/attention';
import type { Attention } from '@bhoj/domain/orders/attention';
import { isAtDoor } from '@bhoj/domain/orders/door';
import { openKnocks } from '@bhoj/domain/orders/knocking';
import type { Knock } from '@bhoj/domain/orders/knocking';
import { isExpired, waitingRounds as waitingRoundsOf, wantedTable } from '@bhoj/domain/orders/joining';
import { minutesSince } from '@bhoj/domain/orders/kitchen';
import { liveLines, stageOf } from '@bhoj/domain/orders/progress';
import { declaredUpi } from '@bhoj/domain/billing/own-declarations';
import type { DeclaredUpi } from '@bhoj/domain/billing/own-declarations';
import { rupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';

/** The number of lines that guests still wait for. */
export const unservedCount = (order: Order): number =>
  liveLines(order).filter(([id]) => stageOf(order, id) !== 'served').length;

/** A round that waits for a captain. */
export interface WaitingRound {
  readonly orderId: string;
  readonly roundId: string;
  readonly order: Order;
}

/** All waiting rounds, those of the longest-waiting order first. */
export const waitingRounds = (orders: readonly OrderEntry[], now: number): WaitingRound[] =>
  orders
    .toSorted((a, b) => a.value.createdAt - b.value.createdAt)
    .flatMap(({ id, value }) =>
      waitingRoundsOf(value, now).map((roundId) => ({ orderId: id, roundId, order: value })),
    );

/** Returns the waiting rounds of one table, also those of phones that only say that they sit there. */
export const roundsAt = (orders: readonly OrderEntry[], tableId: string, now: number): WaitingRound[] =>
  waitingRounds(orders, now).filter(({ order }) => (order.tableId ?? wantedTable(order)) === tableId);

/** The number of orders at the door that ask to be accepted. */
export const askingAtDoor = (orders: readonly OrderEntry[], now: number): number =>
  orders.filter(({ value }) => isAtDoor(value) && waitingRoundsOf(value, now).length > 0).length;

/** A phone that asks to be let in to an open order. */
export interface AskingPhone {
  readonly orderId: string;
  readonly order: Order;
  readonly uid: string;
  readonly knock: Knock;
}

/** All phones that ask to be let in, the longest-waiting first. */
export const askingPhones = (orders: readonly OrderEntry[], now: number): AskingPhone[] =>
  orders
    .flatMap(({ id, value }) =>
      openKnocks(value, now).map(([uid, knock]) => ({ orderId: id, order: value, uid, knock })),
    )
    .toSorted((a, b) => a.knock.at - b.knock.at);

/** Orders with a call that nobody has taken, the longest-waiting first. */
export const callingOrders = (orders: readonly OrderEntry[], now: number): OrderEntry[] =>
  orders
    .filter(({ value }) => value.requests.service?.takenBy === null && !isExpired(value, now))
    .toSorted((a, b) => (a.value.requests.service?.at ?? 0) - (b.value.requests.service?.at ?? 0));

/** A declared UPI payment and its order. */
export interface DeclaredPayment extends DeclaredUpi {
  /** Names this declaration among all; a further one of the same guest has another. */
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

/** A thing that needs attention. A device stays silent about the keys that it has silenced; a new key rings again. */
export interface NewCall {
  readonly key: string;
  readonly order: Order;
}

const readyKey = ({ id, value }: OrderEntry): string =>
  `ready ${id} ${readyLines(value)
    .map(([lineId]) => lineId)
    .join(' ')}`;

/** Returns each thing that needs attention. */
export const callsOf = (orders: readonly OrderEntry[], now: number): NewCall[] => [
  ...waitingRounds(orders, now).map(({ roundId, order }) => ({ key: `round ${roundId}`, order })),
  ...callingOrders(orders, now).map(({ id, value }) => ({
    key: `call ${id} ${value.requests.service?.at}`,
    order: value,
  })),
  ...askingPhones(orders, now).map(({ orderId, uid, knock, order }) => ({
    key: `phone ${orderId} ${uid} ${knock.at}`,
    order,
  })),
  ...declaredPayments(orders).map(({ key, order }) => ({ key, order: order.value })),
  ...ordersToServe(orders).map((entry) => ({ key: readyKey(entry), order: entry.value })),
];

export const orderAt = (orders: readonly OrderEntry[], table: Table): OrderEntry | null =>
  orders.find(({ id }) => id === table.currentOrderId) ?? null;

export interface Tile {
  readonly table: Table;
  /** Since the first round; null when nobody sits there. */
  readonly minutes: number | null;
  /** Before tax. */
  readonly amountPaise: Paise | null;
  readonly attention: Attention | null;
  /** Epoch ms of the tile. */
  readonly now: number;
}

/** A table with what this device has for it and the kitchen does not. */
export interface ShownTile {
  readonly tile: Tile;
  /** Lines that are not sent. */
  readonly unsent: number;
}

/** Whether nobody sits at the table and nobody there asks for anything, so that a tap on it begins an order. */
export const isFree = ({ table, attention }: Tile): boolean =>
  table.status === 'Available' && table.currentOrderId === null && attention === null;

/** Returns the contents of a table's tile. */
export function tileOf(table: Table, orders: readonly OrderEntry[], now: number): Tile {
  const order = orderAt(orders, table)?.value ?? null;
  const here = orders.filter(({ value }) => value.tableId === table.id);
  return {
    table,
    now,
    minutes: table.occupiedAt === null ? null : minutesSince(table.occupiedAt, now),
    amountPaise: table.hasOrder ? rupees(table.totalPrice) : null,
    attention: attentionAt(
      table,
      order,
      here.map(({ value }) => value),
      now,
    ),
  };
}
