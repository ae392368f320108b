import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { consentAt } from '@bhoj/domain/customers/customer';
import { answerIdOf, keptAnswer } from '@bhoj/domain/answers/answer';
import { answers } from '@bhoj/domain/answers/answer.collection';
import { moveTable } from '@bhoj/domain/orders/acts/acts.contract';
import { leftNumbers } from '@bhoj/domain/orders/door/left-number.collection';
import { orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { paidAccount } from '@bhoj/domain/fixtures/billing';
import { NOW, ORDER_ID, PENDING_ROUND_ID, RESTAURANT, ROUND_ID, UIDS } from '@bhoj/domain/fixtures/ids';
import { anOrder, aPendingRound } from '@bhoj/domain/fixtures/orders';
import { requestToJoin } from '@bhoj/domain/orders/door/join-requests';
import { HOUR } from '@bhoj/domain/time/ist';
import { namedGuest } from '../actors.ts';
import { onlyTheseFields, table } from '../table.ts';
import {
  A,
  AHEAD,
  B,
  CAPTAIN_MOVES,
  KITCHEN_MOVES,
  markedProgress,
  now,
  orderPath,
  SERVED_AT_TABLE,
  standingOrder,
} from './progress.ts';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import type { Persona } from '../../support/personas.ts';
import type { Case, Fields, Place } from '../table.ts';
import type { Marking, Move, Standing } from './progress.ts';

const o = { restaurantId: RESTAURANT, orderId: ORDER_ID };
const ofRestaurant = 'owner captain kitchen';

const standing = (from: Standing) => ({ given: { [orderPath]: standingOrder(from) } });
const marking = (from: Standing, to: Marking): Fields => ({
  progress: markedProgress(standingOrder(from), to),
});
const READIED = { cooking: [A], ready: [A] };
const TO_TABLE = { served: now(A) };

/** An order at which the guest's phone only asks to be let in. */
const onlyAsked = (() => {
  const order = anOrder({ guests: {} });
  return orders.encode(requestToJoin(order, { uid: UIDS.guest, name: null, random: 0, at: NOW }) ?? order);
})();
const withSecondRound = orders.encode(anOrder({ rounds: [{}, {}] }));

function orderCases(at: Place): Case[] {
  const moves = (list: readonly Move[], personas: readonly Persona[]) =>
    list.flatMap(({ what, from, to, ok }) =>
      personas.map((who) =>
        (ok ? at.can : at.cannot)(who, 'update', what, marking(from, to), standing(from)),
      ),
    );
  const byAll = (allowed: string, what: string, from: Standing, to: Marking) =>
    at.everybody(allowed, 'update', what, marking(from, to), standing(from));
  const only = (who: Persona, from: Standing, to: Marking) =>
    onlyTheseFields(at, orders, who, marking(from, to)).map((c) => ({ ...c, ...standing(from) }));
  const note: Standing = { cancelled: [A] };
  return [
    ...byAll('owner kitchen', 'cooking to ready', { cooking: [A] }, { ready: now(A) }),
    ...byAll('owner captain', 'ready to served', READIED, TO_TABLE),
    ...moves(KITCHEN_MOVES, ['kitchen', 'owner']),
    ...moves(CAPTAIN_MOVES, ['captain', 'owner']),
    ...byAll(
      ofRestaurant,
      'what is ready and paid, over the counter',
      { state: 'Completed', ...AHEAD, ...READIED },
      TO_TABLE,
    ),
    ...moves(SERVED_AT_TABLE, ['kitchen']),
    at.cannot(
      'captain',
      'update',
      'note of a cancelled line',
      marking(note, { cancelSeen: now(A) }),
      standing(note),
    ),
    ...only('kitchen', READIED, { cooking: now(B) }),
    ...only('captain', READIED, TO_TABLE),
    ...only('owner', READIED, TO_TABLE),
    ...only('kitchen', { cancelled: [B] }, { cancelSeen: now(B) }),
    at.can(
      'kitchen',
      'update',
      'a line of a later round',
      { progress: markedProgress(withSecondRound, { cooking: now('2-1') }) },
      { given: { [orderPath]: withSecondRound } },
    ),
    at.cannot(namedGuest, 'get', ''),
    at.cannot('guest', 'get', 'a phone that only asks to join', {}, { given: { [orderPath]: onlyAsked } }),
    ...at.everybody(ofRestaurant, 'list', 'open ones', {}, { query: orders.queries.open() }),
    ...listCases(at),
  ];
}

/** Times of a screen that stayed open, or slept, for so many hours. */
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

/** Current orders, which members may list, and past ones, which only the owner may. */
function listCases(at: Place): Case[] {
  const { asking, kitchen, waitingAt, past, ofKot, live, until } = orders.queries;
  const may = (allowed: string, what: string, query: QuerySpec) =>
    at.everybody(allowed, 'list', what, {}, { query });
  return [
    ...may(ofRestaurant, 'those that ask a captain', asking(ago(23))),
    ...may('owner', 'those that asked a captain days ago', asking(ago(25))),
    ...may(ofRestaurant, 'the kitchen’s', kitchen(ago(23))),
    ...may('owner', 'those that the kitchen had days ago', kitchen(ago(25))),
    ...may(ofRestaurant, 'those that wait at a table', waitingAt('F1-T01', ago(0))),
    ...may('owner', 'those of the past', past({})),
    ...may('owner', 'those that were paid', past({ state: 'Completed' })),
    ...may('owner', 'those of a table, alone or joined', past({ tableId: 'F1-T01' })),
    ...may('owner', 'those of a day', until('2026-11-20', 50)),
    ...may('owner', 'those with a KOT number', ofKot('2026-11-20', 1)),
    ...may('owner', 'any', { limit: 500 }),
    ...may('', 'more than 500', { ...live(), limit: 501 }),
    ...may('', 'open ones without a limit', { where: [['state', '==', 'open']] }),
  ];
}

/** The tables of an order and its dependent documents. */
export const orderTables = [
  table({
    collection: orders,
    path: orderPath,
    document: anOrder(),
    change: marking({}, { cooking: now(A) }),
    get: `${ofRestaurant} guest`,
    list: ofRestaurant,
    create: '',
    update: 'owner kitchen',
    delete: '',
    query: orders.queries.open(),
    cases: orderCases,
  }),
  table({
    collection: orderMoney,
    path: orderMoney.path(o),
    document: paidAccount(anOrder()).money,
    get: 'owner captain guest',
    list: '',
    create: '',
    update: '',
    delete: '',
    cases: (at) => [at.cannot(namedGuest, 'get', '')],
  }),
  table({
    collection: answers,
    path: answers.path({ restaurantId: RESTAURANT, answerId: answerIdOf(moveTable, ROUND_ID) }),
    document: keptAnswer(moveTable, {}, { asked: '', at: NOW }),
    get: '',
    list: '',
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
    collection: leftNumbers,
    path: leftNumbers.path(o),
    document: { mobile: '9876543210', name: 'Meera', consent: consentAt(0), expireAt: 1 },
    get: '',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
];
