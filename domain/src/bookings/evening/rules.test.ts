import { describe, expect, it, test } from 'vitest';
import { aBookingRules } from '../../fixtures/bookings.ts';
import { DEFAULT_HOURS } from '../../time/hours.ts';
import { clockOf, dateOf } from '../../time/ist.ts';
import { bookingRulesSchema } from '../shape/booking-rules.schema.ts';
import { firstRules, instantOf, timesOf, turnOf } from './rules.ts';

const on = (sittings: { from: string; last: string }[], date: string, cutoff = '04:00') => {
  const rules = aBookingRules();
  const every = Object.fromEntries(Object.keys(rules.sittings).map((day) => [day, sittings]));
  return timesOf({ sittings: every as never }, date, cutoff).map((at) => `${dateOf(at)} ${clockOf(at)}`);
};

describe('the first rules', () => {
  it('follow the opening hours, and are valid', () => {
    const rules = firstRules(DEFAULT_HOURS);
    expect(bookingRulesSchema.parse(rules)).toEqual(rules);
    expect(rules.sittings.monday).toEqual([{ from: '09:00', last: '21:00' }]);
  });

  test.each([
    [{ open: '19:10', close: '01:00', isOpen: true }, [{ from: '19:15', last: '00:00' }]],
    [{ open: '12:00', close: '12:00', isOpen: true }, [{ from: '12:00', last: '11:00' }]],
    [{ open: '12:00', close: '13:00', isOpen: true }, []],
    [{ open: '09:00', close: '22:00', isOpen: false }, []],
  ])('of %j are %j', (monday, sittings) => {
    expect(firstRules({ ...DEFAULT_HOURS, monday }).sittings.monday).toEqual(sittings);
  });
});

test.each([
  [1, 60],
  [2, 60],
  [3, 75],
  [4, 75],
  [5, 90],
  [8, 90],
  [9, 120],
  [200, 120],
])('a party of %i stays %i minutes (P-BOOK-2)', (size, minutes) => {
  expect(turnOf(aBookingRules(), size)).toBe(minutes);
});

test('the last band holds for larger parties too', () => {
  expect(turnOf({ turns: [{ upTo: 2, minutes: 45 }] }, 9)).toBe(45);
});

describe('the times of a business day (P-BOOK-3)', () => {
  it('are quarter hours up to and with the last one', () => {
    expect(on([{ from: '19:00', last: '19:30' }], '2026-11-20')).toEqual([
      '2026-11-20 19:00',
      '2026-11-20 19:15',
      '2026-11-20 19:30',
    ]);
  });

  it('go over midnight, and stay with the day on which the evening began', () => {
    expect(on([{ from: '23:45', last: '00:15' }], '2026-11-20')).toEqual([
      '2026-11-20 23:45',
      '2026-11-21 00:00',
      '2026-11-21 00:15',
    ]);
  });

  it('before the cut-off are those of the night after', () => {
    expect(on([{ from: '00:30', last: '00:45' }], '2026-11-20')).toEqual([
      '2026-11-21 00:30',
      '2026-11-21 00:45',
    ]);
  });

  it('over the cut-off are each on the business day that has them', () => {
    expect(on([{ from: '03:45', last: '04:15' }], '2026-11-20')).toEqual([
      '2026-11-20 04:00',
      '2026-11-20 04:15',
      '2026-11-21 03:45',
    ]);
  });

  it('day and night are those of the business day, whose daytime comes first', () => {
    const times = on([{ from: '00:00', last: '23:00' }], '2026-11-20');
    expect(times[0]).toBe('2026-11-20 04:00');
    expect(times.at(-1)).toBe('2026-11-21 03:45');
    expect(times).toHaveLength(93);
  });

  it('of two sittings that overlap stand once, in order', () => {
    const both = [
      { from: '20:00', last: '20:15' },
      { from: '19:50', last: '20:00' },
    ];
    expect(on(both, '2026-11-20')).toEqual(['2026-11-20 20:00', '2026-11-20 20:15']);
  });

  it('are there on 29 February, and none without a sitting', () => {
    expect(on([{ from: '19:00', last: '19:00' }], '2028-02-29')).toEqual(['2028-02-29 19:00']);
    expect(on([], '2026-11-20')).toEqual([]);
  });
});

test.each([
  [{ sizes: { from: 5, to: 4 } }],
  [{ turns: [] }],
  [
    {
      turns: [
        { upTo: 4, minutes: 60 },
        { upTo: 2, minutes: 75 },
      ],
    },
  ],
  [{ blocked: ['2026-02-29'] }],
  [{ questions: [' '] }],
  [{ pacing: 0 }],
  [{ aheadDays: 366 }],
  [{ resetMinutes: 61 }],
])('rules with %j are refused', (change) => {
  expect(bookingRulesSchema.safeParse({ ...aBookingRules(), ...change }).success).toBe(false);
});

test.each([
  ['20:30', '2026-11-20 20:30'],
  ['04:00', '2026-11-20 04:00'],
  ['03:45', '2026-11-21 03:45'],
  ['00:00', '2026-11-21 00:00'],
])('%s on a business day is %s', (clock, at) => {
  const instant = instantOf('2026-11-20', clock, '04:00');
  expect(`${dateOf(instant)} ${clockOf(instant)}`).toBe(at);
});
