import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { anExpense, aPart, aTemplate } from '@bhoj/domain/fixtures/expenses';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { ExpensesPage } from './expenses-page.tsx';

const { lives, writes, files } = vi.hoisted(() => ({
  lives: new Map<string, unknown>(),
  writes: [] as unknown[][],
  files: { stored: [] as unknown[] },
}));
function live(collection: { pattern: string }, params: unknown) {
  if (params === null) return { state: 'loading' };
  return lives.get(collection.pattern) ?? { state: 'missing', retry: () => undefined };
}
// Written as function declarations, so that they exist when the hoisted mocks are made.
function list(collection: { pattern: string }, params: unknown, spec: QuerySpec) {
  if (params === null) return { state: 'loading' };
  if (collection.pattern.endsWith('{templateId}')) return lives.get('templates') ?? ready([]);
  const [field] = spec.where?.[0] ?? [];
  return lives.get(field === undefined ? 'latest' : field) ?? ready([]);
}
function written(name: string) {
  return (...args: unknown[]) => {
    writes.push([name, ...args.slice(1)]);
    return Promise.resolve();
  };
}
function ready(value: unknown, fromCache = false) {
  return { state: 'ready', value, fromCache };
}
vi.mock('../../firebase/client.ts', () => ({ useClient: () => 'client' }));
vi.mock('../../firebase/live.ts', () => ({
  useLiveDoc: live,
  useLiveList: list,
  readList: () => Promise.resolve(files.stored),
}));
vi.mock('../../firebase/write-expenses.ts', () => ({
  saveExpense: written('save'),
  saveBillPhoto: written('photo'),
  deleteBillPhoto: written('no photo'),
  deleteExpense: written('delete'),
  saveExpenses: written('import'),
  saveTemplate: written('template'),
  makeDue: written('due'),
}));

vi.setConfig({ testTimeout: 30_000 });
const NOW = Date.parse('2026-11-20T20:00+05:30');
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant({ createdAt: Date.parse('2026-09-01T10:00+05:30') })}>
          <ExpensesPage />
        </InRestaurant>
        <Where />
      </ToastProvider>
    </MemoryRouter>,
  );

const gas = anExpense({
  vendor: 'Indane',
  method: 'upi',
  parts: [
    aPart({ category: 'Gas and fuel', amountPaise: paise(1_900_00) }),
    aPart({ category: 'Transport', amountPaise: paise(100_00) }),
  ],
  gstPaise: paise(90_00),
});
const rent = anExpense({
  vendor: 'Mehta Estates',
  parts: [aPart({ category: 'Rent', amountPaise: paise(45_000_00) })],
  method: null,
  dueOn: '2026-11-05',
  templateId: 't'.repeat(20),
});
const rows = () =>
  [...screen.getByRole('table', { name: 'Expenses of November 2026' }).querySelectorAll('tbody a')].map(
    (link) => link.textContent,
  );
const form = () => within(screen.getByRole('dialog', { name: 'Add expense' }));
const saved = () => writes.find(([name]) => name === 'save')?.[2];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  lives.set(
    'month',
    ready([
      { id: 'e1', value: anExpense() },
      { id: 'e2', value: gas },
      { id: 'e3', value: rent },
    ]),
  );
  lives.set('dueOn', ready([{ id: 'e3', value: rent }]));
  lives.set(
    'latest',
    ready([
      { id: 'e1', value: anExpense() },
      { id: 'e0', value: anExpense({ day: '2026-11-19' }) },
    ]),
  );
});
afterEach(() => {
  cleanup();
  lives.clear();
  writes.length = 0;
  files.stored = [];
  vi.useRealTimers();
});

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

  it('is filtered by the address, and its filters can be taken off', async () => {
    show('/?method=upi');
    expect(rows()).toEqual(['Indane']);
    expect(screen.getByText('1 expense · ₹2,000')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(rows()).toHaveLength(3);
  });

  it.each([
    ['category=transport', ['Indane']],
    ['state=overdue', ['Mehta Estates']],
    ['state=adjustment', []],
    ['q=morning%20mandi', ['Azadpur Mandi']],
  ])('finds by %s', (search, names) => {
    lives.set(
      'month',
      ready([
        { id: 'e1', value: anExpense() },
        { id: 'e2', value: { ...gas, description: '' } },
        { id: 'e3', value: { ...rent, description: '' } },
      ]),
    );
    show(`/?${search}`);
    if (names.length === 0) expect(screen.getByText('No expense fits these filters.')).toBeTruthy();
    else expect(rows()).toEqual(names);
  });

  it('marks what was entered after it had closed', () => {
    lives.set('month', ready([{ id: 'e1', value: anExpense({ month: '2026-09', day: '2026-09-30' }) }]));
    show('/?month=2026-09');
    expect(screen.getByText(/September 2026 is closed/)).toBeTruthy();
    expect(screen.getAllByText('Adjustment').length).toBeGreaterThan(0);
    expect(screen.getByText('Of it adjustments')).toBeTruthy();
  });
});

