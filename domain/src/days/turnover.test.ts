import { expect, it } from 'vitest';
import { rupees, ZERO } from '../money/money.ts';
import { emptyDay } from './day.schema.ts';
import { firstOfYear, turnoverBefore, turnoverOf, turnoverUntilNow, yearTurnover } from './turnover.ts';
import type { Day } from './day.schema.ts';

const sold = (day: string, subtotal: number, over: Partial<Day> = {}): Day => ({
  ...emptyDay(day),
  subtotalPaise: rupees(subtotal),
  ...over,
});

it('counts bills after discount, less credit notes without their tax, and the orders of aggregators', () => {
  const day = sold('2026-11-20', 1_000, {
    discountPaise: rupees(100),
    credits: {
      count: 1,
      totalPaise: rupees(105),
      taxPaise: rupees(5),
      taxes: { gstPaise: rupees(5), vatPaise: rupees(0) },
    },
    byOperator: { Swiggy: { count: 1, totalPaise: rupees(300) } },
  });
  // 1000 − 100 − (105 − 5) + 300 = 1100
  expect(turnoverOf(day)).toBe(rupees(1_100));
});

it('goes on from the last closing of the same financial year', () => {
  const before = { day: '2026-11-18', yearTurnoverPaise: rupees(50_000) };
  const days = [
    sold('2026-11-18', 9),
    sold('2026-11-19', 200),
    sold('2026-11-20', 30),
    sold('2026-11-21', 4),
  ];
  // The 18th is in the closing already; the 21st comes later: 50,000 + 200 + 30.
  expect(yearTurnover(before, days, '2026-11-20')).toBe(rupees(50_230));
});

it.each([
  ['there is no closing', null],
  ['the last closing is of the year before', { day: '2026-03-31', yearTurnoverPaise: rupees(99) }],
])('adds up the year’s days when %s', (_, before) => {
  const days = [sold('2026-03-31', 1_000), sold('2026-04-01', 20), sold('2026-04-02', 3)];
  expect(turnoverBefore(before, '2026-04-02')).toBeNull();
  expect(yearTurnover(before, days, '2026-04-02')).toBe(rupees(23));
});

it('begins a year on 1 April', () => {
  expect(firstOfYear('2027-03-31')).toBe('2026-04-01');
  expect(firstOfYear('2027-04-01')).toBe('2027-04-01');
  expect(yearTurnover(null, [], '2026-04-01')).toBe(ZERO);
});

it('knows the year’s turnover until now from the last closed day and today’s sales', () => {
  const today = sold('2026-11-22', 5);
  const closedOn = (day: string) => ({ day, yearTurnoverPaise: rupees(90) });
  expect(turnoverUntilNow(closedOn('2026-11-21'), today)).toBe(rupees(95));
  expect(turnoverUntilNow(closedOn('2026-11-22'), today)).toBe(rupees(90));
  expect(turnoverUntilNow(closedOn('2026-03-31'), today)).toBeNull();
  expect(turnoverUntilNow(null, today)).toBeNull();
});
