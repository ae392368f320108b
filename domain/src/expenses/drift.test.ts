import { expect, it } from 'vitest';
import { anExpense, aPart } from '../fixtures/expenses.ts';
import { paise } from '../money/money.ts';
import { driftOf } from './drift.ts';

const bought = (day: string, rupees: number, kg: number | null, overrides = {}) =>
  anExpense({
    day,
    vendor: 'Sharma Dairy',
    parts: [
      aPart({ item: 'Paneer', amountPaise: paise(rupees * 100), quantity: kg, unit: 'kg', ...overrides }),
    ],
  });

it('compares the latest price per unit with the earliest within six weeks', () => {
  const list = [bought('2026-11-13', 1888, 5), bought('2026-10-02', 320, 1), bought('2026-10-20', 700, 2)];
  expect(driftOf(list)).toEqual([
    { vendor: 'Sharma Dairy', item: 'Paneer', unit: 'kg', percent: 18, days: 42 },
  ]);
});

it('leaves out what is older than six weeks', () => {
  expect(driftOf([bought('2026-10-01', 100, 1), bought('2026-11-13', 320, 1)])).toEqual([]);
});

it('says when something became cheaper, the greatest change first', () => {
  const onion = { item: 'Onion' };
  const list = [
    bought('2026-11-01', 100, 1),
    bought('2026-11-11', 110, 1),
    bought('2026-11-01', 40, 1, onion),
    bought('2026-11-11', 30, 1, onion),
  ];
  expect(driftOf(list).map(({ item, percent }) => [item, percent])).toEqual([
    ['Onion', -25],
    ['Paneer', 10],
  ]);
});

it('rounds half a per cent of a fall as it does of a rise', () => {
  const changed = (rupees: number) =>
    driftOf([bought('2026-11-01', 80, 1), bought('2026-11-11', rupees, 1)]).map(({ percent }) => percent);
  expect(changed(90)).toEqual([13]);
  expect(changed(70)).toEqual([-13]);
});

it('says nothing of a price that has not changed, nor without item, unit, quantity or price', () => {
  const pair = (overrides: object, quantity: number | null = 1) => [
    bought('2026-11-01', 100, quantity, overrides),
    bought('2026-11-11', 200, quantity, overrides),
  ];
  expect(driftOf([bought('2026-11-01', 100, 1), bought('2026-11-11', 200, 2)])).toEqual([]);
  expect(driftOf(pair({}, null))).toEqual([]);
  expect(driftOf(pair({ item: '' }))).toEqual([]);
  expect(driftOf(pair({ unit: '' }))).toEqual([]);
  expect(driftOf([bought('2026-11-01', 0, 1), bought('2026-11-11', 200, 1)])).toEqual([]);
  expect(driftOf([bought('2026-11-11', 100, 1), bought('2026-11-11', 200, 1)])).toEqual([]);
  expect(driftOf([bought('2026-11-01', 100, 1), bought('2026-11-11', 200, 1, { unit: 'g' })])).toEqual([]);
});
