import { expect, it } from 'vitest';
import { anExpense, aPart } from '../fixtures/expenses.ts';
import { paise } from '../money/money.ts';
import { namesInUse, recurringExpenses } from './recurring.ts';

const milk = (day: string, amount = 600_00) =>
  anExpense({
    day,
    vendor: 'Sharma Dairy',
    parts: [aPart({ category: 'Dairy', amountPaise: paise(amount) })],
  });

it('offers what was bought at least twice, the most frequent first, as it was bought last', () => {
  const list = [
    milk('2026-11-18'),
    milk('2026-11-20', 640_00),
    milk('2026-11-19'),
    anExpense({ day: '2026-11-20' }),
    anExpense({ day: '2026-11-19' }),
    anExpense({ vendor: 'Once' }),
  ];
  const usual = recurringExpenses(list, 5);
  expect(usual.map(({ last, count }) => [last.vendor, last.amountPaise, count])).toEqual([
    ['Sharma Dairy', 640_00, 3],
    ['Azadpur Mandi', 2_450_00, 2],
  ]);
  expect(recurringExpenses(list, 1)).toHaveLength(1);
});

it('does not offer what a template makes, nor what is still due', () => {
  const made = anExpense({ templateId: 't1' });
  const owed = anExpense({ method: null, dueOn: '2026-11-25' });
  expect(recurringExpenses([made, made, owed, owed], 5)).toEqual([]);
});

it('offers names by their use, once each', () => {
  expect(namesInUse(['Gas', 'Milk', '', 'milk', 'Rent'])).toEqual(['Milk', 'Gas', 'Rent']);
});