describe('its states', () => {
  it('teaches the first step when it is empty', async () => {
    lives.set('month', ready([]));
    show();
    expect(screen.getByText(/No expense in November 2026 yet/)).toBeTruthy();
  });

  it.each([
    ['loading', { state: 'loading' }, () => screen.getAllByRole('status', { name: 'Loading the expenses' })],
    ['failed', { state: 'failed', retry: () => undefined }, () => screen.getByRole('alert')],
    ['denied', { state: 'denied', retry: () => undefined }, () => screen.getByText(/not for your account/)],
    ['offline', ready([], true), () => screen.getByText(/not on this device/)],
  ])('says that it is %s', (state, value, find) => {
    if (state === 'offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    lives.set('month', value);
    show();
    expect(find()).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('makes no sum where one of its documents cannot be read', () => {
    const unreadable = [{ of: 'expenses', id: 'e9', why: 'invalid' }];
    lives.set('month', { ...ready([{ id: 'e1', value: anExpense() }]), unreadable });
    show();
    expect(screen.queryByText('Spent')).toBeNull();
  });
});

describe('entering', () => {
  it('takes what is usual in two taps', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(saved()).toMatchObject({ day: '2026-11-20', amountPaise: 2_450_00 }));
    expect(screen.getByText('₹2,450 saved')).toBeTruthy();
  });

  it('says what is wrong beside its field', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Add expense' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    expect(await form().findByText('Name a category, at most 40 characters.')).toBeTruthy();
    await user.type(form().getByRole('combobox', { name: /Category/ }), 'Gas');
    await user.type(form().getByRole('textbox', { name: /^Amount/ }), '100');
    await user.clear(form().getByRole('textbox', { name: /^GST/ }));
    await user.type(form().getByRole('textbox', { name: /^GST/ }), '101');
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    expect(await form().findByText('The GST cannot be more than the amount.')).toBeTruthy();
    expect(saved()).toBeUndefined();
  });

  it.each([
    ['2026-12-01', '1 Dec 2026 has not come yet', '2026-12'],
    ['2026-08-31', '31 Aug 2026 is before the restaurant began here', '2026-08'],
  ])('asks once about %s, and keeps it when it is right', async (day, question, month) => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    const field = form().getByLabelText(/^Date/);
    await user.clear(field);
    await user.type(field, day);
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    const ask = within(await screen.findByRole('dialog', { name: question }));
    expect(saved()).toBeUndefined();
    await user.click(ask.getByRole('button', { name: 'The date is right' }));
    await waitFor(() => expect(saved()).toMatchObject({ day, month }));
  });

  it('repeats a bill that is paid later, and keeps its template', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    await user.click(form().getByRole('radio', { name: 'Pay later' }));
    await user.type(form().getByLabelText(/^Due on/), '2026-11-30');
    await user.click(form().getByRole('combobox', { name: /Repeats/ }));
    await user.click(await screen.findByRole('option', { name: 'Every month' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(saved()).toMatchObject({ method: null, dueOn: '2026-11-30' }));
    const [, , template] = writes.find(([name]) => name === 'template') ?? [];
    expect(template).toMatchObject({ every: 'month', firstOn: '2026-11-30', madeUntil: '2026-11-30' });
    expect(saved()).toMatchObject({ templateId: expect.stringMatching(/^\w{20}$/) });
  });
});

