import { describe, expect, it } from 'vitest';
import { NOW as AT } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder as anyOrder, RAVI, withStages } from '@bhoj/domain/fixtures/orders';
import type { Stages } from '@bhoj/domain/fixtures/orders';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { allTickets, asTheyAre, boardOf, newsOf, noticed, stationsOf } from './kitchen-model.ts';

const anOrder = (tableId: string, rounds: { kot: number; at: number; dishes: [string, string][] }[]): Order =>
  anyOrder({
    tableId,
    rounds: rounds.map(({ dishes, ...round }) => ({
      ...round,
      by: RAVI,
      lines: dishes.map(([name, station]) => lineOf(name, 100, { station })),
    })),
  });

const first = {
  id: 'a',
  value: anOrder('F1-T01', [
    { kot: 1, at: AT, dishes: [['Dal', 'Main']] },
    { kot: 3, at: AT + 200, dishes: [['Naan', 'Tandoor']] },
  ]),
};
const second = {
  id: 'b',
  value: anOrder('F1-T02', [{ kot: 2, at: AT + 100, dishes: [['Roti', 'Tandoor']] }]),
};
const kots = (tickets: readonly { kot: number }[]) => tickets.map(({ kot }) => kot);

describe('boardOf', () => {
  it('sorts the tickets of all orders by time', () => {
    expect(kots(boardOf(allTickets([first, second], [])).open)).toEqual([1, 2, 3]);
  });

  it('shows only the lines of the chosen station', () => {
    expect(kots(boardOf(allTickets([first, second], ['Tandoor'])).open)).toEqual([2, 3]);
  });

  it('moves ready tickets to the pass, and drops served ones', () => {
    const ready = { ...first, value: withStages(first.value, { ready: ['1-1'] }) };
    expect(kots(boardOf(allTickets([ready], [])).ready)).toEqual([1]);
    expect(kots(boardOf(allTickets([ready], [])).open)).toEqual([3]);
    const served = { ...ready, value: withStages(ready.value, { served: ['1-1'] }) };
    expect(boardOf(allTickets([served], [])).ready).toEqual([]);
  });
});

it('offers the known stations and those that tickets still name', () => {
  expect(stationsOf([first], ['Bar', 'Main'])).toEqual(['Bar', 'Main', 'Tandoor']);
});

describe('asTheyAre', () => {
  it('shows the tickets of an earlier board as they are now', () => {
    const cooked = { ...second, value: withStages(second.value, { cooking: ['1-1'], ready: ['1-1'] }) };
    const { open } = boardOf(allTickets([first, second], []));
    const now = asTheyAre(open, allTickets([first, cooked], []));
    expect(kots(now)).toEqual([1, 2, 3]);
    expect(now.map(({ lines }) => lines.map(({ stage }) => stage))).toEqual([
      ['queued'],
      ['ready'],
      ['queued'],
    ]);
    expect(now[0]).toBe(open[0]);
  });

  it('keeps a ticket that has gone as it was', () => {
    const { open } = boardOf(allTickets([first, second], []));
    expect(asTheyAre(open, allTickets([first], []))).toEqual(open);
  });
});

describe('the news', () => {
  const touched = { ...second, value: withStages(second.value, { cooking: ['1-1'] }) };
  const gone = { ...first, value: withStages(first.value, { cancelled: ['1-1'] }) };
  const openOf = (...orders: (typeof first)[]) => boardOf(allTickets(orders, [])).open;

  it('is tickets that nobody has acknowledged or touched', () => {
    const open = openOf(first, touched);
    expect(kots(newsOf(open, new Set()).tickets)).toEqual([1, 3]);
    expect(kots(newsOf(open, noticed(open.slice(0, 1))).tickets)).toEqual([3]);
  });

  it('is no ticket with a line that somebody has begun, though another line waits', () => {
    const three = {
      id: 'c',
      value: anOrder('F1-T03', [
        { kot: 4, at: AT, dishes: ['Dal', 'Naan', 'Rice'].map((name): [string, string] => [name, 'Main']) },
      ]),
    };
    const at = (stages: Stages) => openOf({ ...three, value: withStages(three.value, stages) });
    const rings = (stages: Stages) => kots(newsOf(at(stages), new Set()).tickets);
    expect(rings({})).toEqual([4]);
    expect(rings({ cooking: ['1-1'] })).toEqual([]);
    expect(rings({ cooking: ['1-1'], ready: ['1-1'] })).toEqual([]);
    expect(rings({ cancelled: ['1-1'] })).toEqual([4]);
    expect(rings({ cancelled: ['1-1', '1-2', '1-3'] })).toEqual([]);
    expect(rings({ cancelled: ['1-1'], cooking: ['1-2'] })).toEqual([]);
  });

  it('is a cancellation on an acknowledged ticket, until that is acknowledged too', () => {
    const heard = noticed(openOf(first));
    const after = newsOf(openOf(gone), heard);
    expect([kots(after.tickets), after.cancelled]).toEqual([[], ['a/1-1']]);
    expect(newsOf(openOf(gone), noticed(openOf(gone))).cancelled).toEqual([]);
  });

  it('is not a party that has moved', () => {
    const moved = { id: 'z', value: { ...first.value, tableId: 'F1-T09' } };
    expect(newsOf(openOf(moved), noticed(openOf(first))).tickets).toEqual([]);
  });
});
