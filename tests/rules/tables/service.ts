import { closings, days } from '@bhoj/domain/days/day.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { creditNotes, invoices, voids } from '@bhoj/domain/billing/document.collection';
import { deliveries, orders, pendingRounds, rounds } from '@bhoj/domain/orders/order.collection';
import { aCreditNote, anInvoice, aVoid } from '@bhoj/domain/fixtures/billing';
import { aClosing, aDay } from '@bhoj/domain/fixtures/days';
import { ORDER_ID, PENDING_ROUND_ID, RESTAURANT, ROUND_ID } from '@bhoj/domain/fixtures/ids';
import { aDelivery, anOrder, aPendingRound, aRoundResult } from '@bhoj/domain/fixtures/orders';
import { aCounter } from '@bhoj/domain/fixtures/records';
import { namedGuest } from '../actors.ts';
import { ALWAYS } from '@bhoj/domain/orders/order.schema';
import { onlyTheseFields, table } from '../table.ts';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Persona } from '../../support/personas.ts';
import type { Case, Place } from '../table.ts';

const r = { restaurantId: RESTAURANT };
const o = { ...r, orderId: ORDER_ID };
const ofRestaurant = 'owner captain kitchen';
const orderPath = orders.path(o);

type Stages = Partial<Pick<Order, 'cooking' | 'ready' | 'served' | 'cancelled' | 'cancelSeen' | 'state'>> & {
  /** As it is stored. */
  readonly kitchenUntil?: Date | null;
};
/** Paid or cancelled, and the kitchen is not done with it. */
const AHEAD = { kitchenUntil: new Date(ALWAYS) };
/** Its time before the kitchen is over. */
const OVER = { kitchenUntil: new Date(0) };
const A = '1-1';
const B = '1-2';
const C = '1-3';

/** A progress write on an order that stands as `from` says. */
interface Move {
  readonly what: string;
  readonly from: Stages;
  readonly to: Readonly<Record<string, unknown>>;
  readonly ok: boolean;
}

