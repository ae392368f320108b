import { describe, expect, it } from 'vitest';
import { aDal } from '../../fixtures/lines.ts';
import { anOrder, aRound, aWaitingOrder, RAVI as by, withStages } from '../../fixtures/orders.ts';
import { paise } from '../../money/money.ts';
import {
  badgeOf,
  detailOf,
  isServed,
  linesInOrder,
  liveLines,
  nextBump,
  stageOf,
  subtotalOf,
  ticketsOf,
} from './progress.ts';
import { addRound } from '../rounds/round.ts';
import type { Stages } from '../../fixtures/orders.ts';
import type { Order } from '../shape/order.schema.ts';

const at = Date.parse('2026-10-05T20:00+05:30');

const empty = aWaitingOrder({ at });
const first = anOrder({
  at,
  rounds: [
    {
      roundId: 'r1',
      kot: 57,
      by,
      lines: [aDal(), aDal({ name: 'Naan', station: 'Tandoor', quantity: 4, unitPaise: paise(40_00) })],
    },
  ],
});
/** Two rounds, the second after the day's cut-off, when KOT numbers start again at 1. */
const order = addRound(
  first,
  aRound(1, {
    roundId: 'r2',
    by,
    at: at + 9 * 3_600_000,
    lines: [aDal({ name: 'Kulfi', station: 'Tandoor' })],
  }),
);

/** An order as Firestore returns it: the keys of its maps are sorted as text. */
const reread = (o: Order): Order => ({
  ...o,
  lines: Object.fromEntries(Object.entries(o.lines).toSorted(([a], [b]) => (a < b ? -1 : 1))),
});
const twelve = anOrder({
  at,
  lines: Array.from({ length: 12 }, (_, i) => aDal({ name: `Dish ${i + 1}` })),
});

describe('stageOf', () => {
  it.each<[Stages, string]>([
    [{}, 'queued'],
    [{ cooking: ['1-1'] }, 'cooking'],
    [{ cooking: ['1-1'], ready: ['1-1'] }, 'ready'],
    [{ cooking: ['1-1'], ready: ['1-1'], served: ['1-1'] }, 'served'],
    // The furthest stage counts, even when an earlier one is missing
    [{ served: ['1-1'] }, 'served'],
    [{ cooking: ['1-1'], ready: ['1-1'], served: ['1-1'], cancelled: ['1-1'] }, 'cancelled'],
    [{ cooking: ['1-2'], ready: ['1-2'] }, 'queued'],
  ])('of %j is %s', (progress, stage) => {
    expect(stageOf(withStages(order, progress), '1-1')).toBe(stage);
  });
});

describe('badgeOf', () => {
  it.each<[string, Order['state'], Stages, string]>([
    ['nothing cooking yet', 'open', {}, 'Pending'],
    ['a waiting order', 'waiting', {}, 'Pending'],
    ['one line cooking', 'open', { cooking: ['1-1'] }, 'In Progress'],
    ['one line served', 'open', { served: ['1-1'] }, 'In Progress'],
    ['the only cooking line cancelled', 'open', { cooking: ['1-1'], cancelled: ['1-1'] }, 'Pending'],
    ['an unknown line cooking', 'open', { cooking: ['9-9'] }, 'Pending'],
    ['settled', 'Completed', { cooking: ['1-1'] }, 'Completed'],
    ['cancelled', 'Cancelled', { cooking: ['1-1'] }, 'Cancelled'],
  ])('with %s', (_, state, stages, badge) => {
    expect(badgeOf({ ...withStages(order, stages), state })).toBe(badge);
  });
});

describe('lines', () => {
  it('keep the order in which they were ordered beyond nine lines', () => {
    const names = linesInOrder(reread(twelve).lines).map(([, line]) => line.name);
    expect(names).toEqual(Array.from({ length: 12 }, (_, i) => `Dish ${i + 1}`));
  });

  it('keep the order of their rounds beyond nine rounds', () => {
    const rounds = Array.from({ length: 11 }, (_, i) => i + 1);
    const many = rounds.reduce(
      (o, n) => addRound(o, aRound(n, { at: at + n, lines: [aDal({ name: `Dish ${n}` })] })),
      empty,
    );
    expect(liveLines(reread(many)).map(([, { name }]) => name)).toEqual(rounds.map((n) => `Dish ${n}`));
  });

  it('are neither charged nor counted when cancelled', () => {
    // 100 + 4 × 40 + 100
    expect(subtotalOf(order)).toBe(360_00);
    const less = withStages(order, { cancelled: ['1-2'] });
    expect(subtotalOf(less)).toBe(200_00);
    expect(liveLines(less).map(([id]) => id)).toEqual(['1-1', '2-1']);
    expect(liveLines(less).map(([, { name }]) => name)).toEqual(['Dal', 'Kulfi']);
  });

  it('are charged by round even when KOT numbers started again', () => {
    expect(liveLines(order).map(([, { name }]) => name)).toEqual(['Dal', 'Naan', 'Kulfi']);
  });

  it('show variant and add-ons as text', () => {
    const chosen = (name: string) => ({ id: name, name, otherNames: {} });
    expect(detailOf({ variant: null, addOns: [] })).toBe('');
    expect(detailOf({ variant: chosen('Half'), addOns: [] })).toBe('Half');
    expect(detailOf({ variant: chosen('Half'), addOns: [chosen('Ghee'), chosen('Curd')] })).toBe(
      'Half, Ghee, Curd',
    );
    const sugar = chosen('Sugar');
    expect(detailOf({ variant: sugar, addOns: [sugar, sugar, chosen('Milk'), sugar] })).toBe(
      'Sugar, 3 × Sugar, Milk',
    );
  });
});

