import { describe, expect, it } from 'vitest';
import { anExpense, aPart } from '../fixtures/expenses.ts';
import { NOW } from '../fixtures/ids.ts';
import { paise } from '../money/money.ts';
import { categoryCell, entryKey, importExpenses } from './expense-csv.ts';

const file = (...lines: string[]) =>
  lines.map((text, i) => ({ line: i + 1, cells: text.split(';').map((cell) => cell.trim()) }));
const read = (...lines: string[]) => {
  const result = importExpenses(file(...lines), NOW);
  if ('lacking' in result) throw new Error(`lacking ${result.lacking.join(', ')}`);
  return result;
};

const HEADS = 'Date;Vendor;Category;Amount;GST;Method;Due on;Note;Item;Quantity;Unit';

describe('a file of expenses', () => {
  it('is read row by row, in any order of columns', () => {
    const { expenses, faults } = read(
      HEADS,
      '2026-11-20;Mandi;Vegetables;2,450.50;10;drawer;;Morning;Onion;20;KG',
      '20/11/2026;Mehta;Rent;45000;;;2026-11-25',
    );
    expect(faults).toEqual([]);
    expect(expenses).toEqual([
      anExpense({
        vendor: 'Mandi',
        parts: [aPart({ amountPaise: paise(2_450_50), item: 'Onion', quantity: 20, unit: 'kg' })],
        gstPaise: paise(10_00),
        description: 'Morning',
      }),
      anExpense({
        vendor: 'Mehta',
        parts: [aPart({ category: 'Rent', amountPaise: paise(45_000_00) })],
        description: '',
        method: null,
        dueOn: '2026-11-25',
      }),
    ]);
  });

  it('splits several categories, whose cell is written as it is read', () => {
    const cell = 'Dairy = 300 | Vegetables = 100.50';
    const { expenses } = read('Date;Category;Amount;Method', `2026-11-20;${cell};400.50;upi`);
    expect(expenses[0]?.parts.map(({ category, amountPaise }) => [category, amountPaise])).toEqual([
      ['Dairy', 300_00],
      ['Vegetables', 100_50],
    ]);
    expect(expenses.map(categoryCell)).toEqual([cell]);
    expect(categoryCell(anExpense())).toBe('Vegetables');
  });

  it.each(['-420', '-420.50', '-₹1,420', '₹ -420'])(
    'names a row that is below zero apart from faults: %s',
    (amount) => {
      const { expenses, faults, belowZero } = read(
        'Date;Vendor;Category;Amount;Method',
        `2026-11-20;Sharma Dairy;Dairy;${amount};cash`,
        '2026-11-20;Mandi;Vegetables;2450;drawer',
      );
      expect([expenses.length, faults, belowZero]).toEqual([1, [], [2]]);
    },
  );

  it('reads a decimal comma as one where the file has them, and never as nothing', () => {
    const rows = file(
      HEADS,
      '2026-11-20;Mandi;Vegetables;2.450,50;10,5;upi;;;Onion;1,5;kg',
      '2026-11-20;Mandi;Dairy = 300,00 | Vegetables = 100,50;400,50;;upi',
    );
    const read = importExpenses(rows, NOW, true);
    expect(read).toMatchObject({
      faults: [],
      expenses: [
        { amountPaise: 2_450_50, gstPaise: 10_50, parts: [{ quantity: 1.5 }] },
        { amountPaise: 400_50, parts: [{ amountPaise: 300_00 }, { amountPaise: 100_50 }] },
      ],
    });
    expect(importExpenses(rows, NOW)).toMatchObject({
      expenses: [],
      faults: [{ line: 2 }, { line: 2 }, { line: 3 }],
    });
  });

  it.each([
    ['a day that is none', '2026-02-30;M;Rent;10;;upi', 'Date'],
    ['an amount that is none', '2026-11-20;M;Rent;ten;;upi', 'Amount'],
    ['no category', '2026-11-20;M;;10;;upi', 'Category'],
    ['categories of another sum', '2026-11-20;M;A = 4 | B = 5;10;;upi', 'Category'],
    ['categories without amounts', '2026-11-20;M;A = x | B = 5;10;;upi', 'Category'],
    ['more GST than the amount', '2026-11-20;M;Rent;10;11;upi', 'GST'],
    ['GST that is none', '2026-11-20;M;Rent;10;x;upi', 'GST'],
    ['an unknown way of paying', '2026-11-20;M;Rent;10;;cheque', 'Method'],
    ['a due day that is none', '2026-11-20;M;Rent;10;;;soon', 'Due on'],
    ['a quantity that is none', '2026-11-20;M;Rent;10;;upi;;;Oil;x;kg', 'Quantity'],
    ['a quantity of nothing', '2026-11-20;M;Rent;10;;upi;;;Oil;0;kg', 'Quantity'],
    ['a vendor that is too long', `2026-11-20;${'x'.repeat(81)};Rent;10;;upi`, 'Vendor'],
    ['a note that is too long', `2026-11-20;M;Rent;10;;upi;;${'x'.repeat(201)}`, 'Note'],
    ['an item that is too long', `2026-11-20;M;Rent;10;;upi;;;${'x'.repeat(61)}`, 'Item'],
  ])('leaves out a row with %s, and says so', (_, row, column) => {
    const { expenses, faults } = read(HEADS, row, '2026-11-20;M;Rent;10;;upi');
    expect(expenses).toHaveLength(1);
    expect(faults).toEqual([{ line: 2, column }]);
  });

  it('takes the month from its own column, else from the day', () => {
    const heads = 'Date;Month;Category;Amount;Method';
    const { expenses, faults } = read(
      heads,
      '2026-11-02;2026-10;Rent;1;upi',
      '2026-11-02;;Rent;1;upi',
      '2026-11-02;2026-13;Rent;1;upi',
    );
    expect(expenses.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    expect(faults).toEqual([{ line: 4, column: 'Month' }]);
  });

  it('reports a broken row as a whole, and a file that has no expenses', () => {
    const [heads] = file('Date;Category;Amount');
    const broken = { line: 2, cells: ['"'], isBroken: true };
    expect(importExpenses([heads ?? broken, broken], NOW)).toEqual({
      expenses: [],
      faults: [{ line: 2, column: null }],
      belowZero: [],
    });
    expect(importExpenses(file('Dish;Price'), NOW)).toEqual({ lacking: ['Date', 'Category', 'Amount'] });
    expect(importExpenses([], NOW)).toHaveProperty('lacking');
  });

  it('knows an entry again by day, vendor, amount and categories', () => {
    const one = anExpense({ vendor: 'Mandi' });
    expect(entryKey(one)).toBe(entryKey(anExpense({ vendor: 'MANDI', description: 'Other' })));
    expect(entryKey(one)).not.toBe(entryKey(anExpense({ vendor: 'Mandi', day: '2026-11-19' })));
  });
});