const KITCHEN_MOVES: Move[] = [
  { what: 'all lines into cooking', from: {}, to: { cooking: [A, B, C] }, ok: true },
  { what: 'a further line into cooking', from: { cooking: [A] }, to: { cooking: [A, B] }, ok: true },
  { what: 'the same lines once more', from: { cooking: [A] }, to: { cooking: [A] }, ok: true },
  { what: 'a line that the order does not have', from: {}, to: { cooking: [A, '9-9'] }, ok: false },
  { what: 'a number for a line', from: {}, to: { cooking: [1] }, ok: false },
  { what: 'a line twice', from: {}, to: { cooking: [A, A] }, ok: false },
  { what: 'a second mention of a line', from: { cooking: [A] }, to: { cooking: [A, A] }, ok: false },
  { what: 'text for a list', from: {}, to: { cooking: A }, ok: false },
  { what: 'a map for a list', from: {}, to: { cooking: { [A]: true } }, ok: false },
  { what: 'null for a list', from: {}, to: { cooking: null }, ok: false },
  { what: 'the list away', from: {}, to: { cooking: undefined }, ok: false },
  { what: 'a cancelled line into cooking', from: { cancelled: [B] }, to: { cooking: [A, B] }, ok: false },
  { what: 'a line beside a cancelled one', from: { cancelled: [B] }, to: { cooking: [A] }, ok: true },
  { what: 'back from cooking', from: { cooking: [A, B] }, to: { cooking: [A] }, ok: true },
  {
    what: 'back from cooking what is ready',
    from: { cooking: [A, B], ready: [B] },
    to: { cooking: [A] },
    ok: false,
  },
  {
    what: 'back from cooking what is cancelled',
    from: { cooking: [A, B], cancelled: [B] },
    to: { cooking: [A] },
    ok: false,
  },
  {
    what: 'cooking of an order that was paid before',
    from: { state: 'Completed', ...AHEAD },
    to: { cooking: [A] },
    ok: true,
  },
  {
    what: 'cooking of an order stored before the kitchen had its time',
    from: { state: 'open', kitchenUntil: null },
    to: { cooking: [A] },
    ok: true,
  },
  {
    what: 'cooking of a settled order',
    from: { state: 'Completed', ...OVER },
    to: { cooking: [A] },
    ok: false,
  },
  {
    what: 'cooking of a cancelled order',
    from: { state: 'Cancelled', ...OVER },
    to: { cooking: [A] },
    ok: false,
  },
  {
    what: 'cooking of a waiting order',
    from: { state: 'waiting', kitchenUntil: null },
    to: { cooking: [A] },
    ok: false,
  },
  { what: 'cooking to ready', from: { cooking: [A, B] }, to: { ready: [A, B] }, ok: true },
  { what: 'queued straight to ready', from: { cooking: [A] }, to: { ready: [A, B] }, ok: false },
  { what: 'a ready line twice', from: { cooking: [A] }, to: { ready: [A, A] }, ok: false },
  {
    what: 'a cancelled line to ready',
    from: { cooking: [A, B], cancelled: [B] },
    to: { ready: [A, B] },
    ok: false,
  },
  { what: 'back from ready', from: { cooking: [A, B], ready: [A, B] }, to: { ready: [A] }, ok: true },
  {
    what: 'back from ready what is served',
    from: { cooking: [A], ready: [A], served: [A] },
    to: { ready: [] },
    ok: false,
  },
  {
    what: 'back from ready what is cancelled',
    from: { cooking: [A], ready: [A], cancelled: [A] },
    to: { ready: [] },
    ok: false,
  },
  { what: 'two stages in one write', from: { cooking: [A] }, to: { cooking: [A, B], ready: [A] }, ok: false },
  {
    what: 'to ready of a settled order',
    from: { state: 'Completed', ...OVER, cooking: [A] },
    to: { ready: [A] },
    ok: false,
  },
  { what: 'note of a cancelled line', from: { cancelled: [A, B] }, to: { cancelSeen: [A] }, ok: true },
  {
    what: 'note of a cancelled order',
    from: { state: 'Cancelled', ...AHEAD, cancelled: [A, B] },
    to: { cancelSeen: [A, B] },
    ok: true,
  },
  {
    what: 'note of an order cancelled long ago',
    from: { state: 'Cancelled', ...OVER, cancelled: [A] },
    to: { cancelSeen: [A] },
    ok: false,
  },
  {
    what: 'note of a line nobody cancelled',
    from: { cancelled: [A] },
    to: { cancelSeen: [A, B] },
    ok: false,
  },
  { what: 'note of a line twice', from: { cancelled: [A] }, to: { cancelSeen: [A, A] }, ok: false },
  {
    what: 'a note taken back',
    from: { cancelled: [A, B], cancelSeen: [A, B] },
    to: { cancelSeen: [A] },
    ok: false,
  },
  {
    what: 'a note and a move in one write',
    from: { cancelled: [A] },
    to: { cancelSeen: [A], cooking: [B] },
    ok: false,
  },
];

/** To a table only who carries it says so; over the counter, of what is paid, the kitchen too. */
const SERVED_AT_TABLE: Move[] = [
  {
    what: 'what is ready and not paid, to the table',
    from: { cooking: [A], ready: [A] },
    to: { served: [A] },
    ok: false,
  },
  {
    what: 'what is ready of a cancelled order, over the counter',
    from: { state: 'Cancelled', ...AHEAD, cooking: [A], ready: [A] },
    to: { served: [A] },
    ok: false,
  },
];

const CAPTAIN_MOVES: Move[] = [
  { what: 'ready to served', from: { cooking: [A, B], ready: [A, B] }, to: { served: [A, B] }, ok: true },
  {
    what: 'cooking straight to served',
    from: { cooking: [A, B], ready: [A] },
    to: { served: [A, B] },
    ok: false,
  },
  { what: 'a served line twice', from: { cooking: [A], ready: [A] }, to: { served: [A, A] }, ok: false },
  {
    what: 'a cancelled line to served',
    from: { cooking: [A], ready: [A], cancelled: [A] },
    to: { served: [A] },
    ok: false,
  },
  { what: 'back from served', from: { cooking: [A], ready: [A], served: [A] }, to: { served: [] }, ok: true },
  {
    what: 'back from served what is cancelled',
    from: { cooking: [A], ready: [A], served: [A], cancelled: [A] },
    to: { served: [] },
    ok: false,
  },
  {
    what: 'to served of a settled order',
    from: { state: 'Completed', ...OVER, cooking: [A], ready: [A] },
    to: { served: [A] },
    ok: false,
  },
];

const withSecondRound = orders.encode(anOrder({ rounds: [{}, {}] }));

