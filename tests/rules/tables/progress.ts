import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { NOW, ORDER_ID, RESTAURANT } from '@bhoj/domain/fixtures/ids';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { ALWAYS } from '@bhoj/domain/orders/shape/order.schema';
import { SERVER_TIME } from '../../../demo/live/firestore-values.ts';
import type { Stages } from '@bhoj/domain/fixtures/orders';
import type { Order, Progress } from '@bhoj/domain/orders/shape/order.schema';
import type { Fields } from '../table.ts';

/** The state of an order before a write; its lines' marks were all set at `NOW`. */
export type Standing = Stages & {
  readonly state?: Order['state'];
  /** In stored form; null for an order of a version without the group. */
  readonly kitchen?: { readonly until: Date | null } | null;
};

/** The change of each mark: values by line id, undefined to remove one, or something else than a map. */
export type Marking = Readonly<Partial<Record<keyof Progress | 'unlisted', unknown>>>;

/** A progress write on an order in the state `from`. */
export interface Move {
  readonly what: string;
  readonly from: Standing;
  readonly to: Marking;
  readonly ok: boolean;
}

export const A = '1-1';
export const B = '1-2';
const C = '1-3';

export const orderPath = orders.path({ restaurantId: RESTAURANT, orderId: ORDER_ID });
/** Paid or cancelled, while the kitchen still shows it. */
export const AHEAD = { kitchen: { until: new Date(ALWAYS) } };
/** The kitchen no longer shows it. */
const OVER = { kitchen: { until: new Date(0) } };

/** Returns the stored order in this state. */
export function standingOrder({ state, kitchen, ...stages }: Standing): Fields {
  const { kitchen: shown, ...stored } = orders.encode(anOrder({ stages }));
  return {
    ...stored,
    ...(state !== undefined && { state }),
    ...(kitchen !== null && { kitchen: { ...(shown as Fields), ...kitchen } }),
  };
}

const isMap = (value: unknown): value is Fields => Object.getPrototypeOf(value ?? 0) === Object.prototype;

/** Returns the order's progress after a write. */
export function markedProgress(stored: Fields, marking: Marking): Fields {
  const progress = stored['progress'] as Record<string, Fields>;
  const marked = Object.entries(marking).map(([mark, change]) => [
    mark,
    isMap(change) ? { ...progress[mark], ...change } : change,
  ]);
  return { ...progress, ...(Object.fromEntries(marked) as Fields) };
}

/** Sets a mark on lines, at the time of the write. */
export const now = (...lineIds: string[]): Fields =>
  Object.fromEntries(lineIds.map((id) => [id, SERVER_TIME]));
/** Removes a mark from lines. */
const gone = (...lineIds: string[]): Fields => Object.fromEntries(lineIds.map((id) => [id, undefined]));

const LATER = new Date(NOW + 1000);

