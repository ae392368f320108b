import { beforeAll, expect, it } from 'vitest';
import { aClosing, aDay } from '../fixtures/days.ts';
import { ZERO, rupees } from '../money/money.ts';
import { closeDay } from './closing.ts';
import { movementsOf } from './day-sums.ts';
import { reopenDay } from './reopening.ts';
import type { Closing } from './closing.ts';
import type { Day } from './day.schema.ts';

const ACT = { at: 1_000, by: 'Asha', byId: 'asha', reason: 'Closed too early' };
let closing: Closing;
let closed: Day;
// Not while the file loads: a fault in the figures fails these tests then, and not the file.
beforeAll(() => {
  closing = aClosing({ countedCashPaise: rupees(2_500), note: 'A tip inside' });
  closed = { ...aDay(), closedAt: 900 };
});

it('opens the day, keeps its figures and the count, and says who and why', () => {
  expect(reopenDay(closed, { closing, laterDay: null }, ACT)).toEqual({
    ...closed,
    closedAt: null,
    reopened: {
      ...ACT,
      drawer: {
        openingCashPaise: rupees(2_000),
        countedCashPaise: rupees(2_500),
        paidOutPaise: ZERO,
        note: 'A tip inside',
      },
    },
  });
});

it('refuses a day that is open, and one before a closed day', () => {
  expect(() => reopenDay(aDay(), { closing: null, laterDay: null }, ACT)).toThrow(
    expect.objectContaining({ reason: 'day-not-closed', details: { day: closed.day } }),
  );
  expect(() => reopenDay(closed, { closing, laterDay: '2026-12-01' }, ACT)).toThrow(
    expect.objectContaining({ reason: 'later-day-closed', details: { day: '2026-12-01' } }),
  );
});

it('closes again with a new count', () => {
  const again = closeDay(
    reopenDay(closed, { closing, laterDay: null }, ACT),
    { openingCashPaise: ZERO, countedCashPaise: ZERO, paidOutPaise: ZERO, note: 'Counted again' },
    {
      seenMovements: movementsOf(closed),
      seenExpensesPaise: ZERO,
      expensesPaise: ZERO,
      by: 'Asha',
      byId: 'asha',
      restaurantName: 'Spice Route',
      yearTurnoverPaise: ZERO,
      at: 2_000,
    },
  );
  expect(again.closing).toMatchObject({ note: 'Counted again' });
  expect(again.day).toMatchObject({ closedAt: 2_000, reopened: { reason: 'Closed too early' } });
});
