import { describe, expect, it } from 'vitest';
import { newId } from '@bhoj/domain/kernel/ids';
import {
  arrivedIn,
  canRetry,
  inputOf,
  inTurn,
  linesIn,
  linesLeft,
  marked,
  orderIdFor,
  outRoundSchema,
  roundsFor,
  turnAfter,
  UNTRIED,
} from './outbox-model.ts';
import { anOutRound } from './round.fixtures.ts';
import { anOrder } from '../state/captain-page.fixtures.ts';

describe('the outbox', () => {
  it('survives being stored, and tells the server nothing that only the device uses', () => {
    const round = anOutRound();
    expect(outRoundSchema.parse(structuredClone(round))).toEqual(round);
    const { turn: _, ...sent } = round;
    for (const key of Object.keys(UNTRIED)) Reflect.deleteProperty(sent, key);
    expect(inputOf({ ...round, isUnknown: true, tries: 3 })).toEqual(sent);
    const { authorUid: _author, ...byNobody } = sent;
    expect(inputOf({ ...round, authorUid: '' })).toEqual(byNobody);
  });

  it('puts a new round after all others, whatever became of them', () => {
    const rounds = [anOutRound({ turn: 7, refused: 'order-closed' }), anOutRound({ turn: 4 })];
    expect(turnAfter(rounds)).toBe(8);
    expect(turnAfter([])).toBe(1);
    expect(inTurn(rounds).map(({ turn }) => turn)).toEqual([4, 7]);
    const [a, b] = [anOutRound({ roundId: 'A' }), anOutRound({ roundId: 'B' })];
    expect(inTurn([b, a])).toEqual([a, b]);
    expect(inTurn([a, b])).toEqual([a, b]);
  });

  it('forgets earlier tries of a round that was refused, or is to be sent again', () => {
    const tried = anOutRound({ isUnknown: true, isBegun: true, tries: 4, pause: { from: 5, ms: 6 } });
    expect(marked(tried, 'order-closed')).toEqual({ ...tried, ...UNTRIED, refused: 'order-closed' });
    expect(marked(tried, null)).toEqual({ ...tried, ...UNTRIED });
  });

  it('finds rounds in the order itself when their answers were lost', () => {
    const round = anOutRound({ isUnknown: true });
    const order = anOrder();
    const ordersWith = (roundId: string) => [
      {
        id: round.orderId,
        value: { ...order, rounds: { [roundId]: { ...Object.values(order.rounds)[0]!, kot: 3 } } },
      },
    ];
    expect(arrivedIn([round], ordersWith(round.roundId))).toEqual([round]);
    expect(arrivedIn([round], ordersWith(newId()))).toEqual([]);
    const begun = { ...round, isUnknown: false, isBegun: true };
    expect(arrivedIn([begun], ordersWith(round.roundId))).toEqual([begun]);
    expect(arrivedIn([{ ...begun, isBegun: false }], ordersWith(round.roundId))).toEqual([]);
  });

  it('finds them among the orders of others, and in no other order', () => {
    const round = anOutRound({ isUnknown: true });
    const order = anOrder();
    const withRound = {
      ...order,
      rounds: { [round.roundId]: { ...Object.values(order.rounds)[0]!, kot: 3 } },
    };
    const another = { id: newId(), value: order };
    expect(arrivedIn([round], [another, { id: round.orderId, value: withRound }, another])).toEqual([round]);
    // An order of another id is another order, whatever rounds it has.
    expect(arrivedIn([round], [{ id: newId(), value: withRound }])).toEqual([]);
  });

  it('counts lines', () => expect(linesIn([anOutRound(), anOutRound()])).toBe(2));
});

describe('the order a round is meant for', () => {
  const aim = { tableId: 'F1-T01', orderId: null };

  it('is the open one', () => {
    const orderId = newId();
    expect(orderIdFor([anOutRound()], { ...aim, orderId })).toBe(orderId);
  });

  it('is the one that an unsent round of the table begins', () => {
    const round = anOutRound();
    expect(orderIdFor([round, anOutRound({ tableId: 'F1-T02' })], aim)).toBe(round.orderId);
  });

  it('is new when the table is free, or its round was refused', () => {
    const refused = anOutRound({ refused: 'order-closed' });
    expect(orderIdFor([refused], aim)).not.toBe(refused.orderId);
  });

  it('is the one that an unsent round at another table of the party begins', () => {
    const round = anOutRound({ tableId: 'F1-T02' });
    const both = { ...aim, withTables: ['F1-T02'] };
    expect(orderIdFor([round, anOutRound({ tableId: 'F1-T03' })], both)).toBe(round.orderId);
    expect(orderIdFor([round], aim)).not.toBe(round.orderId);
    expect(orderIdFor([{ ...round, refused: 'order-closed' }], both)).not.toBe(round.orderId);
    expect(roundsFor([anOutRound({ tableId: null })], both)).toEqual([]);
  });

  it('of an order without a table is that order’s own', () => {
    const own = anOutRound({ tableId: null });
    expect(roundsFor([own, anOutRound()], { tableId: null, orderId: own.orderId })).toEqual([own]);
  });

  it('over joined tables has the rounds of each of its tables, and a table without an order only its own', () => {
    const [second, other] = [anOutRound({ tableId: 'F1-T02' }), anOutRound({ tableId: 'F1-T03' })];
    const rounds = [second, other, anOutRound({ tableId: null })];
    expect(roundsFor(rounds, { tableId: 'F1-T01', orderId: second.orderId })).toEqual([second]);
    expect(roundsFor(rounds, { tableId: 'F1-T01', orderId: null })).toEqual([]);
    expect(roundsFor(rounds, { tableId: 'F1-T03', orderId: null })).toEqual([other]);
  });
});

it('offers a retry when nothing has to be changed first', () => {
  expect((['dismissed', 'table-in-maintenance'] as const).every(canRetry)).toBe(true);
  expect(
    (
      [
        'order-closed',
        'order-too-large',
        'too-many-portions',
        'menu-changed',
        'item-unavailable',
        'too-few-left',
        'selection-invalid',
        'open-dish-name',
        'member-not-found',
      ] as const
    ).some(canRetry),
  ).toBe(false);
});

it('lists what is left of rounds and carts, with their tables', () => {
  const [round, takeaway] = [anOutRound(), anOutRound({ tableId: null })];
  const [selection] = round.selections;
  const left = linesLeft([round, takeaway], {
    'F1-T02': [...round.selections],
    [newId()]: [...round.selections],
  });
  expect(left.map(({ tableId }) => tableId)).toEqual([round.tableId, null, 'F1-T02', null]);
  expect(left.every((line) => line.selection.itemId === selection?.itemId)).toBe(true);
  expect(linesLeft([], {})).toEqual([]);
});
