import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { saveMoneyEntry } from '@bhoj/domain/books/books.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import type { Month } from '@bhoj/domain/figures/shape/month.schema';
import { refreshMonths } from '@bhoj/domain/figures/span/figures.contract';
import { aCashSession, TILLS } from '@bhoj/domain/fixtures/cash';
import { aClosing, aDay } from '@bhoj/domain/fixtures/days';
import { aMoneyBook } from '@bhoj/domain/fixtures/books';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { monthOfDays } from '@bhoj/domain/figures/span/month';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { FinancePage } from './finance-page.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const spent = [
  anExpense({ parts: [aPart({ category: 'Dairy', amountPaise: rupees(90) })] }),
  anExpense({ parts: [aPart({ category: 'Rent', amountPaise: rupees(60) })] }),
];
const month = (name: string): Month =>
  monthOfDays(name, { days: [aDay({ day: `${name}-20` })], expenses: spent, at: Date.now() });
/** No month is stored but these. */
const thereAre = (...all: Month[]) =>
  backend.putOnly(months, Object.fromEntries(all.map((each) => [each.month, each])));

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path = '/', record = {}) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant
          record={aRestaurant({ createdAt: Date.parse('2025-04-10T10:00+05:30'), ...record })}
          backend={backend}
        >
          <FinancePage />
        </InRestaurant>
        <Where />
      </ToastProvider>
    </MemoryRouter>,
  );
const textOf = (name: string | RegExp) => screen.getByRole('row', { name }).textContent;

