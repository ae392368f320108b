import { readyLines } from '@bhoj/domain/orders/requests/table-alerts';
import { describe, expect, it } from 'vitest';
import { NOW as AT } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, aWaitingOrder, RAVI, withStages } from '@bhoj/domain/fixtures/orders';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { paise } from '@bhoj/domain/money/money';
import { sendToDoor } from '@bhoj/domain/orders/door/door';
import { requestToJoin } from '@bhoj/domain/orders/door/join-requests';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import {
  askingAtDoor,
  askingPhones,
  callingOrders,
  declaredPayments,
  orderAt,
  ordersToServe,
  roundsAt,
  tablelessOrders,
  tableOf,
  unservedCount,
  waitingRounds,
} from './captain-model.ts';

const MINUTE = 60_000;

const waiting = aWaitingOrder({ trusted: false });
const open = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Dal', 100), lineOf('Naan', 100)] }] });

it('counts the lines that guests still wait for', () => {
  expect(unservedCount(open)).toBe(2);
  expect(unservedCount(withStages(open, { ready: ['1-1'], served: ['1-1'], cancelled: ['1-2'] }))).toBe(0);
});

describe('the queue', () => {
  it('holds waiting rounds, but not those of an expired order', () => {
    const asking = holdRound(waiting, 'p1');
    const entry = { id: 'w', value: { ...asking, expireAt: AT + MINUTE } };
    expect(waitingRounds([entry], AT).map(({ roundId }) => roundId)).toEqual(['p1']);
    expect(waitingRounds([entry], AT + MINUTE)).toEqual([]);
  });

  it('holds lines that are ready and neither served nor cancelled', () => {
    const ready = withStages(open, { ready: ['1-1', '1-2'], cancelled: ['1-2'] });
    expect(readyLines(ready).map(([id]) => id)).toEqual(['1-1']);
    expect(ordersToServe([{ id: 'o1', value: ready }])).toHaveLength(1);
    expect(ordersToServe([{ id: 'o1', value: withStages(ready, { served: ['1-1'] }) }])).toEqual([]);
  });

  it('holds calls that nobody has taken, the longest-waiting first, but not those of an expired order', () => {
    const calling = (id: string, at: number, fields: Partial<Order> = {}, takenBy: Author | null = null) => ({
      id,
      value: {
        ...waiting,
        ...fields,
        requests: { ...waiting.requests, service: { kind: 'waiter' as const, at, takenBy } },
      },
    });
    const orders = [
      calling('late', AT, { expireAt: AT + 2 * MINUTE }),
      calling('early', AT - MINUTE, { expireAt: AT + 2 * MINUTE }),
      calling('taken', AT - MINUTE, { expireAt: AT + 2 * MINUTE }, RAVI),
      calling('expired', AT - MINUTE, { expireAt: AT + MINUTE }),
      calling('open', AT - 2 * MINUTE, { state: 'open', expireAt: null }),
      { id: 'silent', value: open },
    ];
    const at = (now: number) => callingOrders(orders, now).map(({ id }) => id);
    expect(at(AT + MINUTE - 1)).toEqual(['open', 'early', 'expired', 'late']);
    expect(at(AT + MINUTE)).toEqual(['open', 'early', 'late']);
  });

  it('finds open orders without a table', () => {
    const takeaway = { id: 't', value: { ...open, tableId: null } };
    expect(tablelessOrders([takeaway, { id: 'o1', value: open }])).toEqual([takeaway]);
  });
});

