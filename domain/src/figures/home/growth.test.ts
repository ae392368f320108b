import { describe, expect, it } from 'vitest';
import { anInvoice } from '../../fixtures/billing.ts';
import { countInvoice } from '../../days/day.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { againstUsual, growthOf } from './growth.ts';
import { usualDayOf } from './recent.ts';
import type { Day } from '../../days/day.schema.ts';

const TODAY = '2026-11-22';
/** A bill of ₹360 before tax at each of the times. */
const sold = (day: string, ...clocks: string[]): Day =>
  clocks
    .map((clock) => anInvoice({ businessDay: day, issuedAt: Date.parse(`${day}T${clock}+05:30`) }))
    .reduce(countInvoice, emptyDay(day));
const until = (clock: string) => ({ at: Date.parse(`${clock}+05:30`), cutoff: '04:00' });
const usual = [
  usualDayOf(sold('2026-11-08', '12:00', '12:30', '14:00')),
  usualDayOf(sold('2026-11-15', '14:10')),
];

describe('net sales that grow', () => {
  it('add up hour by hour beside the mean of the same weekdays, and stop with the hour that runs', () => {
    const { hours, over } = growthOf(sold(TODAY, '12:20', '13:05'), usual, until('2026-11-22T13:30'));
    expect(hours).toEqual([
      { hour: '12', todayPaise: 360_00, usualPaise: 360_00 },
      { hour: '13', todayPaise: 720_00, usualPaise: 360_00 },
      { hour: '14', todayPaise: null, usualPaise: 720_00 },
    ]);
    expect(over).toBe(1.5);
  });

  it('run over midnight to the cut-off', () => {
    const { hours, over } = growthOf(sold(TODAY, '23:30', '00:30'), [], until('2026-11-23T03:15'));
    expect(hours.map(({ hour, todayPaise }) => [hour, todayPaise])).toEqual([
      ['23', 360_00],
      ['00', 720_00],
    ]);
    expect(over).toBe(2);
  });

  it('have no usual without a same weekday, and no hours where nothing was ever sold', () => {
    expect(growthOf(sold(TODAY, '10:00'), [], until('2026-11-22T10:30'))).toEqual({
      hours: [{ hour: '10', todayPaise: 360_00, usualPaise: null }],
      over: 0.5,
    });
    expect(growthOf(emptyDay(TODAY), [], until('2026-11-22T10:30')).hours).toEqual([]);
  });

  it('are those of the whole day once a later one has begun, and of none before it begins', () => {
    const day = sold(TODAY, '12:20');
    expect(growthOf(day, usual, until('2026-11-24T05:00')).over).toBe(3);
    expect(growthOf(emptyDay(TODAY), usual, until('2026-11-22T03:00')).hours[0]?.todayPaise).toBeNull();
  });
});

it.each([
  [112, 100, { is: 'more', percent: 12 }],
  [90, 100, { is: 'less', percent: 10 }],
  // 2.5 % exactly; in binary fractions 2.499….
  [41, 40, { is: 'more', percent: 3 }],
  // A mean of four days.
  [3, 1.75, { is: 'more', percent: 71 }],
  [100, 100, { is: 'same', percent: 0 }],
  [0, 100, { is: 'less', percent: 100 }],
  [5, 0, null],
  [0, 0, null],
  [null, 5, null],
  [5, null, null],
])('compares %s with the usual %s', (now, usually, against) => {
  expect(againstUsual(now, usually)).toEqual(against);
});