describe('ticketsOf', () => {
  it('gives one ticket per round, by time; later ones are additions', () => {
    const tickets = ticketsOf('o1', order);
    expect(tickets.map((t) => [t.roundId, t.kot, t.isAddition])).toEqual([
      ['r1', 57, false],
      ['r2', 1, true],
    ]);
    expect(tickets[0]).toMatchObject({ orderId: 'o1', tableId: 'F1-T01', type: 'dine-in', at, by });
    expect(tickets.map((t) => t.lines.map((l) => l.id))).toEqual([['1-1', '1-2'], ['2-1']]);
  });

  it('gives a station only its lines, and keeps the mark of an addition', () => {
    const later = addRound(first, aRound(58, { at: at + 1, lines: [aDal({ station: 'Bar' })] }));
    expect(ticketsOf('o1', later, ['Tandoor']).map((t) => t.lines.map((l) => l.line.name))).toEqual([
      ['Naan'],
    ]);
    expect(ticketsOf('o1', later, ['Bar']).map((t) => t.isAddition)).toEqual([true]);
    expect(ticketsOf('o1', later, ['Grill'])).toEqual([]);
    expect(ticketsOf('o1', later, ['Bar', 'Tandoor']).map((t) => t.kot)).toEqual([57, 58]);
  });

  it('keeps a cancelled line with its reason, because the kitchen must see it', () => {
    const [ticket] = ticketsOf(
      'o1',
      withStages(first, { cancelled: ['1-1'], cancelReasons: { '1-1': 'Guest left' } }),
    );
    expect(ticket?.lines.map((l) => [l.stage, l.reason, l.isConfirmed])).toEqual([
      ['cancelled', 'Guest left', false],
      ['queued', null, false],
    ]);
    const [noted] = ticketsOf('o1', withStages(first, { cancelled: ['1-1'], cancelSeen: ['1-1'] }));
    expect(noted?.lines.map((l) => l.isConfirmed)).toEqual([true, false]);
  });

  it("contains the order's name and whether it is paid", () => {
    const counter: Order = { ...first, type: 'takeaway', tableId: null, label: 'Asha', state: 'Completed' };
    expect(ticketsOf('o1', counter)[0]).toMatchObject({ label: 'Asha', isPaid: true, tableId: null });
    expect(ticketsOf('o1', { ...counter, token: 7 })[0]?.token).toBe(7);
    expect(ticketsOf('o1', first)[0]).toMatchObject({ label: null, token: null, isPaid: false });
  });

  it('lists the lines of a long round in the order in which they were ordered', () => {
    const [ticket] = ticketsOf('o1', reread(twelve));
    expect(ticket?.lines.at(1)?.line.name).toBe('Dish 2');
    expect(ticket?.lines.at(-1)?.line.name).toBe('Dish 12');
  });
});

describe('nextBump', () => {
  const bump = (stages: Stages) => {
    const [ticket] = ticketsOf('o1', withStages(first, stages));
    return ticket && nextBump(ticket);
  };

  it('starts queued lines, then makes cooking lines ready, then does nothing', () => {
    expect(bump({})).toEqual({ stage: 'cooking', lineIds: ['1-1', '1-2'] });
    expect(bump({ cooking: ['1-1', '1-2'] })).toEqual({ stage: 'ready', lineIds: ['1-1', '1-2'] });
    expect(bump({ cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] })).toBeNull();
  });

  it('starts all lines before it makes any ready', () => {
    expect(bump({ cooking: ['1-1'] })).toEqual({ stage: 'cooking', lineIds: ['1-2'] });
  });

  it('leaves cancelled lines alone', () => {
    expect(bump({ cancelled: ['1-1'] })).toEqual({ stage: 'cooking', lineIds: ['1-2'] });
    expect(bump({ cancelled: ['1-1', '1-2'] })).toBeNull();
  });
});

it('a ticket is served once each line is, but for cancelled ones', () => {
  const done = (stages: Stages) => ticketsOf('o', withStages(first, stages)).map(isServed);
  expect(done({})).toEqual([false]);
  expect(done({ cooking: ['1-1'], ready: ['1-1'], served: ['1-1'] })).toEqual([false]);
  expect(done({ cooking: ['1-1'], ready: ['1-1'], served: ['1-1'], cancelled: ['1-2'] })).toEqual([true]);
  expect(done({ cancelled: ['1-1', '1-2'] })).toEqual([false]);
});