/** A mark must be a map of times, each the time of the write. */
const MARKS: Move[] = [
  { what: 'all lines into cooking', from: {}, to: { cooking: now(A, B, C) }, ok: true },
  { what: 'a further line into cooking', from: { cooking: [A] }, to: { cooking: now(B) }, ok: true },
  {
    what: 'the same lines once more, and a further one',
    from: { cooking: [A], ready: [A] },
    to: { cooking: now(A, B) },
    ok: true,
  },
  {
    what: 'one line into cooking and another back',
    from: { cooking: [A] },
    to: { cooking: { ...now(B), ...gone(A) } },
    ok: true,
  },
  { what: 'a line that the order does not have', from: {}, to: { cooking: now(A, '9-9') }, ok: false },
  { what: 'a time of its own', from: {}, to: { cooking: { [A]: LATER } }, ok: false },
  {
    what: 'a time of its own beside the server’s',
    from: {},
    to: { cooking: { ...now(A), [B]: LATER } },
    ok: false,
  },
  {
    what: 'the time of another line',
    from: { cooking: [A] },
    to: { cooking: { [B]: new Date(NOW) } },
    ok: false,
  },
  {
    what: 'another time for a line that cooks',
    from: { cooking: [A] },
    to: { cooking: { [A]: LATER } },
    ok: false,
  },
  {
    what: 'another time for a line that cooks, beside a new one',
    from: { cooking: [A] },
    to: { cooking: { ...now(B), [A]: LATER } },
    ok: false,
  },
  { what: 'text for a time', from: {}, to: { cooking: { [A]: 'unlisted' } }, ok: false },
  { what: 'true for a time', from: {}, to: { cooking: { [A]: true } }, ok: false },
  { what: 'null for a time', from: {}, to: { cooking: { [A]: null } }, ok: false },
  { what: 'text for a map', from: {}, to: { cooking: A }, ok: false },
  { what: 'a list for a map', from: {}, to: { cooking: [A] }, ok: false },
  { what: 'null for a map', from: {}, to: { cooking: null }, ok: false },
  { what: 'the map away', from: {}, to: { cooking: undefined }, ok: false },
  {
    what: 'two stages in one write',
    from: { cooking: [A] },
    to: { cooking: now(B), ready: now(A) },
    ok: false,
  },
  {
    what: 'cooking and serving in one write',
    from: { cooking: [A], ready: [A] },
    to: { cooking: now(B), served: now(A) },
    ok: false,
  },
  {
    what: 'cooking a line and cancelling it',
    from: {},
    to: { cooking: now(A), cancelled: { [A]: { reason: '', at: LATER, by: null } } },
    ok: false,
  },
  { what: 'a mark that there is not', from: {}, to: { unlisted: now(A) }, ok: false },
  {
    what: 'a mark that there is not, and cooking',
    from: {},
    to: { cooking: now(A), unlisted: now(A) },
    ok: false,
  },
  {
    what: 'a line cancelled',
    from: {},
    to: { cancelled: { [A]: { reason: '', at: LATER, by: null } } },
    ok: false,
  },
];

const COOKING: Move[] = [
  { what: 'a cancelled line into cooking', from: { cancelled: [B] }, to: { cooking: now(A, B) }, ok: false },
  {
    what: 'a cancelled line into cooking once more',
    from: { cooking: [B], cancelled: [B] },
    to: { cooking: now(B) },
    ok: false,
  },
  { what: 'a line beside a cancelled one', from: { cancelled: [B] }, to: { cooking: now(A) }, ok: true },
  { what: 'back from cooking', from: { cooking: [A, B] }, to: { cooking: gone(B) }, ok: true },
  {
    what: 'back from cooking what is ready',
    from: { cooking: [A, B], ready: [B] },
    to: { cooking: gone(B) },
    ok: false,
  },
  {
    what: 'back from cooking what is cancelled',
    from: { cooking: [A, B], cancelled: [B] },
    to: { cooking: gone(B) },
    ok: false,
  },
  {
    what: 'cooking of an order that was paid before',
    from: { state: 'Completed', ...AHEAD },
    to: { cooking: now(A) },
    ok: true,
  },
  {
    what: 'cooking of an order stored before the kitchen had its time',
    from: { state: 'open', kitchen: { until: null } },
    to: { cooking: now(A) },
    ok: true,
  },
  {
    what: 'cooking of an open order stored before version 9',
    from: { state: 'open', kitchen: null },
    to: { cooking: now(A) },
    ok: true,
  },
  {
    what: 'cooking of a paid order stored before version 9',
    from: { state: 'Completed', kitchen: null },
    to: { cooking: now(A) },
    ok: false,
  },
  {
    what: 'cooking of a settled order',
    from: { state: 'Completed', ...OVER },
    to: { cooking: now(A) },
    ok: false,
  },
  {
    what: 'cooking of a cancelled order',
    from: { state: 'Cancelled', ...OVER },
    to: { cooking: now(A) },
    ok: false,
  },
  {
    what: 'cooking of a waiting order',
    from: { state: 'waiting', kitchen: { until: null } },
    to: { cooking: now(A) },
    ok: false,
  },
];

