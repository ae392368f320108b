import { openingAt } from '../../time/hours.ts';
import { businessDayOf } from '../../time/ist.ts';
import { toRupees, ZERO } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { NO_EXTRAS } from './extras.ts';
import { ALWAYS } from '../shape/order.schema.ts';
import { assertFits } from './order-size.ts';
import { leftPaise } from './portions.ts';
import { linesInOrder, liveLines, nextRound, NO_PROGRESS, subtotalOf } from '../kitchen/progress.ts';
import { isSeated } from './seated.ts';
import { openRequest } from '../shape/running.ts';
import type { Table } from '../../tables/table.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { Author } from '../shape/author.schema.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order, OrderType, RoundResult } from '../shape/order.schema.ts';
import type { PricedLine } from './price.ts';

/** Throws `restaurant-suspended` while the platform has suspended the restaurant. */
export function assertNotSuspended({ suspended }: Pick<Profile, 'suspended'>): void {
  if (suspended === true) throw new Refusal('restaurant-suspended');
}

/** Throws `restaurant-suspended`, or `ordering-ended` after trial or subscription ended. */
function assertServes(profile: Profile, at: number): void {
  assertNotSuspended(profile);
  if (profile.orderingUntil !== null && at >= profile.orderingUntil) throw new Refusal('ordering-ended');
}

/**
 * Throws when an order cannot be taken: `restaurant-closed` for a guest outside the opening hours, `ordering-paused`
 * for a guest while the owner has paused QR ordering, and for anybody `restaurant-suspended`, or `ordering-ended` after
 * trial or subscription ended. Staff may take orders after closing time, because guests may still be at the tables.
 */
export function assertTakesOrders(profile: Profile, by: Author['kind'], at: number): void {
  assertServes(profile, at);
  if (by !== 'guest') return;
  if (profile.orderingPaused) throw new Refusal('ordering-paused');
  const opening = openingAt(profile.operatingHours, at);
  if (!opening.isOpen) throw new Refusal('restaurant-closed', { opensAt: opening.opensAt });
}

/** Throws as `assertTakesOrders`. Pausing and closing keep new parties away; a seated party goes on (P-JOIN-7). */
export function assertTakesRound(
  profile: Profile,
  order: Pick<Order, 'state' | 'businessDay'>,
  by: Author['kind'],
  at: number,
): void {
  if (by === 'guest' && isSeated(order, profile, at)) assertServes(profile, at);
  else assertTakesOrders(profile, by, at);
}

/**
 * Throws `service-not-offered` when the restaurant does not offer this type of order. `assertWorksWith` checks
 * aggregators by name.
 */
export function assertOffersType(profile: Profile, type: OrderType): void {
  if (type === 'aggregator') return;
  const offered =
    type === 'room-service' ? profile.providesHotelServices : (profile.services as string[]).includes(type);
  if (!offered) throw new Refusal('service-not-offered', { type });
}

/**
 * Throws `order-closed` when a round would reach the wrong party, because its order is over or its table has another
 * order. Also refuses a table in Maintenance.
 */
export function assertTableTakes(order: Order, orderId: string, table: Table | null): void {
  if (order.state === 'Completed' || order.state === 'Cancelled') throw new Refusal('order-closed');
  if (table === null) return;
  if (table.currentOrderId !== null && table.currentOrderId !== orderId) throw new Refusal('order-closed');
  if (table.status === 'Maintenance') throw new Refusal('table-in-maintenance');
}

/** True for a table that is kept for somebody who has not come yet. */
const isKeptFree = (table: Table | null): boolean =>
  table?.status === 'Reserved' && table.reservation?.seatedAt === undefined;

/** True when a guest's round waits for a captain: the order is untrusted, or the table waits for its reserved party. */
export const waitsForCaptain = (order: Order, table: Table | null): boolean =>
  !order.joining.trusted || (order.state === 'waiting' && isKeptFree(table));

/** The most rounds of one order that may wait for a captain. */
export const MAX_PENDING_ROUNDS = 5;

/** Adds a round that waits for a captain. Throws `too-many-waiting`. */
export function holdRound(order: Order, roundId: string): Order {
  const { waiting } = order.acceptance;
  if (waiting.length >= MAX_PENDING_ROUNDS) throw new Refusal('too-many-waiting');
  return { ...order, acceptance: { ...order.acceptance, waiting: [...waiting, roundId] } };
}

/** Moves a waiting round to the declined rounds. */
export const declineRound = (order: Order, roundId: string): Order => ({
  ...order,
  acceptance: {
    waiting: order.acceptance.waiting.filter((id) => id !== roundId),
    declined: [...order.acceptance.declined, roundId],
  },
});

/** Makes an order without rounds. `trusted` follows from the link's key and the owner's setting (`isTrusted`). */
export function newOrder(o: {
  type: OrderType;
  tableId: string | null;
  code: string;
  trusted: boolean;
  partySize: number | null;
  profile: Pick<Profile, 'dayCutoff'>;
  at: number;
}): Order {
  return {
    state: 'waiting',
    type: o.type,
    tableId: o.tableId,
    businessDay: businessDayOf(o.at, o.profile.dayCutoff),
    partySize: o.partySize,
    label: null,
    aggregator: null,
    takenBy: null,
    customer: null,
    joining: { code: o.code, wrongCodes: 0, trusted: o.trusted, guests: {} },
    rounds: {},
    acceptance: { waiting: [], declined: [] },
    kots: [],
    lines: {},
    progress: NO_PROGRESS,
    kitchen: { until: null, nextCheckAt: null },
    requests: { service: null, upiDeclaration: null },
    subtotalPaise: ZERO,
    extras: NO_EXTRAS,
    billing: { billed: {}, documents: [], billsAgain: null, hasMoney: false },
    ending: { cancelReason: null, mergedInto: null, reviewed: false },
    createdAt: o.at,
    openedAt: null,
    closedAt: null,
    expireAt: null,
    asksUntil: null,
  };
}

