import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { aCustomer } from '../fixtures/people.ts';
import { rupees } from '../money/money.ts';
import { DAY, dateOf, startOf } from '../time/ist.ts';
import { areStale, marksOf, percentile, SEGMENTS, segmentsOf, segmentSpec } from './segment.ts';

const TODAY = startOf(dateOf(NOW));
const visits = (...daysAgo: number[]) =>
  daysAgo.map((n) => ({ orderId: `o${n}`, at: NOW - n * DAY, amountPaise: rupees(1), bills: [] }));
const marks = {
  at: NOW,
  customers: 9,
  regularVisits: 4,
  bestPaise: rupees(900),
  lostDays: 60,
  usualGapDays: 7,
};

it('a percentile is a number that occurs', () => {
  expect(percentile([], 90)).toBeNull();
  expect(percentile([5], 90)).toBe(5);
  expect(percentile([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 90)).toBe(9);
  expect(percentile([1, 2, 3, 4], 75)).toBe(3);
});

describe('the marks', () => {
  it('are those of this restaurant’s own guests', () => {
    const guests = Array.from({ length: 10 }, (_, n) =>
      aCustomer({ visits: n + 1, spentPaise: rupees(100 * (n + 1)), lately: visits(80, 40, 0) }),
    );
    expect(marksOf(guests, NOW)).toEqual({
      at: NOW,
      customers: 10,
      regularVisits: 8,
      bestPaise: rupees(900),
      lostDays: 80,
      usualGapDays: 40,
    });
  });

  it('have a floor where few guests are known, and leave out who never had a bill', () => {
    const nobody = {
      at: NOW,
      customers: 0,
      regularVisits: 3,
      bestPaise: 0,
      lostDays: 60,
      usualGapDays: null,
    };
    expect(marksOf([], NOW)).toEqual(nobody);
    expect(marksOf([aCustomer({ visits: 0 })], NOW)).toEqual(nobody);
  });

  it('count the gaps of those who have some', () => {
    const often = aCustomer({ visits: 3, lately: visits(80, 40, 0) });
    expect(marksOf([often, aCustomer({ visits: 1, lately: visits(1) })], NOW)).toMatchObject({
      lostDays: 80,
      usualGapDays: 40,
    });
  });

  it('are taken anew once a day', () => {
    expect([areStale(null, NOW), areStale(marks, NOW), areStale(marks, NOW + DAY)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

const longAgo = { firstSeenAt: TODAY - 90 * DAY, lastSeenAt: NOW };
describe('the segments', () => {
  it.each([
    ['new', { firstSeenAt: TODAY - 30 * DAY }, ['new']],
    ['not new any more', { firstSeenAt: TODAY - 30 * DAY - 1 }, []],
    ['regular', { ...longAgo, visits: 4 }, ['regular']],
    ['one visit short', { ...longAgo, visits: 3 }, []],
    ['best', { ...longAgo, spentPaise: rupees(900) }, ['best']],
    ['due today', { ...longAgo, dueAt: TODAY + DAY - 1 }, ['due']],
    ['due tomorrow', { ...longAgo, dueAt: TODAY + DAY }, []],
    ['due on the last day before it is lost', { ...longAgo, dueAt: TODAY - 60 * DAY }, ['due']],
    ['due so long that it is lost', { ...longAgo, dueAt: TODAY - 60 * DAY - 1 }, []],
    ['lost', { ...longAgo, lastSeenAt: TODAY - 60 * DAY - 1 }, ['lost']],
    ['here sixty days ago', { ...longAgo, lastSeenAt: TODAY - 60 * DAY }, []],
    ['without a bill', { ...longAgo, visits: 0, spentPaise: rupees(900) }, []],
  ])('%s', (_, over, segments) => {
    expect(segmentsOf(aCustomer({ ...longAgo, ...over }), marks, NOW)).toEqual(segments);
  });

  it('are asked for in pages of thirty, and five names a day', () => {
    const limits = SEGMENTS.map((segment) => [segment, segmentSpec(segment, marks, NOW).limit]);
    expect(limits).toEqual([
      ['new', 30],
      ['regular', 30],
      ['best', 30],
      ['due', 5],
      ['lost', 30],
    ]);
  });

  it('show the latest, the most frequent and the best first', () => {
    expect(SEGMENTS.map((segment) => segmentSpec(segment, marks, NOW).orderBy)).toEqual(
      ['firstSeenAt', 'visits', 'spentPaise', 'dueAt', 'lastSeenAt'].map((field) => [[field, 'desc']]),
    );
  });

  it('ask for the same customers as they name', () => {
    const bounds = SEGMENTS.map((segment) => segmentSpec(segment, marks, NOW).where);
    expect(bounds).toEqual([
      [['firstSeenAt', '>=', new Date(TODAY - 30 * DAY)]],
      [['visits', '>=', 4]],
      [['spentPaise', '>=', 900_00]],
      [
        ['dueAt', '>=', new Date(TODAY - 60 * DAY)],
        ['dueAt', '<', new Date(TODAY + DAY)],
      ],
      [['lastSeenAt', '<', new Date(TODAY - 60 * DAY)]],
    ]);
  });
});
