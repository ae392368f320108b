import { describe, expect, it } from 'vitest';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { NOW } from '@bhoj/domain/fixtures/ids';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { categoriesOf, categoryNames, fits, inOrder, nameOf, rowOf, spelledIn } from './expenses-model.ts';
import { NO_FILTERS } from './use-address.ts';

const TODAY = '2026-11-20';
const row = (over: Partial<Expense> = {}, id = 'e') => rowOf({ id, value: anExpense(over) }, TODAY);
const parts = [
  aPart({ category: 'Rent' }),
  aPart({ category: 'Dairy', item: 'Paneer' }),
  aPart({ category: 'Rent' }),
];

describe('an expense', () => {
  it('is a row with its state', () => {
    const value = anExpense({ dueOn: '2026-11-19' });
    expect(rowOf({ id: 'e1', value }, TODAY)).toEqual({
      id: 'e1',
      expense: value,
      state: 'overdue',
      isAdjustment: false,
    });
    expect([row().state, row({ dueOn: TODAY }).state]).toEqual(['paid', 'due']);
    const late = { month: '2026-01', day: '2026-01-05', changedAt: NOW };
    expect(row(late).isAdjustment).toBe(true);
  });

  it('has the name of its vendor, else of its first category, and each category once', () => {
    expect(nameOf({ vendor: 'Mehta', parts })).toBe('Mehta');
    expect(nameOf({ vendor: '', parts })).toBe('Rent');
    expect(nameOf({ vendor: '', parts: [] })).toBe('');
    expect(categoriesOf({ parts })).toEqual(['Rent', 'Dairy']);
    expect(categoriesOf({ parts: [...parts, aPart({ category: 'rent' })] })).toEqual(['Rent', 'Dairy']);
  });
});

describe('the list of expenses', () => {
  it('has a category once, and finds it by any spelling (P-EXPENSE-7)', () => {
    const rows = ['Dairy', 'dairy'].map((category, n) =>
      row({ day: `2026-11-1${n}`, parts: [aPart({ category })] }),
    );
    expect(categoryNames(rows)).toEqual(['dairy']);
    expect(['DAIRY', 'Rent', null].map((category) => spelledIn(rows, category))).toEqual([
      'dairy',
      'Rent',
      null,
    ]);
  });

  const mehta = row({ vendor: 'Mehta Estates', parts, description: 'November', method: 'upi', dueOn: TODAY });
  const late = row({ month: '2026-01', day: '2026-01-05', changedAt: NOW });
  const shows = (filters: Partial<typeof NO_FILTERS>, search = '', of = mehta) =>
    fits(of, { ...NO_FILTERS, ...filters }, search);

  it('shows all without a filter, and those of a category, a method, a state', () => {
    expect(shows({})).toBe(true);
    expect([shows({ category: 'dairy' }), shows({ category: 'Gas' })]).toEqual([true, false]);
    expect([shows({ method: 'upi' }), shows({ method: 'drawer' })]).toEqual([true, false]);
    expect([shows({ state: 'due' }), shows({ state: 'paid' }), shows({ state: 'adjustment' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([shows({ state: 'adjustment' }, '', late), shows({ state: 'paid' }, '', late)]).toEqual([
      true,
      true,
    ]);
    expect(shows({ state: 'due' }, '', late)).toBe(false);
  });

  it.each([
    ['mehta', true],
    ['november', true],
    ['dairy', true],
    ['paneer', true],
    ['rent mehta', true],
    ['onion', false],
    ['mehta onion', false],
  ])('finds by vendor, description, category and item: %s %s', (search, isFound) => {
    expect(shows({}, search)).toBe(isFound);
  });

  it('joins no two words of different fields', () => expect(shows({}, 'estatesnovember')).toBe(false));

  it('has the latest day first, and within a day the last entered', () => {
    const rows = [
      row({ day: '2026-11-18', createdAt: NOW + 9 }, 'old'),
      row({ day: '2026-11-20', createdAt: NOW }, 'first'),
      row({ day: '2026-11-20', createdAt: NOW + 1 }, 'last'),
      row({ day: '2026-11-19', createdAt: NOW }, 'before'),
    ];
    expect(inOrder(rows).map(({ id }) => id)).toEqual(['last', 'first', 'before', 'old']);
  });
});
