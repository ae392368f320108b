import { describe, expect, it } from 'vitest';
import { aDal } from '../../fixtures/lines.ts';
import { anOrder, withStages } from '../../fixtures/orders.ts';
import { MINUTE } from '../../time/ist.ts';
import {
  ageOf,
  allDayOf,
  isForKitchen,
  lastBump,
  minutesSince,
  nextOfLine,
  screenOf,
  toHandOver,
  unconfirmed,
} from './kitchen.ts';
import { ticketsOf } from './progress.ts';
import type { Stages } from '../../fixtures/orders.ts';
import type { Order } from '../shape/order.schema.ts';
import type { Ticket } from './progress.ts';

const at = Date.parse('2026-10-05T20:00+05:30');

const order = anOrder({
  at,
  lines: [
    aDal(),
    aDal({ name: 'Naan', quantity: 4 }),
    aDal({ name: 'Biryani', variant: { id: 'half', name: 'Half', otherNames: {} } }),
  ],
});

function ticket(stages: Stages, state: Order['state'] = 'open'): Ticket {
  const [only] = ticketsOf('o1', { ...withStages(order, stages), state });
  if (only === undefined) throw new Error('no ticket');
  return only;
}
const all = ['1-1', '1-2', '1-3'];

describe('ageOf', () => {
  it.each([
    [0, 'fresh'],
    [10 * MINUTE - 1, 'fresh'],
    [10 * MINUTE, 'late'],
    [20 * MINUTE - 1, 'late'],
    [20 * MINUTE, 'overdue'],
  ])('after %d ms is %s', (age, expected) => expect(ageOf(at, at + age)).toBe(expected));
});

it('counts whole minutes, never below zero on a slow clock', () => {
  expect(minutesSince(at, at + 3 * MINUTE - 1)).toBe(2);
  expect(minutesSince(at, at - MINUTE)).toBe(0);
});

describe('placeOf', () => {
  it.each([
    ['board', {}],
    ['board', { cooking: all, ready: ['1-1', '1-2'] }],
    ['pass', { cooking: all, ready: all }],
    ['pass', { cooking: all, ready: all, served: ['1-1'] }],
    ['board', { ready: ['1-1'], cancelled: ['1-2', '1-3'] }],
    ['board', { ready: ['1-1'], cancelled: ['1-2', '1-3'], cancelSeen: ['1-2'] }],
    ['pass', { ready: ['1-1'], cancelled: ['1-2', '1-3'], cancelSeen: ['1-2', '1-3'] }],
    ['gone', { ready: all, served: all }],
    ['board', { cancelled: all }],
    ['gone', { cancelled: all, cancelSeen: all }],
    ['gone', { served: ['1-1'], cancelled: ['1-2', '1-3'], cancelSeen: ['1-2', '1-3'] }],
  ] as const)('is the %s for %o', (place, progress) =>
    expect(screenOf(ticket(progress as Stages))).toBe(place),
  );
});

it('lists cancelled lines to confirm, each once', () => {
  expect(unconfirmed(ticket({}))).toEqual([]);
  expect(unconfirmed(ticket({ cancelled: ['1-1', '1-2'], cancelSeen: ['1-1'] }))).toEqual(['1-2']);
});

it('hands over the ready lines of a paid order, but not those that a captain carries', () => {
  const readied = { cooking: all, ready: ['1-1', '1-2'], served: ['1-2'] };
  expect(toHandOver(ticket(readied))).toEqual([]);
  expect(toHandOver(ticket(readied, 'Completed'))).toEqual(['1-1']);
});

it('shows an order until its time is over, and never without a time', () => {
  expect(isForKitchen(order, at)).toBe(true);
  expect(isForKitchen({ kitchen: { until: at + 1, nextCheckAt: null } }, at)).toBe(true);
  expect(isForKitchen({ kitchen: { until: at, nextCheckAt: null } }, at)).toBe(false);
  expect(isForKitchen({ kitchen: { until: null, nextCheckAt: null } }, at)).toBe(false);
});

describe('a tap on one line', () => {
  it('starts it, then makes it ready, then does nothing', () => {
    expect(nextOfLine('queued')).toBe('cooking');
    expect(nextOfLine('cooking')).toBe('ready');
    expect([nextOfLine('ready'), nextOfLine('served'), nextOfLine('cancelled')]).toEqual([null, null, null]);
  });
});

describe('lastBump', () => {
  it('takes back the furthest stage, but never served or cancelled lines', () => {
    expect(lastBump(ticket({}))).toBeNull();
    expect(lastBump(ticket({ cooking: ['1-1', '1-2'] }))).toEqual({
      stage: 'cooking',
      lineIds: ['1-1', '1-2'],
    });
    expect(lastBump(ticket({ cooking: all, ready: ['1-2'] }))).toEqual({ stage: 'ready', lineIds: ['1-2'] });
    expect(lastBump(ticket({ ready: all, served: ['1-1'], cancelled: ['1-2'] }))).toEqual({
      stage: 'ready',
      lineIds: ['1-3'],
    });
    expect(lastBump(ticket({ ready: all, served: all }))).toBeNull();
  });
});

describe('allDayOf', () => {
  it('adds up what is still to cook over all tickets, per size, largest first', () => {
    expect(allDayOf([ticket({}), ticket({ cooking: all, ready: ['1-3'] })])).toEqual([
      { dish: 'Naan', quantity: 8 },
      { dish: 'Dal', quantity: 2 },
      { dish: 'Biryani, Half', quantity: 1 },
    ]);
  });

  it('leaves out cancelled lines', () => {
    expect(allDayOf([ticket({ cancelled: ['1-2'] })]).map(({ dish }) => dish)).toEqual([
      'Biryani, Half',
      'Dal',
    ]);
  });
});