function orderCases(at: Place): Case[] {
  const standing = (from: Stages) => ({ given: { [orderPath]: { ...at.stored, ...from } } });
  const moves = (list: readonly Move[], personas: readonly Persona[]) =>
    list.flatMap(({ what, from, to, ok }) =>
      personas.map((who) => (ok ? at.can : at.cannot)(who, 'update', what, to, standing(from))),
    );
  const readied = standing({ cooking: [A], ready: [A] });
  const only = (who: Persona, change: Readonly<Record<string, unknown>>) =>
    onlyTheseFields(at, orders, who, change).map((c) => ({ ...c, ...readied }));
  return [
    ...at.everybody(
      'owner kitchen',
      'update',
      'cooking to ready',
      { ready: [A] },
      standing({ cooking: [A] }),
    ),
    ...at.everybody('owner captain', 'update', 'ready to served', { served: [A] }, readied),
    ...moves(KITCHEN_MOVES, ['kitchen', 'owner']),
    ...moves(CAPTAIN_MOVES, ['captain', 'owner']),
    ...at.everybody(
      ofRestaurant,
      'update',
      'what is ready and paid, over the counter',
      { served: [A] },
      standing({ state: 'Completed', ...AHEAD, cooking: [A], ready: [A] }),
    ),
    ...moves(SERVED_AT_TABLE, ['kitchen']),
    at.cannot(
      'captain',
      'update',
      'note of a cancelled line',
      { cancelSeen: [A] },
      standing({ cancelled: [A] }),
    ),
    ...only('kitchen', { cooking: [A, B] }),
    ...only('captain', { served: [A] }),
    ...only('owner', { served: [A] }),
    ...onlyTheseFields(at, orders, 'kitchen', { cancelSeen: [B] }).map((c) => ({
      ...c,
      ...standing({ cancelled: [B] }),
    })),
    at.can(
      'kitchen',
      'update',
      'a line of a later round',
      { cooking: ['2-1'] },
      {
        given: { [orderPath]: withSecondRound },
      },
    ),
    at.cannot(namedGuest, 'get', ''),
    ...at.everybody(ofRestaurant, 'list', 'live ones', {}, { query: orders.queries.live() }),
    ...at.everybody(
      ofRestaurant,
      'list',
      'the kitchen’s',
      {},
      { query: orders.queries.kitchen(new Date(0)) },
    ),
  ];
}

export const service = [
  table({
    collection: orders,
    path: orderPath,
    document: anOrder(),
    change: { cooking: [A] },
    get: `${ofRestaurant} guest`,
    list: ofRestaurant,
    create: '',
    update: 'owner kitchen',
    delete: '',
    query: orders.queries.open(),
    cases: orderCases,
  }),
  table({
    collection: rounds,
    path: rounds.path({ ...o, roundId: ROUND_ID }),
    document: aRoundResult(),
    get: ofRestaurant,
    list: ofRestaurant,
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: pendingRounds,
    path: pendingRounds.path({ ...o, roundId: PENDING_ROUND_ID }),
    document: aPendingRound(),
    get: 'owner captain guest',
    list: 'owner captain guest',
    create: '',
    update: '',
    delete: '',
    cases: (at) => [at.cannot(namedGuest, 'get', ''), at.cannot(namedGuest, 'list', '')],
  }),
  table({
    collection: deliveries,
    path: deliveries.path(o),
    document: aDelivery(),
    get: 'owner captain',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: invoices,
    path: invoices.path({ ...r, invoiceId: '2026-27_INV_000001' }),
    document: anInvoice(),
    get: 'owner captain',
    list: 'owner captain',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: invoices.queries.latest(20),
  }),
  table({
    collection: voids,
    path: voids.path({ ...r, invoiceId: '2026-27_INV_000001' }),
    document: aVoid(),
    get: 'owner captain',
    list: 'owner captain',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: voids.queries.ofDay('2026-11-20', 200),
  }),
  table({
    collection: creditNotes,
    path: creditNotes.path({ ...r, creditNoteId: '2026-27_CN_000001' }),
    document: aCreditNote(),
    get: 'owner captain',
    list: 'owner captain',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: creditNotes.queries.ofInvoice('2026-27_INV_000001'),
  }),
  table({
    collection: counters,
    path: counters.path({ ...r, counterId: 'kot_2026-11-20' }),
    document: aCounter(),
    get: '',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: days,
    path: days.path({ ...r, day: '2026-11-20' }),
    document: aDay(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: days.queries.since('2026-11-01'),
  }),
  table({
    collection: closings,
    path: closings.path({ ...r, day: '2026-11-20' }),
    document: aClosing(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: closings.queries.before('2026-11-21'),
  }),
];
