import { folded } from '@bhoj/domain/kernel/folded';
import { soundsLike } from '@bhoj/domain/menu/dish/dish-search';
import { tableAlertAt } from '@bhoj/domain/orders/requests/table-alerts';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { isExpired, wantedTable } from '@bhoj/domain/orders/door/joining';
import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { isInUse, isLastTable } from '@bhoj/domain/tables/seating-plan';
import { TABLE_STATUSES } from '@bhoj/domain/tables/table';
import { formatMoney } from '@bhoj/domain/money/format';
import { rupees } from '@bhoj/domain/money/money';
import type { TableAlert } from '@bhoj/domain/orders/requests/table-alerts';
import type { Table, TableStatus } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { reservationText } from '../../../blocks/table/reservation-text.ts';
import type { Words } from '../../../words/part.ts';
import { placesName } from '../../../blocks/names/order-name.ts';
import type { PlaceWords } from '../../../blocks/names/name-words.ts';

/** The plain values of a table's tile, so that a tile with equal values does not render again. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  readonly floor: number;
  readonly seats: number;
  readonly status: TableStatus;
  /** Minutes since its first round; null when nobody sits there. */
  readonly minutes: number | null;
  /** The formatted open amount before tax; null when there is none. */
  readonly amount: string | null;
  readonly request: TableAlert['request'];
  /** The number of rounds that wait for a captain. */
  readonly rounds: number;
  /** The number of lines to serve. */
  readonly ready: number;
  /** Minutes of a wait that is too long; else null. */
  readonly waits: TableAlert['waits'];
  /** True when the captain's screen flags the table too. */
  readonly needsSomebody: boolean;
  /** True when somebody has scanned its code but not ordered yet. */
  readonly isChosenAt: boolean;
  /** `8:30 pm · Sharma, 4 guests`; null where it is not reserved by name. */
  readonly reserved: string | null;
  /** Its words about bookings: until when it is free, and with which tables it is reserved; empty for none. */
  readonly ahead: string;
  /** The text for a due or overdue reservation; empty for none. */
  readonly due: string;
}

/**
 * Returns the live orders by table, each order once and without expired ones. When a phone at the door has sent a
 * round, its order stands at the table that its link names.
 */
export function ordersByTable(orders: readonly OrderEntry[], now: number): Map<string, OrderEntry[]> {
  const found = new Map<string, OrderEntry[]>();
  const each = new Map(orders.map((order) => [order.id, order])).values();
  for (const order of each) {
    const waits = order.value.acceptance.waiting.length > 0;
    if (isExpired(order.value, now)) continue;
    const wanted = waits ? wantedTable(order.value) : null;
    for (const tableId of wanted === null ? tablesOf(order.value) : [wanted])
      found.set(tableId, [...(found.get(tableId) ?? []), order]);
  }
  return found;
}

const CALM: TableAlert = { rounds: 0, ready: 0, request: null, waits: null };

/** The words of a tile. */
export interface TileWords {
  readonly places: PlaceWords;
  readonly reservationWords: Words<'reservationWords'>;
}

export function tileOf(
  { places, reservationWords }: TileWords,
  table: Table,
  here: readonly OrderEntry[],
  now: number,
  ahead = '',
): Tile {
  const orders = here.map(({ value }) => value);
  const holding = here.find(({ id }) => id === table.currentOrderId)?.value ?? null;
  const attention = tableAlertAt(table, holding, orders, now);
  const { rounds, ready, request, waits } = attention ?? CALM;
  const reserved = reservationText(reservationWords, table, now);
  return {
    reserved: reserved?.line ?? null,
    due: reserved?.says ?? '',
    ahead,
    id: table.id,
    name: placesName(places, holding?.joinedTableIds ? tablesOf(holding) : [table.id]),
    floor: table.floor,
    seats: table.seats,
    status: table.status,
    minutes: table.occupiedAt === null ? null : minutesSince(table.occupiedAt, now),
    amount: table.hasOrder ? formatMoney(rupees(table.totalPrice)) : null,
    request,
    rounds,
    ready,
    waits,
    needsSomebody: attention !== null,
    isChosenAt: rounds === 0 && orders.some(({ state }) => state === 'waiting'),
  };
}

/** `asking`: the table needs somebody. */
export type StateFilter = TableStatus | 'asking' | 'all';

export const inState = (tile: Tile, filter: StateFilter): boolean =>
  filter === 'all' || (filter === 'asking' ? tile.needsSomebody : tile.status === filter);

export function countStates(tiles: readonly Tile[]): Record<StateFilter, number> {
  const count = (filter: StateFilter) => tiles.filter((tile) => inState(tile, filter)).length;
  const each = Object.fromEntries(TABLE_STATUSES.map((status) => [status, count(status)]));
  return { ...(each as Record<TableStatus, number>), asking: count('asking'), all: tiles.length };
}

/**
 * True when the typed text names this table: `7` and `07` are T07 of any floor, `201` is room 201, `f1-t07` is one
 * table; a name is found by its sound too (P-FIND-1).
 */
export function isMeant(tile: Pick<Tile, 'id' | 'name'>, query: string): boolean {
  const text = folded(query.trim());
  if (text === '') return true;
  if (/^\d+$/.test(text)) return Number(/\d+(?=\D*$)/.exec(tile.id)?.[0]) === Number(text);
  return folded(tile.id).includes(text) || folded(tile.name).includes(text) || soundsLike([tile.name], query);
}

/**
 * Returns why a table cannot be removed, or null. The server checks again, because somebody may scan its code
 * meanwhile.
 */
export function keptFor(
  table: Table,
  all: readonly Table[],
  here: readonly OrderEntry[],
): 'in-use' | 'reserved' | 'choosing' | 'last' | null {
  if (table.status === 'Reserved' && table.currentOrderId === null) return 'reserved';
  if (isInUse(table)) return 'in-use';
  if (here.length > 0) return 'choosing';
  return isLastTable(table, all) ? 'last' : null;
}