describe('what waits at a place', () => {
  const at = (id: string, value: Order, fields: Partial<Order> = {}) => ({
    id,
    value: { ...value, ...fields },
  });
  const valid = { expireAt: AT + MINUTE };
  const asking = (id: string, createdAt: number) =>
    at(id, holdRound(holdRound(waiting, 'p1'), 'p2'), { createdAt, ...valid });
  const door = (id: string, from = waiting) => at(id, holdRound(sendToDoor(from), 'p1'), valid);

  it('are the rounds of each order in turn, the longest-waiting order first', () => {
    const rounds = waitingRounds([asking('late', AT), asking('early', AT - 1)], AT);
    expect(rounds.map(({ orderId, roundId }) => `${orderId} ${roundId}`)).toEqual([
      'early p1',
      'early p2',
      'late p1',
      'late p2',
    ]);
  });

  it('are those of its table, of phones too that only claim to sit there', () => {
    const orders = [
      asking('here', AT),
      door('claims'),
      at('there', asking('x', AT).value, { tableId: 'F1-T02' }),
    ];
    expect(orders.map(({ value }) => tableOf(value))).toEqual(['F1-T01', 'F1-T01', 'F1-T02']);
    expect(tableOf(anOrder({ type: 'takeaway', tableId: null }))).toBeNull();
    const found = roundsAt(orders, 'F1-T01', AT).map(({ orderId }) => orderId);
    expect(found.toSorted()).toEqual(['claims', 'here', 'here']);
    expect(roundsAt(orders, 'F1-T03', AT)).toEqual([]);
  });

  it('at the door counts orders with a round, until they expire', () => {
    const silent = at('silent', sendToDoor(waiting), valid);
    const orders = [door('a'), door('b'), silent, asking('seated', AT)];
    expect([askingAtDoor(orders, AT), askingAtDoor(orders, AT + MINUTE)]).toEqual([2, 0]);
  });

  it('are phones that ask to join, the longest-waiting first, of any order', () => {
    const asked = (uid: string, askedAt: number, order = open) =>
      requestToJoin(order, { uid, name: null, random: 0.5, at: askedAt }) ?? order;
    const orders = [at('o1', asked('last', AT, asked('first', AT - 2))), at('o2', asked('middle', AT - 1))];
    const found = askingPhones(orders, AT);
    expect(found.map(({ orderId, uid }) => `${orderId} ${uid}`)).toEqual([
      'o1 first',
      'o2 middle',
      'o1 last',
    ]);
    expect(found[0]).toMatchObject({ order: { tableId: 'F1-T01' }, request: { at: AT - 2 } });
  });

  it('are declared payments of open orders, each with a key of its own', () => {
    const said = { amountPaise: paise(100_00), at: AT, payments: 1 };
    const requests = {
      ...open.requests,
      upiDeclaration: { amountPaise: paise(200_00), at: AT, by: 'mint' },
      ownUpiDeclarations: { mint: said },
    };
    const paying = at('o1', open, { requests });
    expect(declaredPayments([paying, at('o2', { ...open, requests }, { state: 'Completed' })])).toMatchObject(
      [
        { key: `declaration o1  ${AT}`, isOwn: false, amountPaise: 200_00, order: paying },
        { key: `declaration o1 mint ${AT}`, isOwn: true, amountPaise: 100_00, order: paying },
      ],
    );
  });

  it('are orders to serve and orders without a table, the first that was opened first', () => {
    const opened = (id: string, openedAt: number | null, fields: Partial<Order> = {}) =>
      at(id, withStages(open, { ready: ['1-1'] }), { openedAt, ...fields });
    const ids = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id);
    expect(ids(ordersToServe([opened('b', AT), opened('a', AT - 1), at('none', open)]))).toEqual(['a', 'b']);
    const free = { tableId: null };
    const orders = [
      opened('b', AT, free),
      opened('a', AT - 1, free),
      opened('over', AT - 2, { ...free, state: 'Completed' }),
      opened('seated', AT - 2),
    ];
    expect(ids(tablelessOrders(orders))).toEqual(['a', 'b']);
  });

  it('is the order that holds a table, if it is there', () => {
    const entry = at('o1', open);
    expect(orderAt([at('o0', open), entry], aTable({ order: 'o1' }))).toBe(entry);
    expect(orderAt([entry], aTable({ order: 'o2' }))).toBeNull();
    expect(orderAt([entry], aTable())).toBeNull();
  });
});