const READY: Move[] = [
  { what: 'cooking to ready', from: { cooking: [A, B] }, to: { ready: now(A, B) }, ok: true },
  { what: 'queued straight to ready', from: { cooking: [A] }, to: { ready: now(A, B) }, ok: false },
  { what: 'ready at a time of its own', from: { cooking: [A] }, to: { ready: { [A]: LATER } }, ok: false },
  {
    what: 'a cancelled line to ready',
    from: { cooking: [A, B], cancelled: [B] },
    to: { ready: now(A, B) },
    ok: false,
  },
  { what: 'back from ready', from: { cooking: [A, B], ready: [A, B] }, to: { ready: gone(B) }, ok: true },
  {
    what: 'back from ready what is served',
    from: { cooking: [A], ready: [A], served: [A] },
    to: { ready: gone(A) },
    ok: false,
  },
  {
    what: 'back from ready what is cancelled',
    from: { cooking: [A], ready: [A], cancelled: [A] },
    to: { ready: gone(A) },
    ok: false,
  },
  {
    what: 'to ready of a settled order',
    from: { state: 'Completed', ...OVER, cooking: [A] },
    to: { ready: now(A) },
    ok: false,
  },
];

const NOTES: Move[] = [
  { what: 'note of a cancelled line', from: { cancelled: [A, B] }, to: { cancelSeen: now(A) }, ok: true },
  {
    what: 'note of a cancelled order',
    from: { state: 'Cancelled', ...AHEAD, cancelled: [A, B] },
    to: { cancelSeen: now(A, B) },
    ok: true,
  },
  {
    what: 'note of an order cancelled long ago',
    from: { state: 'Cancelled', ...OVER, cancelled: [A] },
    to: { cancelSeen: now(A) },
    ok: false,
  },
  {
    what: 'note of a line nobody cancelled',
    from: { cancelled: [A] },
    to: { cancelSeen: now(A, B) },
    ok: false,
  },
  {
    what: 'note at a time of its own',
    from: { cancelled: [A] },
    to: { cancelSeen: { [A]: LATER } },
    ok: false,
  },
  {
    what: 'a note taken back',
    from: { cancelled: [A, B], cancelSeen: [A, B] },
    to: { cancelSeen: gone(B) },
    ok: false,
  },
  {
    what: 'a note and a move in one write',
    from: { cancelled: [A] },
    to: { cancelSeen: now(A), cooking: now(B) },
    ok: false,
  },
];

/** The kitchen's moves; the owner may do all of them. */
export const KITCHEN_MOVES: readonly Move[] = [...MARKS, ...COOKING, ...READY, ...NOTES];

/**
 * At a table, only the person who carries the dish marks it as served. At the counter the kitchen may too, for a paid
 * order.
 */
export const SERVED_AT_TABLE: readonly Move[] = [
  {
    what: 'what is ready and not paid, to the table',
    from: { cooking: [A], ready: [A] },
    to: { served: now(A) },
    ok: false,
  },
  {
    what: 'what is ready of a cancelled order, over the counter',
    from: { state: 'Cancelled', ...AHEAD, cooking: [A], ready: [A] },
    to: { served: now(A) },
    ok: false,
  },
];

export const CAPTAIN_MOVES: readonly Move[] = [
  {
    what: 'ready to served',
    from: { cooking: [A, B], ready: [A, B] },
    to: { served: now(A, B) },
    ok: true,
  },
  {
    what: 'cooking straight to served',
    from: { cooking: [A, B], ready: [A] },
    to: { served: now(A, B) },
    ok: false,
  },
  {
    what: 'served at a time of its own',
    from: { cooking: [A], ready: [A] },
    to: { served: { [A]: LATER } },
    ok: false,
  },
  {
    what: 'a cancelled line to served',
    from: { cooking: [A], ready: [A], cancelled: [A] },
    to: { served: now(A) },
    ok: false,
  },
  {
    what: 'back from served',
    from: { cooking: [A], ready: [A], served: [A] },
    to: { served: gone(A) },
    ok: true,
  },
  {
    what: 'back from served what is cancelled',
    from: { cooking: [A], ready: [A], served: [A], cancelled: [A] },
    to: { served: gone(A) },
    ok: false,
  },
  {
    what: 'to served of a settled order',
    from: { state: 'Completed', ...OVER, cooking: [A], ready: [A] },
    to: { served: now(A) },
    ok: false,
  },
];
