import { isExpired } from '@bhoj/domain/orders/joining';
import { ageOf, minutesSince } from '@bhoj/domain/orders/kitchen';
import { liveLines, stageOf } from '@bhoj/domain/orders/progress';
import { rupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { OrderLine } from '@bhoj/domain/orders/line.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';

/** Lines that are cooked and not carried out yet. */
export const readyLines = (order: Order): [id: string, line: OrderLine][] =>
  liveLines(order).filter(([id]) => stageOf(order, id) === 'ready');

/** How many lines the guests still wait for. */
export const unservedCount = (order: Order): number =>
  liveLines(order).filter(([id]) => stageOf(order, id) !== 'served').length;

/** A round that waits for a captain. */
export interface WaitingRound {
  readonly orderId: string;
  readonly roundId: string;
  readonly order: Order;
}

/** Every round that waits, the longest-waiting order first. */
export const waitingRounds = (orders: readonly OrderEntry[], now: number): WaitingRound[] =>
  orders
    .filter(({ value }) => !isExpired(value, now))
    .toSorted((a, b) => a.value.createdAt - b.value.createdAt)
    .flatMap(({ id, value }) =>
      value.acceptance.waiting.map((roundId) => ({ orderId: id, roundId, order: value })),
    );

/** Orders whose guests ask for somebody who has not come yet, the longest-waiting first. */
export const callingOrders = (orders: readonly OrderEntry[], now: number): OrderEntry[] =>
  orders
    .filter(({ value }) => value.requests.service?.takenBy === null && !isExpired(value, now))
    .toSorted((a, b) => (a.value.requests.service?.at ?? 0) - (b.value.requests.service?.at ?? 0));

/** Open orders whose guests say that they have paid by UPI; settling confirms it. */
export const ordersDeclaredPaid = (orders: readonly OrderEntry[]): OrderEntry[] =>
  orders.filter(({ value }) => value.state === 'open' && value.requests.upiDeclaration !== null);

/** Orders with something to carry out, the oldest first. */
export const ordersToServe = (orders: readonly OrderEntry[]): OrderEntry[] =>
  orders
    .filter(({ value }) => readyLines(value).length > 0)
    .toSorted((a, b) => (a.value.openedAt ?? 0) - (b.value.openedAt ?? 0));

/** Open orders that stand on no table. */
export const tablelessOrders = (orders: readonly OrderEntry[]): OrderEntry[] =>
  orders
    .filter(({ value }) => value.tableId === null && value.state === 'open')
    .toSorted((a, b) => (a.value.openedAt ?? 0) - (b.value.openedAt ?? 0));

/**
 * Everything that wants somebody, each by a key of its own: what a device has been quiet about it stays quiet about, and
 * the next thing rings again.
 */
export const callKeys = (orders: readonly OrderEntry[], now: number): string[] => [
  ...waitingRounds(orders, now).map(({ roundId }) => `round ${roundId}`),
  ...callingOrders(orders, now).map(({ id, value }) => `call ${id} ${value.requests.service?.at}`),
  ...ordersDeclaredPaid(orders).map(
    ({ id, value }) => `declaration ${id} ${value.requests.upiDeclaration?.at}`,
  ),
  ...ordersToServe(orders).map(
    ({ id, value }) =>
      `ready ${id} ${readyLines(value)
        .map(([lineId]) => lineId)
        .join(' ')}`,
  ),
];

/** The open order on a table, if there is one. */
export const orderAt = (orders: readonly OrderEntry[], table: Table): OrderEntry | null =>
  orders.find(({ id }) => id === table.currentOrderId) ?? null;

/** Why a table wants somebody to come. */
export interface Attention {
  readonly rounds: number;
  readonly ready: number;
  readonly request: Table['serviceRequest'];
  /** Minutes that the longest-waiting dish has been waited for, where that is too long; else null. */
  readonly waits: number | null;
}

function longestWait(order: Order, now: number): number | null {
  const waiting = liveLines(order)
    .filter(([id]) => ['queued', 'cooking'].includes(stageOf(order, id)))
    .map(([, line]) => line.at);
  const oldest = Math.min(...waiting);
  return waiting.length > 0 && ageOf(oldest, now) === 'overdue' ? minutesSince(oldest, now) : null;
}

export interface Tile {
  readonly table: Table;
  /** Since the first round; null where nobody sits. */
  readonly minutes: number | null;
  /** Before tax. */
  readonly amountPaise: Paise | null;
  readonly attention: Attention | null;
}

/** What a tile of the floor plan shows. */
export function tileOf(table: Table, orders: readonly OrderEntry[], now: number): Tile {
  const order = orderAt(orders, table)?.value ?? null;
  const here = orders.filter(({ value }) => value.tableId === table.id);
  const attention: Attention = {
    rounds: waitingRounds(here, now).length,
    ready: order === null ? 0 : readyLines(order).length,
    request: table.serviceRequest,
    waits: order === null ? null : longestWait(order, now),
  };
  const isCalm =
    attention.rounds + attention.ready === 0 && attention.request === null && attention.waits === null;
  return {
    table,
    minutes: table.occupiedAt === null ? null : minutesSince(table.occupiedAt, now),
    amountPaise: table.hasOrder ? rupees(table.totalPrice) : null,
    attention: isCalm ? null : attention,
  };
}