/** Adds an accepted round with its lines and KOT; the first round opens the order. Throws `order-too-large`. */
export function addRound(
  order: Order,
  round: {
    roundId: string;
    kot: number;
    by: Author;
    at: number;
    lines: readonly PricedLine[];
    /** The member who sent it, where another member took it. */
    sentBy?: Author;
    /** The member who accepted it for a guest. */
    acceptedBy?: Author;
  },
): Order {
  const { roundId, kot, by, at, sentBy } = round;
  const acceptedBy = round.acceptedBy ?? null;
  const takenBy = by.kind === 'guest' ? acceptedBy : by;
  const nth = nextRound(order);
  const added = Object.fromEntries(
    round.lines.map((line, i): [string, OrderLine] => [`${nth}-${i + 1}`, { ...line, roundId, kot, by, at }]),
  );
  const lines = { ...order.lines, ...added };
  assertFits({ lines, progress: order.progress });
  return {
    ...order,
    state: 'open',
    openedAt: order.openedAt ?? at,
    expireAt: null,
    joining: { ...order.joining, trusted: true },
    rounds: { ...order.rounds, [roundId]: { kot, at, by, ...(sentBy && { sentBy }), acceptedBy } },
    kots: [...order.kots, kot],
    kitchen: { ...order.kitchen, until: ALWAYS },
    takenBy: order.takenBy ?? takenBy,
    acceptance: {
      ...order.acceptance,
      waiting: order.acceptance.waiting.filter((id) => id !== roundId),
    },
    lines,
    subtotalPaise: subtotalOf({ lines, progress: order.progress }),
  };
}

type Round = Order['rounds'][string];

/** Returns the ids of a round's lines that are still in the order, in the order's sequence. */
export const lineIdsOf = ({ lines }: Pick<Order, 'lines'>, roundId: string): string[] =>
  linesInOrder(lines)
    .filter(([, line]) => line.roundId === roundId)
    .map(([id]) => id);

/**
 * Returns a round as another order stores it: without the line ids of its first answer, which belong to the first
 * order.
 */
const withoutAnswer = ({ kot, at, by, sentBy, acceptedBy }: Round): Round => ({
  kot,
  at,
  by,
  ...(sentBy && { sentBy }),
  acceptedBy,
});

/**
 * Returns a round from another order, as this order stores it. If the order already knows the round, it keeps the line
 * ids of its first answer: the dishes come back under other ids, as when a void bill is billed again and merged into
 * its first order.
 */
export function roundFrom(into: Order, roundId: string, { round, by }: { round: Round; by: Author }): Round {
  const known = knowsAsSent(into, roundId) ? into.rounds[roundId] : undefined;
  return known === undefined
    ? { ...withoutAnswer(round), by }
    : { ...known, lineIds: known.lineIds ?? lineIdsOf(into, roundId) };
}

/** True when the order knows a round as sent. */
const knowsAsSent = ({ rounds }: Pick<Order, 'rounds'>, roundId: string): boolean =>
  Object.hasOwn(rounds, roundId);

/** Returns the earlier answer for a round; null when the order does not know the round. */
export function knownResult(
  order: Order,
  { orderId, roundId }: { orderId: string; roundId: string },
): RoundResult | null {
  const unsent = (outcome: 'waiting' | 'declined') => ({ roundId, orderId, outcome, kot: null, lineIds: [] });
  if (order.acceptance.declined.includes(roundId)) return unsent('declined');
  if (order.acceptance.waiting.includes(roundId)) return unsent('waiting');
  const round = knowsAsSent(order, roundId) ? order.rounds[roundId] : undefined;
  if (round === undefined) return null;
  const lineIds = round.lineIds ?? lineIdsOf(order, roundId);
  return { roundId, orderId, outcome: 'sent', kot: round.kot, lineIds };
}

/**
 * True when an order holds its table: it is the table's current order, and no other order's round can go there. Every
 * transaction that opens, moves or closes an order writes both documents, and people change a table only while it is
 * not Occupied (`MANUAL_TRANSITIONS`). So a handler that adds to such a table or frees it need not read it.
 */
export const holdsTable = (
  order: Pick<Order, 'state' | 'tableId'>,
): order is { state: 'open'; tableId: string } => order.state === 'open' && order.tableId !== null;

/** Returns the fields of a table that show its order: dishes, amount left to pay, and the guests' request. */
export const tabOf = (order: Order): Pick<Table, 'totalPrice' | 'orderItems' | 'serviceRequest'> => ({
  serviceRequest: openRequest(order),
  totalPrice: toRupees(leftPaise(order)),
  orderItems: liveLines(order).map(([, line]) => ({ name: line.name, quantity: line.quantity })),
});

/** Returns the table as occupied by this order. It forgets the reservation. */
export const showOrder = (
  { reservation: _forgotten, ...table }: Table,
  orderId: string,
  order: Order,
): Table => ({
  ...table,
  status: 'Occupied',
  hasOrder: true,
  currentOrderId: orderId,
  occupiedAt: table.occupiedAt ?? order.openedAt,
  ...tabOf(order),
});
