import { describe, expect, it } from 'vitest';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { paise } from '@bhoj/domain/money/money';
import {
  emptyForm,
  expenseForm,
  expenseOf,
  formAgain,
  formOf,
  templateOf,
  typedTotal,
} from './expense-form.ts';

const split = anExpense({
  parts: [
    aPart({ category: 'Dairy', item: 'Paneer', amountPaise: paise(1_888_50), quantity: 2.5, unit: 'kg' }),
    aPart({ category: 'Cleaning', amountPaise: paise(100_00) }),
  ],
  gstPaise: paise(20_00),
});
const LATER = NOW + 1000;
const entered = (overrides: object = {}) => expenseForm.parse({ ...formOf(split), ...overrides });

describe('the form of an expense', () => {
  it.each([
    ['paid', split],
    ['due', anExpense({ method: null, dueOn: '2026-11-30' })],
  ])('gives the same expense back when nothing is changed: %s', (_, expense) => {
    expect(expenseOf(expenseForm.parse(formOf(expense)), expense, LATER)).toEqual(expense);
  });

  it('notes when the cost or its month changes, and not when it is paid or described', () => {
    const { parts } = formOf(split);
    const dearer = parts.map((part) => ({ ...part, amount: '200' }));
    expect(expenseOf(entered({ parts: dearer }), split, LATER).changedAt).toBe(LATER);
    expect(expenseOf(entered({ month: '2026-10' }), split, LATER).changedAt).toBe(LATER);
    expect(expenseOf(entered({ gst: '1' }), split, LATER).changedAt).toBe(LATER);
    expect(expenseOf(entered({ method: 'upi', description: 'x' }), split, LATER).changedAt).toBe(NOW);
    expect(expenseOf(entered({ parts: dearer }), split, LATER).createdAt).toBe(NOW);
  });

  it('adds up what is typed so far', () => {
    expect(typedTotal([{ amount: '1,000.50' }, { amount: 'x' }, {}])).toBe(1_000_50);
  });

  it.each([
    ['a quantity of nothing', { parts: [{ ...formOf(split).parts[0], quantity: '0' }] }, 'parts.0.quantity'],
    ['a quantity in words', { parts: [{ ...formOf(split).parts[0], quantity: 'two' }] }, 'parts.0.quantity'],
    ['no part', { parts: [] }, 'parts'],
    ['a day that is none', { day: '2026-02-30' }, 'day'],
    ['a month that is none', { month: '2026-13' }, 'month'],
    ['no day to pay by', { payment: 'due', dueOn: '' }, 'dueOn'],
    ['more GST than the amount', { gst: '2000' }, 'gst'],
    [
      'more than a crore',
      { parts: [1, 2].map(() => ({ ...formOf(split).parts[1], amount: '9000000' })) },
      'parts.0.amount',
    ],
  ])('refuses %s at its field', (_, overrides, path) => {
    const read = expenseForm.safeParse({ ...formOf(split), ...overrides });
    expect(read.error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
  });
});

it('buys a usual thing again today, in this month, without its note', () => {
  const again = formAgain(split, '2026-12-02');
  expect(again).toMatchObject({ day: '2026-12-02', month: '2026-12', description: '' });
  expect(again.parts).toEqual(formOf(split).parts);
});

describe('a template', () => {
  it('is made only of an expense that repeats, and begins with its own day', () => {
    expect(templateOf(entered(), NOW)).toBeNull();
    expect(templateOf(entered({ repeats: 'week' }), NOW)).toMatchObject({
      every: 'week',
      firstOn: split.day,
      madeUntil: split.day,
      amountPaise: split.amountPaise,
    });
    const due = { payment: 'due', dueOn: '2026-11-30', repeats: 'month' };
    expect(templateOf(entered(due), NOW)).toMatchObject({ every: 'month', firstOn: '2026-11-30' });
  });

  it('is not offered by an empty form', () => {
    expect(emptyForm('2026-11-20')).toMatchObject({ repeats: 'never', month: '2026-11' });
  });
});
