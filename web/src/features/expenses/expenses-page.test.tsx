import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aVendorRefund, anExpense } from '@bhoj/domain/fixtures/expenses';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { paise } from '@bhoj/domain/money/money';
import { backend, show, user, gas, rent, eachMonth } from './expenses-page.fixtures.tsx';

eachMonth();

const rows = () =>
  [...screen.getByRole('table', { name: 'Expenses of November 2026' }).querySelectorAll('tbody a')].map(
    (link) => link.textContent,
  );

describe('the month', () => {
  it('shows its sum, its GST, what is due, and its categories', () => {
    show();
    const month = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(month.getByText('₹49,450')).toBeTruthy();
    expect(month.getByText('₹90')).toBeTruthy();
    expect(month.getByText('₹45,000')).toBeTruthy();
    const shares = within(screen.getByRole('table', { name: 'Expenses of November 2026 by category' }));
    expect(shares.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'CategoryShareAmount',
      'Rent91\u00A0%₹45,000',
      'Vegetables5\u00A0%₹2,450',
      'Gas and fuel4\u00A0%₹1,900',
      'Transport0\u00A0%₹100',
    ]);
  });

  it('costs less by what vendors gave back, where the restaurant keeps stock', () => {
    const parts = [{ category: 'Vegetables', amountPaise: paise(42_000), gstPaise: paise(2_000) }];
    backend.put(vendorRefunds, { refundId: 'r' }, aVendorRefund({ parts }));
    show('/', { record: { keepsStock: true } });
    const month = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(month.getByText('₹49,030')).toBeTruthy();
    expect(month.getByText('Money back from vendors').nextSibling?.textContent).toBe('-₹420');
    const shares = within(screen.getByRole('table', { name: 'Expenses of November 2026 by category' }));
    expect(shares.getAllByRole('row').map((row) => row.textContent)).toContain('Vegetables4\u00A0%₹2,030');
    cleanup();
    show();
    expect(screen.queryByText('Money back from vendors')).toBeNull();
  });

  it('is filtered by the address, and its filters can be taken off', async () => {
    show('/?method=upi');
    expect(rows()).toEqual(['Indane']);
    expect(screen.getByText('1 expense · ₹2,000')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(rows()).toHaveLength(3);
  });

  it('names the category of an address as the list spells it (P-EXPENSE-7)', () => {
    show('/?category=TRANSPORT');
    expect(screen.getByRole('combobox', { name: 'Category' }).textContent).toBe('Transport');
    expect(screen.getByText(/ · Transport ₹100$/)).toBeTruthy();
  });

  it.each([
    ['category=transport', ['Indane']],
    ['state=overdue', ['Mehta Estates']],
    ['state=adjustment', []],
    ['q=morning%20mandi', ['Azadpur Mandi']],
  ])('finds by %s', (search, names) => {
    backend.putAll(expenses, { e2: { ...gas, description: '' }, e3: { ...rent, description: '' } });
    show(`/?${search}`);
    if (names.length === 0) expect(screen.getByText('No expense fits these filters.')).toBeTruthy();
    else expect(rows()).toEqual(names);
  });

  it('marks what was entered after it had closed', () => {
    backend.putAll(expenses, { e1: anExpense({ month: '2026-09', day: '2026-09-30' }) });
    show('/?month=2026-09');
    expect(screen.getByText(/September 2026 is closed/)).toBeTruthy();
    expect(screen.getAllByText('Adjustment').length).toBeGreaterThan(0);
    expect(screen.getByText('Of it adjustments')).toBeTruthy();
  });
});

describe('its states', () => {
  it('teaches the first step when it is empty', async () => {
    backend.clear();
    show();
    expect(screen.getByText(/No expense in November 2026 yet/)).toBeTruthy();
  });

  it.each([
    ['slow', () => screen.getAllByRole('status', { name: 'Loading the expenses' })],
    ['unavailable', () => screen.getAllByRole('alert')],
    ['permission-denied', () => screen.getAllByText(/not for your account/)],
  ] as const)('says that it is %s', (how, find) => {
    backend.fails(how, expenses);
    show();
    expect(find()).not.toEqual([]);
  });

  it('says that it is not on this device', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    backend.clear();
    backend.goOffline();
    show();
    expect(screen.getByText(/not on this device/)).toBeTruthy();
  });

  it('makes no sum where one of its documents cannot be read', () => {
    backend.putStored(expenses, { e9: { ...expenses.encode(anExpense()), parts: 7 } });
    show();
    expect(screen.queryByText('Spent')).toBeNull();
  });
});
