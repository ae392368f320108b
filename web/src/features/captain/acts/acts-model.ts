import type { Paise } from '@bhoj/domain/money/money';
import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { joinedName, tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { joinKey } from '@bhoj/domain/tables/joins';
import type { Join } from '@bhoj/domain/tables/joins.schema';
import { leftPaise, unbilledOf } from '@bhoj/domain/orders/rounds/portions';
import { liveLines, stageOf } from '@bhoj/domain/orders/kitchen/progress';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import type { PlaceWords } from '../../../blocks/names/name-words.ts';
import { partyTables } from '../outbox/party-tables.ts';
import type { CaptainData } from '../state/use-captain-data.ts';

/** The target of a move: a free table or an open order. */
export interface Target {
  readonly key: string;
  readonly name: string;
  readonly tableId: string | null;
  /** The further tables of a declared join; missing for one table. */
  readonly withTableIds?: string[];
  /** Null for a free table. */
  readonly orderId: string | null;
  /** True for a free table that somebody has reserved. */
  readonly isReserved: boolean;
  /** The seats of a free table; null for an order. */
  readonly seats: number | null;
  /** The amount left to pay of an order; null for a free table. */
  readonly amountPaise: Paise | null;
  /** Minutes since an order was opened; null for a free table. */
  readonly minutes: number | null;
}

/** Tables that can take a party, including reserved ones. */
export const freeTables = (places: PlaceWords, tables: readonly Table[]): Target[] =>
  tables
    .filter(({ status, currentOrderId }) => currentOrderId === null && status !== 'Maintenance')
    .map(({ id, status, seats }) => ({
      key: id,
      name: tableName(places, id),
      tableId: id,
      orderId: null,
      isReserved: status === 'Reserved',
      seats,
      amountPaise: null,
      minutes: null,
    }));

/** The free tables of the restaurant that can be joined to an order: those that are kept for nobody else. */
export const joinableTables = (
  places: PlaceWords,
  tables: readonly Table[],
  { booked = [] }: Pick<Order, 'booked'>,
): Target[] =>
  freeTables(
    places,
    tables.filter(
      ({ kind, status, reservation }) =>
        kind === 'table' && (status !== 'Reserved' || booked.some(({ id }) => id === reservation?.bookingId)),
    ),
  );

/**
 * The declared joins to which an order can move: each of their tables is free or the order's own, or they are exactly
 * the tables kept together for a party from the waitlist.
 */
export function freeJoins(
  places: PlaceWords,
  tables: readonly Table[],
  joins: readonly Join[],
  order: Order,
): Target[] {
  const own = tablesOf(order);
  const free = joinableTables(places, tables, order).map(({ tableId }) => tableId);
  const isFree = ({ tableIds }: Join) => tableIds.every((id) => own.includes(id) || free.includes(id));
  const isKept = ({ tableIds: [first, ...others] }: Join) => {
    const lead = tables.find(({ id }) => id === first);
    if (lead === undefined || lead.reservation?.bookingId !== undefined) return false;
    const together = partyTables(lead, tables);
    return others.length === together.length && others.every((id) => together.includes(id));
  };
  return joins
    .filter(({ tableIds }) => joinKey(tableIds) !== joinKey(own))
    .map((join) => ({ ...join, isReserved: !isFree(join) }))
    .filter((join) => !join.isReserved || isKept(join))
    .map(({ tableIds: [tableId = null, ...withTableIds], to, isReserved }) => ({
      key: [tableId, ...withTableIds].join('+'),
      name: joinedName([tableId ?? '', ...withTableIds], (id) => tableName(places, id)),
      tableId,
      withTableIds,
      orderId: null,
      isReserved,
      seats: to,
      amountPaise: null,
      minutes: null,
    }));
}

/** Returns the tables of an order, for a captain to choose the one that the party gives up. */
export const ownTables = (
  places: PlaceWords,
  tables: readonly Table[],
  { id, value }: OrderEntry,
): Target[] =>
  tablesOf(value).map((tableId) => ({
    key: tableId,
    name: tableName(places, tableId),
    tableId,
    orderId: id,
    isReserved: false,
    seats: tables.find((table) => table.id === tableId)?.seats ?? null,
    amountPaise: null,
    minutes: null,
  }));

/** Sorts tables by number; then orders without a table, the earliest first. */
function inOrder({ value: a }: OrderEntry, { value: b }: OrderEntry): number {
  if (a.tableId === null && b.tableId === null) return (a.openedAt ?? 0) - (b.openedAt ?? 0);
  if (a.tableId === null) return 1;
  return b.tableId === null ? -1 : a.tableId.localeCompare(b.tableId, 'en', { numeric: true });
}

/** The other open orders with which this one can be merged; deliveries are never merged. */
export const otherOrders = (
  names: NameWords,
  { orders, now }: Pick<CaptainData, 'orders' | 'now'>,
  orderId: string,
): Target[] =>
  orders
    .filter(({ id, value }) => id !== orderId && value.state === 'open' && value.type !== 'delivery')
    .toSorted(inOrder)
    .map(({ id, value }) => ({
      key: id,
      name: orderName(names, value),
      tableId: value.tableId,
      orderId: id,
      isReserved: false,
      seats: null,
      amountPaise: leftPaise(value),
      minutes: minutesSince(value.openedAt ?? value.createdAt, now),
    }));

type Choosable = [id: string, line: OrderLine, portions: number];

/** The lines that can be moved, with the number of their open portions. */
export const movableLines = (order: Order): Choosable[] =>
  liveLines(order)
    .map(([id, line]): Choosable => [id, line, unbilledOf(order, id)])
    .filter(([, , portions]) => portions > 0);

/** Lines that can still be cancelled. */
export const cancellableLines = (order: Order): Choosable[] =>
  liveLines(order)
    .filter(
      ([id]) => ['queued', 'cooking'].includes(stageOf(order, id)) && order.billing.billed[id] === undefined,
    )
    .map(([id, line]) => [id, line, line.quantity]);