describe('an open expense', () => {
  const open = (value: unknown, path = '/?expense=e2') => {
    lives.set('users/{restaurantId}/expenses/{expenseId}', ready(value));
    show(path);
  };

  it('is changed; its time of entry stays, and paying it is no change of cost', async () => {
    open(gas);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Change expense' }));
    await user.type(edit.getByRole('textbox', { name: 'Note' }), '!');
    await user.click(edit.getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(saved()).toEqual({ ...gas, description: 'Market, morning!' }));
  });

  it('is deleted after a question; not in a closed month', async () => {
    open(gas);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const ask = within(screen.getByRole('dialog', { name: 'Delete Indane, ₹2,000?' }));
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    expect(writes.map(([name]) => name)).toEqual(['delete']);
    cleanup();
    open({ ...gas, month: '2026-09' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.getByText(/Its month is closed/)).toBeTruthy();
  });

  it('says that its photo has not arrived, and shows one that has', () => {
    open({ ...gas, hasPhoto: true });
    expect(screen.getByText(/The photo has not arrived/)).toBeTruthy();
    cleanup();
    lives.set(
      'users/{restaurantId}/expensePhotos/{expenseId}',
      ready({ contentType: 'image/webp', bytes: 'UklGRg==' }),
    );
    open({ ...gas, hasPhoto: true });
    const photo = screen.getByAltText('Photo of the bill');
    expect(photo.getAttribute('src')).toBe('data:image/webp;base64,UklGRg==');
  });

  it('stops to repeat after a question', async () => {
    const template = { id: 't'.repeat(20), value: aTemplate({ madeUntil: '2026-11-05' }) };
    lives.set('templates', ready([template]));
    open(rent);
    await user.click(screen.getByRole('button', { name: 'Stop repeating' }));
    const ask = within(screen.getByRole('dialog', { name: /Stop Mehta Estates/ }));
    await user.click(ask.getByRole('button', { name: 'Stop repeating' }));
    expect(writes.at(-1)?.[2]).toMatchObject({ active: false });
  });
});

describe('what is due', () => {
  it('is paid on a day and in a way; its month and cost stay', async () => {
    show();
    expect(screen.getByText('Overdue since 5 Nov 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark paid' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pay Mehta Estates, ₹45,000?' }));
    await user.click(dialog.getByRole('button', { name: 'Paid' }));
    expect(saved()).toEqual({ ...rent, day: '2026-11-20', method: 'bank', dueOn: null });
  });

  it('is made from templates once the server has answered', () => {
    const template = { id: 't1', value: aTemplate({ madeUntil: '2026-10-05' }) };
    lives.set('templates', ready([template], true));
    show();
    expect(writes).toEqual([]);
    cleanup();
    lives.set('templates', ready([template]));
    show();
    expect(writes).toEqual([['due', expect.any(String), template, ['2026-11-05'], NOW]]);
  });
});

it('imports a file, without the rows that are here already', async () => {
  files.stored = [{ id: 'e1', value: anExpense() }];
  show();
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const text = [
    'Date,Vendor,Category,Amount,Method',
    '2026-11-20,Azadpur Mandi,Vegetables,2450,drawer',
    '2026-11-21,Indane,Gas and fuel,1900,upi',
    '2026-11-21,Indane,Gas and fuel,ten,upi',
  ].join('\n');
  await user.upload(screen.getByLabelText('CSV file'), new File([text], 'old.csv'));
  expect(await screen.findByText('1 expense to add · ₹1,900')).toBeTruthy();
  expect(screen.getByText('1 row is already here')).toBeTruthy();
  expect(screen.getByText('Line 4: Amount')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 1 expense' }));
  expect(writes[0]?.[2]).toMatchObject([{ value: { vendor: 'Indane', amountPaise: 1_900_00 } }]);
});
