import { declaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import { openPortions } from '@bhoj/domain/billing/bill/portions';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { sum, ZERO } from '@bhoj/domain/money/money';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { isExpired } from '@bhoj/domain/orders/door/joining';
import { badgeOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Paise } from '@bhoj/domain/money/money';
import type { PastFilters } from '@bhoj/domain/orders/shape/past';
import type { Order, OrderType } from '@bhoj/domain/orders/shape/order.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import type { Words } from '../../../words/part.ts';
import type { Filters } from './use-address.ts';

/** `choosing`: a guest has scanned a code but sent nothing yet. */
export const LIVE_STATES = ['choosing', 'Pending', 'In Progress'] as const;
export const PAST_STATES = ['Completed', 'Cancelled'] as const;
/** `Merged`: an order that another one took over; nobody cancelled it. */
export type OrderState = (typeof LIVE_STATES)[number] | (typeof PAST_STATES)[number] | 'Merged';

export function stateOf(order: Order): OrderState {
  if (order.ending.mergedInto !== null) return 'Merged';
  return order.state === 'waiting' ? 'choosing' : badgeOf(order);
}

type Taxed = Pick<WholeRestaurant, 'gstin' | 'composition' | 'taxSettings'>;

/** The list does not read the orders' money, so its open amounts are before discounts. */
const UNREAD = { discount: null, complimentary: {} };

/** Returns the amount of an order's valid documents plus its open amount; null when nothing is ordered. */
function amountOf(order: Order, restaurant: Taxed): Paise | null {
  const billed = order.billing.documents.filter(({ isVoid }) => !isVoid).map(({ totalPaise }) => totalPaise);
  const isRunning = order.state === 'open' && Object.keys(openPortions(order)).length > 0;
  if (isRunning) billed.push(billOf({ order, money: UNREAD }, restaurant).totalPaise);
  return billed.length === 0 && order.billing.documents.length === 0 ? null : sum(billed);
}

export interface Row {
  readonly id: string;
  readonly place: string;
  readonly kots: string;
  /** The names of the price lists of its dishes. */
  readonly lists: string;
  readonly state: OrderState;
  readonly type: OrderType;
  readonly captain: string | null;
  /** Epoch ms: when a past order was closed, else when it was opened. */
  readonly at: number;
  readonly documents: readonly { readonly number: string; readonly isVoid: boolean }[];
  readonly amountPaise: Paise | null;
  /** The table's requests in words. */
  readonly wants: readonly string[];
}

function wantsOf(words: Words<'orders'>, order: Order): string[] {
  if (order.closedAt !== null) return [];
  const { service } = order.requests;
  const { waiting } = order.acceptance;
  return [
    ...(waiting.length > 0 ? [words.rounds(waiting.length)] : []),
    ...(service !== null && service.takenBy === null ? [words.requests[service.kind]] : []),
    ...(declaredUpi(order.requests).length > 0 ? [words.upiDeclaration] : []),
  ];
}

/** Returns the names of the price lists of an order's dishes, each once. */
const listsText = ({ lines }: Order): string =>
  [...new Set(Object.values(lines).flatMap(({ list }) => list?.name ?? []))].join(', ');

export const rowOf = (
  words: Words<'orders'>,
  names: NameWords,
  { id, value: order }: OrderEntry,
  restaurant: Taxed,
): Row => ({
  id,
  place: orderNameBesideKind(names, order),
  kots: words.kots(order.kots),
  lists: listsText(order),
  state: stateOf(order),
  type: order.type,
  captain: order.takenBy?.label ?? null,
  at: order.closedAt ?? order.openedAt ?? order.createdAt,
  documents: order.billing.documents,
  amountPaise: amountOf(order, restaurant),
  wants: wantsOf(words, order),
});

const fits = (wanted: string | null, value: string | null): boolean => wanted === null || wanted === value;

/** Returns the live orders that match the filters, the latest first, without expired ones. */
export const liveOrders = (orders: readonly OrderEntry[], filters: Filters, now: number): OrderEntry[] =>
  orders
    .filter(
      ({ value }) =>
        !isExpired(value, now) &&
        fits(filters.state, stateOf(value)) &&
        fits(filters.type, value.type) &&
        (filters.table === null || tablesOf(value).includes(filters.table)) &&
        fits(filters.captain, value.takenBy?.id ?? null) &&
        fits(filters.day, value.businessDay),
    )
    .toSorted((a, b) => (b.value.openedAt ?? b.value.createdAt) - (a.value.openedAt ?? a.value.createdAt));

/** Returns the filters in the form of the database query. */
export function pastFilters({ state, type, table, captain, day }: Filters): PastFilters {
  const known = PAST_STATES.find((each) => each === state);
  return {
    ...(known !== undefined && { state: known }),
    ...(type !== null && { type }),
    ...(table !== null && { tableId: table }),
    ...(captain !== null && { takenById: captain }),
    ...(day !== null && { businessDay: day }),
  };
}

export const totalOf = (rows: readonly Row[]): Paise => sum(rows.map((row) => row.amountPaise ?? ZERO));

/** Drops a filter by a state that the view does not have. */
export const inView = (filters: Filters, states: readonly string[]): Filters => ({
  ...filters,
  state: filters.state !== null && states.includes(filters.state) ? filters.state : null,
});

export const countOf = (filters: Filters): number =>
  Object.values(filters).filter((value) => value !== null).length;