beforeEach(() => {
  localStorage.setItem('bhoj:figures', '"table"');
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00+05:30'), toFake: ['Date'] });
  backend.clear();
  thereAre(...['2025-11', '2026-10', '2026-11'].map(month));
  backend.put(days, { day: '2026-11-20' }, aDay());
  backend.put(closings, { day: '2026-11-20' }, aClosing());
  backend.put(moneyBooks, { month: '2026-11' }, aMoneyBook());
  backend.putAll(expenses, Object.fromEntries(spent.map((each, at) => [`e${at}`, each])));
  backend.answer(refreshMonths, () => ({ refreshed: [], nothing: [] }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('profit and loss', () => {
  it('has each line with its share, against the month before and a year ago', async () => {
    show();
    await screen.findByRole('table', { name: 'Profit and loss of November 2026' });
    expect(textOf(/^Net sales/)).toBe('Net sales₹360100\u00A0%₹3600\u00A0%₹3600\u00A0%');
    expect(textOf(/^Food cost.* ₹90 25\u00A0%/)).toBe(
      'Food cost (purchases)₹9025\u00A0%₹900\u00A0%₹900\u00A0%',
    );
    expect(textOf(/^Wages/)).toContain('Not entered–');
    expect(textOf(/^Operating profit before wages/)).toContain('₹21058.3\u00A0%');
    await waitFor(() =>
      expect(backend.calls).toEqual([['refreshMonths', { months: ['2025-11', '2026-10', '2026-11'] }]]),
    );
  });

  it('begins as a picture of what came in, what it cost and what is left, each with its sources', async () => {
    show();
    const picture = await screen.findByRole('list', { name: /^What came in, what it cost/ });
    expect(
      within(picture)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Net sales₹360',
      'Food cost (purchases)₹90 · 25\u00A0%',
      expect.stringMatching(/^Other costs₹60 · /),
      'Operating profit before wages₹210 · 58.3\u00A0%',
    ]);
    expect(within(picture).getAllByRole('link')).toHaveLength(3);
  });

  it('has a category once, however it is spelled, against itself in other months (P-EXPENSE-7)', async () => {
    const spentOn = (name: string, category: string, amount: number) =>
      monthOfDays(name, {
        days: [aDay({ day: `${name}-20` })],
        expenses: [anExpense({ parts: [aPart({ category, amountPaise: rupees(amount) })] })],
        at: Date.now(),
      });
    thereAre(
      spentOn('2025-11', 'linen', 20),
      spentOn('2026-10', 'LINEN', 30),
      spentOn('2026-11', 'Linen', 60),
    );
    show();
    const statement = await screen.findByRole('table', { name: 'Profit and loss of November 2026' });
    expect(within(statement).getByRole('row', { name: /^Linen/ }).textContent).toMatch(/^Linen₹60.*₹30.*₹20/);
    cleanup();
    const began = { createdAt: Date.parse('2026-10-02T10:00+05:30') };
    show('/?span=range:2026-10..2026-11&open=other:linen', began);
    const byMonth = await screen.findByRole('table', { name: 'Linen by month' });
    expect(byMonth.textContent).toBe('MonthAmountOctober 2026₹30November 2026₹60Total₹90');
    expect(screen.getAllByLabelText(/ counts as$/)).toHaveLength(1);
  });

  it('opens the days of net sales, and the expenses of a category', async () => {
    show();
    await screen.findByRole('table', { name: /^Profit and loss/ });
    const rent = within(screen.getByRole('row', { name: /^Rent ₹60/ })).getByRole('link');
    expect(rent.getAttribute('href')).toBe('/dashboard/expenses?month=2026-11&category=Rent');
    await user.click(within(screen.getByRole('row', { name: /^Net sales/ })).getByRole('link'));
    const days = await screen.findByRole('table', { name: 'Net sales by day' });
    expect(days.textContent).toBe('DayAmount20 Nov 2026₹360Total₹360');
    expect(within(days).getByRole('link').getAttribute('href')).toBe(
      '/dashboard/orders?view=day&day=2026-11-20',
    );
  });

  it('opens the pay run of wages', async () => {
    const paid = monthOfDays('2026-11', {
      days: [aDay({ day: '2026-11-20' })],
      expenses: spent,
      pay: { payPaise: rupees(50), payFrom: 'estimate' },
      at: Date.now(),
    });
    thereAre(month('2025-11'), month('2026-10'), paid);
    show();
    const statement = await screen.findByRole('table', { name: /^Profit and loss/ });
    const wages = within(statement).getByRole('link', { name: '₹50' });
    expect(wages.getAttribute('href')).toBe('/dashboard/payroll?tab=pay&month=2026-11');
    expect(within(statement).getByRole('row', { name: /^Wages .*, an estimate ₹50/ })).toBeTruthy();
    expect(screen.getByText(/Wages of a month without a pay run are an estimate/)).toBeTruthy();
  });

  it('reads the twelve months of a year alone until it is compared', async () => {
    thereAre(...Array.from({ length: 8 }, (_, n) => month(`2026-${String(n + 4).padStart(2, '0')}`)));
    show('/?span=year:2026-04&open=net');
    await screen.findByRole('table', { name: 'Profit and loss of April 2026 to March 2027' });
    expect(textOf(/^Net sales ₹2,880/)).toBe('Net sales₹2,880100\u00A0%');
    expect(screen.getByRole('table', { name: 'Net sales by month' }).textContent).toContain('Total₹2,880');
    expect(backend.calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Compare with the year before' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toContain('compare=yes'));
  });

  it('says when the figures could not be brought up to date, and shows those computed last', async () => {
    backend.refuse(refreshMonths, 'offline');
    show();
    expect(await screen.findByText(/could not be brought up to date/)).toBeTruthy();
    expect(textOf(/^Net sales/)).toContain('₹360');
  });

  it('fails where a month is not there and cannot be computed', async () => {
    thereAre();
    backend.refuse(refreshMonths, 'offline');
    show();
    expect(await screen.findByText('The figures could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is denied to whoever may not read it', async () => {
    backend.fails('permission-denied', months);
    show();
    expect(await screen.findByText('This page is not for your account')).toBeTruthy();
  });

  it('has the wages of a month in which nothing was sold or spent', async () => {
    const pay = { payPaise: rupees(50), payFrom: 'draft' as const };
    const closed = monthOfDays('2026-11', { days: [], expenses: [], pay, at: Date.now() });
    thereAre(month('2025-11'), month('2026-10'), closed);
    show();
    const statement = await screen.findByRole('table', { name: /^Profit and loss/ });
    expect(within(statement).getByRole('link', { name: '₹50' })).toBeTruthy();
    expect(screen.queryByText(/^Nothing was sold/)).toBeNull();
  });

  it('has the wages of a month before the account was opened, and compares nothing with it', async () => {
    const pay = { payPaise: rupees(50), payFrom: 'run' as const };
    thereAre(
      monthOfDays('2026-10', { days: [], expenses: [], pay, at: Date.now() }),
      monthOfDays('2026-11', { days: [aDay({ day: '2026-11-20' })], expenses: spent, at: Date.now() }),
    );
    const record = { createdAt: Date.parse('2026-11-02T10:00+05:30') };
    show('/?span=month:2026-10', record);
    const october = await screen.findByRole('table', { name: 'Profit and loss of October 2026' });
    expect(within(october).getByRole('link', { name: '₹50' })).toBeTruthy();
    expect(screen.queryByText(/^Nothing was sold/)).toBeNull();
    expect(backend.calls).toEqual([['refreshMonths', { months: ['2026-10'] }]]);
    cleanup();
    show('/', record);
    await screen.findByRole('table', { name: /^Profit and loss/ });
    expect(textOf(/^Wages/)).not.toContain('₹50');
  });

  it('says that nothing was spent in a month before the account once the server has said so, not before', async () => {
    thereAre(month('2026-11'));
    const answered = Promise.withResolvers<{ refreshed: string[]; nothing: string[] }>();
    backend.answer(refreshMonths, () => answered.promise);
    show('/?span=month:2026-10', { createdAt: Date.parse('2026-11-02T10:00+05:30') });
    await waitFor(() => expect(backend.calls).toHaveLength(1));
    expect(screen.queryByText(/^Nothing was sold/)).toBeNull();
    expect(screen.queryByRole('table', { name: /^Profit and loss/ })).toBeNull();
    answered.resolve({ refreshed: [], nothing: ['2026-10'] });
    expect(await screen.findByText('Nothing was sold or spent in October 2026.')).toBeTruthy();
  });

  it('fails for a month before the account where the server could not say whether anything was spent', async () => {
    thereAre(month('2026-11'));
    backend.refuse(refreshMonths, 'unexpected');
    show('/?span=month:2026-10', { createdAt: Date.parse('2026-11-02T10:00+05:30') });
    expect(await screen.findByText('The figures could not be loaded')).toBeTruthy();
    expect(screen.queryByText(/^Nothing was sold/)).toBeNull();
    backend.answer(refreshMonths, () => ({ refreshed: [], nothing: ['2026-10'] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing was sold or spent in October 2026.')).toBeTruthy();
  });

  it('asks again for a month before the account once there is a network', async () => {
    thereAre(month('2026-11'));
    backend.refuse(refreshMonths, 'offline');
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show('/?span=month:2026-10', { createdAt: Date.parse('2026-11-02T10:00+05:30') });
    expect(await screen.findByText(/^These months are not on this device/)).toBeTruthy();
    await waitFor(() => expect(backend.calls).toHaveLength(1));
    expect(screen.queryByText(/^Nothing was sold/)).toBeNull();
    backend.answer(refreshMonths, () => ({ refreshed: [], nothing: ['2026-10'] }));
    network.mockRestore();
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Nothing was sold or spent in October 2026.')).toBeTruthy();
  });

  it('does not say of a month as it was computed last that nothing was spent', async () => {
    thereAre(monthOfDays('2026-11', { days: [], expenses: [], at: 0 }));
    backend.refuse(refreshMonths, 'offline');
    show('/', { createdAt: Date.parse('2026-11-02T10:00+05:30') });
    expect(await screen.findByText(/could not be brought up to date/)).toBeTruthy();
    expect(screen.queryByText(/^Nothing was sold/)).toBeNull();
  });

  it('shows a year without the months before the account, also without a network', async () => {
    thereAre(month('2026-11'));
    backend.refuse(refreshMonths, 'offline');
    show('/?span=year:2026-04', { createdAt: Date.parse('2026-11-02T10:00+05:30') });
    expect(await screen.findByText(/could not be brought up to date/)).toBeTruthy();
    expect(textOf(/^Net sales/)).toContain('₹360');
  });

  it('says how much of the costs came after their month had closed', async () => {
    const late = month('2026-10');
    const adjustmentsPaise = rupees(-420);
    thereAre(month('2026-11'), { ...late, expenses: { ...late.expenses, adjustmentsPaise } });
    show('/?span=range:2026-10..2026-11', { createdAt: Date.parse('2026-10-02T10:00+05:30') });
    await screen.findByRole('table', { name: /^Profit and loss/ });
    expect(await screen.findByText(/Of the costs -₹420 are adjustments/)).toBeTruthy();
  });

  it('says that a month without sales and costs has none', async () => {
    const empty = monthOfDays('2026-11', { days: [], expenses: [], at: 0 });
    thereAre(month('2025-11'), month('2026-10'), empty);
    show();
    expect(await screen.findByText('Nothing was sold or spent in November 2026.')).toBeTruthy();
  });
});

describe('money', () => {
  it('is by method and by day', async () => {
    show('/?tab=money');
    const methods = await screen.findByRole('table', { name: 'By method, November 2026' });
    expect(methods.textContent).toContain('Total₹378₹0₹0');
  });

  it('has the drawer of the closed days', async () => {
    show('/?tab=money&view=drawer');
    const drawer = await screen.findByRole('table', { name: 'Cash drawer, November 2026' });
    expect(drawer.textContent).toContain('20 Nov 2026');
  });

  it('asks for one month, where the days of many would be read', async () => {
    show('/?tab=money&span=quarter:2026-10');
    await user.click(await screen.findByRole('button', { name: 'Show October 2026' }));
    expect(screen.getByLabelText('address').textContent).toBe('?tab=money&span=month%3A2026-10');
  });

  it('says what each aggregator kept, and takes an entry', async () => {
    show('/?tab=money&view=entries');
    await screen.findByRole('table', { name: 'Aggregators, November 2026' });
    expect(textOf(/^Swiggy/)).toBe('Swiggy1 payout₹0₹10,000₹2,20022\u00A0%₹400₹7,400');
    await user.click(screen.getByRole('button', { name: 'Add an entry' }));
    const form = within(screen.getByRole('dialog', { name: 'Add an entry' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/Enter an amount in rupees/)).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: 'Amount' }), '250');
    backend.answer(saveMoneyEntry, () => ({}));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('The entry is saved');
    expect(backend.sent(saveMoneyEntry)).toMatchObject([{ entry: { amountPaise: 250_00 } }]);
  });
});

it('the accountant’s files add up to the page', async () => {
  show('/?tab=accountant');
  await user.click(await screen.findByRole('button', { name: 'Prepare the files' }));
  await screen.findByRole('table', { name: 'What the files add up to' });
  expect(textOf(/^Net sales/)).toBe('Net sales₹360');
  expect(textOf(/^Expenses/)).toBe('Expenses₹150');
});

it('the accountant’s files have the costs of a month before the account was opened', async () => {
  const record = { createdAt: Date.parse('2026-12-02T10:00+05:30') };
  vi.setSystemTime(Date.parse('2026-12-20T20:00+05:30'));
  show('/?tab=accountant&span=month:2026-11', record);
  await user.click(await screen.findByRole('button', { name: 'Prepare the files' }));
  await screen.findByRole('table', { name: 'What the files add up to' });
  expect(textOf(/^Expenses/)).toBe('Expenses₹150');
});

it('the accountant’s payments name the cash session where sessions are used', async () => {
  const session = aCashSession({ till: { id: 'bar', name: 'Bar' }, holder: { id: 'm', name: 'Ravi' } });
  backend.put(cashSessions, { sessionId: 's1' }, session);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  show('/?tab=accountant', { cashSessions: { on: true, tills: TILLS } });
  await user.click(await screen.findByRole('button', { name: 'Prepare the files' }));
  await screen.findByRole('table', { name: 'What the files add up to' });
  await user.click(screen.getByRole('button', { name: 'Payments' }));
  expect(await files[0]?.text()).toContain('2026-11-20,cash,378.00,0.00,0.00,Bar · Ravi');
});
