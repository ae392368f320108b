import { describe, expect, it } from 'vitest';
import { newId } from '@bhoj/domain/kernel/ids';
import {
  answered,
  arrivedIn,
  canRetry,
  linesIn,
  linesLeft,
  marked,
  nextToSend,
  orderIdFor,
  outboxSchema,
  queued,
  roundsFor,
} from './outbox-model.ts';
import type { OutRound } from './outbox-model.ts';
import { anOrder } from '../state/captain-page.fixtures.ts';

const aRound = (over: Partial<OutRound> = {}): OutRound => ({
  restaurantId: 'r@example.in',
  orderId: newId(),
  tableId: 'F1-T01',
  type: 'dine-in',
  roundId: newId(),
  menuVersion: 3,
  selections: [{ itemId: 'dal', variantId: null, addOnIds: [], quantity: 2, note: '' }],
  refused: null,
  isUnknown: false,
  ...over,
});

describe('the outbox', () => {
  it('keeps a round once, until it is answered, and survives being stored', () => {
    const round = aRound();
    const twice = queued(queued([], round), round);
    expect(twice).toHaveLength(1);
    expect(outboxSchema.parse(JSON.parse(JSON.stringify(twice)))).toEqual(twice);
    expect(answered(twice, round.roundId)).toEqual([]);
  });

  it('sends rounds in the order they were made, skipping refused ones', () => {
    const [a, b] = [aRound(), aRound()];
    const outbox = [a, b];
    expect(nextToSend(outbox)).toBe(a);
    const refused = marked(outbox, a.roundId, 'order-closed');
    expect(nextToSend(refused)).toBe(b);
    expect(nextToSend(marked(refused, a.roundId, null))?.roundId).toBe(a.roundId);
    expect(nextToSend([])).toBeNull();
  });

  it('lets rounds of other orders overtake one that has to wait, but none of its own order', () => {
    const [a, b] = [aRound(), aRound()];
    const sameOrder = aRound({ orderId: a.orderId });
    const waiting = new Set([a.orderId]);
    expect(nextToSend([a, sameOrder, b], waiting)).toBe(b);
    expect(nextToSend([a, sameOrder], waiting)).toBeNull();
  });

  it('finds rounds in the order itself when their answers were lost', () => {
    const round = aRound({ isUnknown: true });
    const order = anOrder();
    const ordersWith = (roundId: string) => [
      {
        id: round.orderId,
        value: { ...order, rounds: { [roundId]: { ...Object.values(order.rounds)[0]!, kot: 3 } } },
      },
    ];
    expect(arrivedIn([round], ordersWith(round.roundId))).toEqual([round]);
    expect(arrivedIn([round], ordersWith(newId()))).toEqual([]);
    expect(arrivedIn([aRound()], ordersWith(round.roundId))).toEqual([]);
  });

  it('counts lines', () => expect(linesIn([aRound(), aRound()])).toBe(2));
});

describe('the order a round is meant for', () => {
  const aim = { tableId: 'F1-T01', orderId: null };

  it('is the open one', () => {
    const orderId = newId();
    expect(orderIdFor([aRound()], { ...aim, orderId })).toBe(orderId);
  });

  it('is the one that an unsent round of the table begins', () => {
    const round = aRound();
    expect(orderIdFor([round, aRound({ tableId: 'F1-T02' })], aim)).toBe(round.orderId);
  });

  it('is new when the table is free, or its round was refused', () => {
    const refused = aRound({ refused: 'order-closed' });
    expect(orderIdFor([refused], aim)).not.toBe(refused.orderId);
  });

  it('of an order without a table is that order’s own', () => {
    const own = aRound({ tableId: null });
    expect(roundsFor([own, aRound()], { tableId: null, orderId: own.orderId })).toEqual([own]);
  });
});

it('offers a retry when nothing has to be changed first', () => {
  expect((['dismissed', 'table-in-maintenance'] as const).every(canRetry)).toBe(true);
  expect((['order-closed', 'menu-changed', 'item-unavailable'] as const).some(canRetry)).toBe(false);
});

it('lists what is left of rounds and carts, with their tables', () => {
  const [round, takeaway] = [aRound(), aRound({ tableId: null })];
  const [selection] = round.selections;
  const left = linesLeft([round, takeaway], {
    'F1-T02': [...round.selections],
    [newId()]: [...round.selections],
  });
  expect(left.map(({ tableId }) => tableId)).toEqual([round.tableId, null, 'F1-T02', null]);
  expect(left.every((line) => line.selection.itemId === selection?.itemId)).toBe(true);
  expect(linesLeft([], {})).toEqual([]);
});
