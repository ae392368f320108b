import { describe, expect, it } from 'vitest';
import { aDay } from '../../fixtures/days.ts';
import { NO_OPERATIONS } from '../../days/operations.schema.ts';
import { rupees } from '../../money/money.ts';
import { averageGuestOf, guestsByHour, knownPartiesOf, turnsOf } from './covers.ts';
import { periodOf } from './period.ts';

const bySize = { '10': { parties: 1, timed: 0, minutes: 0 }, '2': { parties: 3, timed: 2, minutes: 91 } };
const operations = {
  ...NO_OPERATIONS,
  byHour: { '00': { bills: 1, guests: 2 }, '13': { bills: 4, guests: 14 }, '14': { bills: 1, guests: 0 } },
  parties: { count: 5, minutes: 200 },
  covers: { guests: 16, salesPaise: rupees(800), bySize },
};
const period = periodOf([aDay({ operations }), aDay({ operations: NO_OPERATIONS })]);
const nothing = periodOf([]);

describe('covers', () => {
  it('share what their parties were billed, and nothing of parties that nobody counted', () => {
    expect(averageGuestOf(period)).toBe(50_00);
    expect(averageGuestOf(nothing)).toBeNull();
    expect(averageGuestOf(periodOf([aDay({ operations: NO_OPERATIONS })]))).toBeNull();
  });

  it('say how many of the parties at tables they know', () => {
    expect(knownPartiesOf(period)).toEqual({ known: 2, all: 5 });
    expect(knownPartiesOf(nothing)).toEqual({ known: 0, all: 0 });
  });

  it('have turns by size, the smallest first, with the mean of those that were timed', () => {
    expect(turnsOf(period)).toEqual([
      { size: 2, parties: 3, minutes: 46 },
      { size: 10, parties: 1, minutes: null },
    ]);
    const two = periodOf([aDay({ operations }), aDay({ operations })]);
    expect(turnsOf(two)[0]).toEqual({ size: 2, parties: 6, minutes: 46 });
    expect(turnsOf(nothing)).toEqual([]);
  });

  it('are by hour, with the hours after midnight at the end of the evening', () => {
    expect(guestsByHour(period)).toEqual([
      { hour: '13', guests: 14 },
      { hour: '00', guests: 2 },
    ]);
    expect(guestsByHour(nothing)).toEqual([]);
  });
});
