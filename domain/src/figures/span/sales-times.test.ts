import { expect, it } from 'vitest';
import { emptyDay } from '../../days/day.schema.ts';
import { aDayWith } from '../../fixtures/dish-days.ts';
import { rupees } from '../../money/money.ts';
import { dayPartOf, salesByWeekday, salesByPart } from './sales-times.ts';

it('parts the day at 04:00, 11:00, 16:00 and 19:00', () => {
  expect(['03', '04', '10', '11', '15', '16', '18', '19', '23'].map(dayPartOf)).toEqual([
    'dinner',
    'morning',
    'morning',
    'lunch',
    'lunch',
    'afternoon',
    'afternoon',
    'dinner',
    'dinner',
  ]);
});

it('adds up sales by part: ₹100 at 12, ₹50 at 15 and ₹70 at 01 are ₹150 of lunch and ₹70 of dinner', () => {
  const byHour = { '12': rupees(100), '15': rupees(50), '01': rupees(70) };
  expect(salesByPart([{ byHour }, { byHour: {} }]).map(({ totalPaise }) => totalPaise)).toEqual([
    0, 150_00, 0, 70_00,
  ]);
});

it('means a weekday over its days that sold anything: (₹300 + ₹100) ÷ 2', () => {
  const means = salesByWeekday([
    aDayWith('2026-11-13', { itemId: 'dal', quantity: 3, rupees: 300 }),
    aDayWith('2026-11-20', { itemId: 'dal', quantity: 1, rupees: 100 }),
    emptyDay('2026-11-06'),
  ]);
  expect(means[4]).toEqual({ weekday: 'friday', meanPaise: 200_00 });
  expect(means[0]?.meanPaise).toBeNull();
});
