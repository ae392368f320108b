import { describe, expect, it } from 'vitest';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { ticketsOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { deal, NOTHING_DEALT } from './columns.ts';
import type { Deal } from './columns.ts';
import { anOrder, line } from './kitchen.fixtures.ts';

/** A ticket of some dishes; its order is named by its KOT. */
const ticketOf = (kot: number, dishes = 1, names = 'Naan'): Ticket[] =>
  ticketsOf(
    String(kot),
    anOrder(
      `F1-T0${kot}`,
      kot,
      60 - kot,
      Array.from({ length: dishes }, () => line({ name: names })),
    ),
  );
const six = [1, 2, 3, 4, 5, 6].flatMap((kot) => ticketOf(kot));
const without = (...kots: number[]) => six.filter(({ kot }) => !kots.includes(kot));

const on = (before: Deal, tickets: readonly Ticket[], count = 3, stations = '') =>
  deal(before, tickets, { count, stations });
/** The KOTs in each column. */
const kots = ({ columns }: Deal) => columns.map((column) => column.map((key) => Number(key.split('/')[0])));

const dealt = on(NOTHING_DEALT, six);

describe('tickets that are dealt anew', () => {
  it('stand in order of time from the top left', () => {
    expect(kots(dealt)).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(kots(on(NOTHING_DEALT, without(3, 4, 5, 6), 3))).toEqual([[1], [2], []]);
  });

  it('go to the shortest column', () => {
    const tickets = [...ticketOf(1, 5), ...ticketOf(2), ...ticketOf(3), ...ticketOf(4)];
    expect(kots(on(NOTHING_DEALT, tickets, 2))).toEqual([[1], [2, 3, 4]]);
  });

  it.each([
    ['a long name', ticketOf(1, 2, 'Maharashtrian Veg Thali with Jowar Bhakri')],
    ['a note', ticketsOf('1', anOrder('F1-T01', 1, 9, [line({ note: 'No onion, no garlic' }), line({})]))],
    [
      'a cancelled dish',
      ticketsOf('1', withStages(anOrder('F1-T01', 1, 9, [line({}), line({})]), { cancelled: ['1-1'] })),
    ],
  ])('are taller with %s', (_, tall) => {
    const [, second, ...others] = kots(on(NOTHING_DEALT, [...tall, ...ticketOf(2, 2), ...ticketOf(3)], 2));
    expect([second, others]).toEqual([[2, 3], []]);
  });

  it('have two rows for a cancelled dish, its name and its reason: less than for two dishes more', () => {
    const order = anOrder('F1-T01', 1, 9, [line({}), line({})]);
    const gone = ticketsOf('1', withStages(order, { cancelled: ['1-1'] }));
    expect(kots(on(NOTHING_DEALT, [...gone, ...ticketOf(2, 4), ...ticketOf(3)], 2))).toEqual([[1, 3], [2]]);
  });

  it('are those of other stations, or in another number of columns', () => {
    const left = on(dealt, without(1));
    expect(kots(on(left, without(1), 3, 'Tandoor'))).toEqual([[2, 5], [3, 6], [4]]);
    expect(kots(on(left, without(1), 2))).toEqual([
      [2, 4, 6],
      [3, 5],
    ]);
  });
});

describe('tickets on the board', () => {
  it('keep their columns when another is ready', () => {
    expect(kots(on(dealt, without(1)))).toEqual([[4], [2, 5], [3, 6]]);
  });

  it('keep their columns when another comes, which goes to the shortest', () => {
    expect(kots(on(on(dealt, without(2)), [...without(2), ...ticketOf(7)]))).toEqual([
      [1, 4],
      [5, 7],
      [3, 6],
    ]);
  });

  it('give their place in time to one that is recalled', () => {
    expect(kots(on(on(dealt, without(1)), six))).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
  });

  it('leave no column empty while another goes on far down', () => {
    expect(kots(on(dealt, without(1, 4)))).toEqual([[5], [2], [3, 6]]);
  });

  it('stay as they are, without another deal, when only their dishes change', () => {
    const cooking = six.map((ticket) => ({ ...ticket }));
    expect(on(dealt, cooking)).toBe(dealt);
  });
});
