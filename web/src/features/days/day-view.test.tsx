import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDay, expectedCash } from '@bhoj/domain/days/closing';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { NO_DAY_VALUES, NO_VALUES } from '@bhoj/domain/billing/shape/values.schema';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import { aDebitNote } from '@bhoj/domain/fixtures/billing';
import { anExpense, aPart, aVendorRefund } from '@bhoj/domain/fixtures/expenses';
import { rupees, ZERO } from '@bhoj/domain/money/money';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { anOrder, ASHA } from '@bhoj/domain/fixtures/orders';
import { DayView } from './day-view.tsx';

const { lives, run, act } = vi.hoisted(() => ({
  lives: new Map<string, unknown>(),
  run: vi.fn<(input: unknown) => Promise<boolean>>(() => Promise.resolve(true)),
  act: { pending: false, failure: null as string | null },
}));
function live({ pattern }: { pattern: string }, params: unknown) {
  return params === null ? { state: 'loading' } : (lives.get(pattern) ?? { state: 'missing' });
}
/** The closings after the day are under a name of their own: there are none, unless a test puts them. */
function listed({ pattern }: { pattern: string }, params: unknown, { where }: QuerySpec) {
  if (params === null) return { state: 'loading' };
  const isAfter = pattern.endsWith('/closings/{day}') && where?.[0]?.[1] === '>';
  return (
    lives.get(isAfter ? 'later closings' : `${pattern}s`) ?? { state: 'ready', value: [], fromCache: false }
  );
}
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: live, useLiveList: listed }));
vi.mock('../../firebase/use-act.ts', () => ({ useActOnce: () => ({ ...act, run }) }));

const RESTAURANT = 'users/{restaurantId}';
const NOW = Date.parse('2026-11-21T23:00+05:30');
const ready = (value: unknown) => ({ state: 'ready', value, fromCache: false });
/** ₹1,000 in cash and ₹500 by UPI (guests declared ₹700), and a refund of ₹100. */
const today: Day = {
  ...emptyDay('2026-11-21'),
  bills: 3,
  guests: 7,
  subtotalPaise: rupees(1_430),
  taxPaise: rupees(70),
  taxes: { gstPaise: rupees(50), vatPaise: rupees(20) },
  totalPaise: rupees(1_500),
  byMethod: { cash: rupees(1_000), upi: rupees(500) },
  tipsByMethod: { cash: rupees(60) },
  upiDeclarations: { count: 2, totalPaise: rupees(700) },
  credits: {
    count: 1,
    totalPaise: rupees(100),
    taxPaise: rupees(5),
    taxes: { gstPaise: rupees(5), vatPaise: ZERO },
  },
  refundsByMethod: { cash: rupees(100) },
};
/** The same day with a debit note of ₹21, paid in cash. */
const withDebit: Day = {
  ...today,
  debits: {
    count: 1,
    totalPaise: rupees(21),
    taxPaise: rupees(1),
    taxes: { gstPaise: rupees(1), vatPaise: ZERO },
    byMethod: { cash: rupees(21) },
  },
};
const drawer = { openingCashPaise: rupees(2_000), paidOutPaise: ZERO, note: '' };
const { closing } = closeDay(
  today,
  { ...drawer, countedCashPaise: expectedCash(today, drawer, ZERO) },
  {
    seenMovements: 4,
    seenExpensesPaise: ZERO,
    expensesPaise: ZERO,
    by: 'Asha',
    byId: ASHA.id,
    restaurantName: 'Spice Route',
    yearTurnoverPaise: ZERO,
    at: NOW,
  },
);

/** ms; typing into a whole page takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path = '/?view=day', record = aRestaurant()) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <InRestaurant record={record}>
        <DayView />
      </InRestaurant>
      <Where />
    </MemoryRouter>,
  );
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  lives.set(`${RESTAURANT}/days/{day}`, ready(today));
  lives.set(
    `${RESTAURANT}/closings/{day}s`,
    ready([{ id: '2026-11-20', value: { ...closing, day: '2026-11-20', countedCashPaise: rupees(2_000) } }]),
  );
});
afterEach(() => {
  cleanup();
  lives.clear();
  run.mockClear();
  act.failure = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shows sales by payment method, tips and refunds separately, and declared beside confirmed payments', () => {
  show();
  expect(
    within(screen.getByRole('row', { name: /^Cash/ }))
      .getAllByRole('cell')
      .map((c) => c.textContent),
  ).toEqual(['₹1,000', '₹60', '₹100']);
  const upi = within(screen.getByRole('region', { name: 'UPI' }));
  expect(upi.getByText('₹700')).toBeTruthy();
  expect(upi.getByText('₹500')).toBeTruthy();
  expect(screen.getByText('₹1,400')).toBeTruthy();
});

it('starts with the cash of the last closing, and closes a drawer that agrees after a confirmation', async () => {
  show();
  expect((field('Opening cash') as HTMLInputElement).value).toBe('2000');
  // 2000 + 1000 − 100 − 150
  await user.clear(field('Paid out'));
  await user.type(field('Paid out'), '150');
  await user.type(field('Counted cash'), '2,750');
  expect(screen.getByText('The drawer agrees')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(run).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 21 Nov 2026?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(run).toHaveBeenCalledExactlyOnceWith({
    day: '2026-11-21',
    openingCashPaise: 2_000_00,
    paidOutPaise: 150_00,
    countedCashPaise: 2_750_00,
    note: '',
    seenMovements: 4,
    seenExpensesPaise: 0,
  });
});

const spent = (amount: number) => ({
  id: 'e1',
  value: anExpense({ day: '2026-11-21', parts: [aPart({ amountPaise: rupees(amount) })] }),
});

it('expects less in the drawer by the expenses that were paid from it', async () => {
  lives.set(`${RESTAURANT}/expenses/{expenseId}s`, ready([spent(150)]));
  show();
  // 2000 + 1000 − 100 − 150
  await user.type(field('Counted cash'), '2750');
  expect(screen.getByText('Expenses from the drawer')).toBeTruthy();
  expect(screen.getByText('The drawer agrees')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 21 Nov 2026?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(run).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ paidOutPaise: 0, seenExpensesPaise: 150_00 }),
  );
});

it('expects more in the drawer by what vendors put back, where the restaurant keeps stock', async () => {
  const refund = aVendorRefund({ day: '2026-11-21', method: 'drawer' });
  lives.set(`${RESTAURANT}/vendorRefunds/{refundId}s`, ready([{ id: 'r', value: refund }]));
  show();
  expect(screen.queryByText('Money back from vendors')).toBeNull();
  cleanup();
  show('/?view=day', aRestaurant({ keepsStock: true }));
  // 2000 + 1000 − 100 + 420
  await user.type(field('Counted cash'), '3320');
  expect(screen.getByText('Money back from vendors')).toBeTruthy();
  expect(screen.getByText('The drawer agrees')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 21 Nov 2026?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(run).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seenMoneyBackPaise: 420_00 }));
});

it('is a day book: values by account, CGST and SGST apart, first, last and void numbers', async () => {
  const billed = { ...NO_VALUES, goodsPaise: rupees(287), exemptPaise: rupees(30), liquorPaise: rupees(200) };
  const numbers = { 'INV/26-27/': { first: 'INV/26-27/000007', last: 'INV/26-27/000010' } };
  const corrected = { 'INV/26-27/000008': 'void', 'INV/26-27/000009': 'credited' } as const;
  lives.set(
    `${RESTAURANT}/days/{day}`,
    ready({ ...today, values: { ...NO_DAY_VALUES, billed }, numbers, corrected }),
  );
  show();
  const book = await screen.findByRole('region', { name: 'Day book' });
  // 1,430 of sales less 287, 30 and 200 is service; ₹50 of GST is two halves.
  expect(book.textContent).toBe(
    'Day bookValue of restaurant service₹913Value of goods₹287Exempt value₹30Value of liquor₹200' +
      'CGST on bills₹25SGST or UTGST on bills₹25Numbers INV/26-27/000007 to INV/26-27/000010Void: INV/26-27/000008',
  );
});

it('shows debit notes beside the sales, and expects their cash in the drawer', async () => {
  lives.set(`${RESTAURANT}/days/{day}`, ready(withDebit));
  const note = aDebitNote({ businessDay: '2026-11-21' });
  lives.set(`${RESTAURANT}/debitNotes/{debitNoteId}s`, ready([{ id: 'd1', value: note }]));
  show();
  expect(screen.getByText('Debit notes')).toBeTruthy();
  expect(screen.getByText('₹1,421')).toBeTruthy();
  expect(screen.getByText('Debit notes paid in cash')).toBeTruthy();
  expect(screen.getByText(note.number, { exact: false })).toBeTruthy();
  expect(screen.getByText('1 debit note')).toBeTruthy();
  // 2000 + 1000 − 100 + 21
  await user.type(field('Counted cash'), '2921');
  expect(screen.getByText('The drawer agrees')).toBeTruthy();
});

it('says of a closed day which expenses were entered or became less after it was closed', () => {
  lives.set(`${RESTAURANT}/closings/{day}`, ready({ ...closing, expensesPaise: rupees(100) }));
  lives.set(`${RESTAURANT}/expenses/{expenseId}s`, ready([spent(150)]));
  show();
  expect(screen.getByText(/^Expenses of ₹50 from the drawer were entered after/)).toBeTruthy();
  cleanup();
  lives.set(`${RESTAURANT}/expenses/{expenseId}s`, ready([]));
  show();
  expect(screen.getByText(/have become ₹100 less/)).toBeTruthy();
});

it('asks why the drawer differs, beside the field', async () => {
  show();
  await user.type(field('Counted cash'), '2850');
  expect(screen.getByText('₹50 missing')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText('The drawer does not agree. Say why.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(field('Note'), 'Change given twice');
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('refuses a count that is no amount', async () => {
  show();
  await user.type(field('Counted cash'), 'a lot');
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText('Enter what is in the drawer, in rupees.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not closed while a bill is unpaid, and links to it', () => {
  const order = anOrder({ tableId: 'F1-T02' });
  lives.set(`${RESTAURANT}/orders/{orderId}s`, ready([{ id: 'o1', value: order }]));
  show();
  expect(screen.getByText('1 order is still open')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open F1-T02' }).getAttribute('href')).toBe(
    '/dashboard/orders?order=o1',
  );
  expect(screen.getByRole('button', { name: 'Close the day' })).toHaveProperty('disabled', true);
});

it('names open orders as everywhere else: a room by its number, a counter order by its kind', () => {
  const counter = { type: 'takeaway', tableId: null } as const;
  const open = [
    { id: 'o1', value: anOrder({ type: 'room-service', tableId: 'F2-R201' }) },
    { id: 'o2', value: anOrder({ ...counter, label: 'Meera' }) },
    { id: 'o3', value: anOrder({ ...counter, kots: [12, 15] }) },
  ];
  lives.set(`${RESTAURANT}/orders/{orderId}s`, ready(open));
  show();
  expect(screen.getAllByRole('link', { name: /^Open / }).map((link) => link.textContent)).toEqual([
    'Room 201',
    'Takeaway · Meera',
    'Takeaway 12',
  ]);
});

it('says in words why a day was not closed', () => {
  act.failure = 'day-changed';
  show();
  expect(screen.getByRole('alert').textContent).toMatch(/moved since you counted/);
});

it('shows a closed day as a report that prints', async () => {
  lives.set(`${RESTAURANT}/closings/{day}`, ready(closing));
  const print = vi.fn<() => void>(() => {
    expect(document.querySelector('[data-printed]')?.textContent).toContain('Day report, 21 Nov 2026');
  });
  vi.stubGlobal('print', print);
  show();
  expect(screen.getByText(/Closed by Asha on 21 Nov 2026, 11:00 pm/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('goes to another day by its address, and never past today', async () => {
  show();
  expect(screen.getByRole('button', { name: 'The day after' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'The day before' }));
  expect(screen.getByLabelText('address').textContent).toBe('?view=day&day=2026-11-20');
  cleanup();
  show('/?view=day&day=2030-01-01');
  expect(screen.getByLabelText<HTMLInputElement>('Business day').value).toBe('2026-11-21');
});

it.each([
  ['denied', /not for your account/],
  ['failed', /could not be loaded/],
])('says that it is %s', (state, text) => {
  lives.set(`${RESTAURANT}/days/{day}`, { state });
  show();
  expect(screen.getByText(text)).toBeTruthy();
});

it('offline: says that a day is not on this device, and does not close one that is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByRole('button', { name: 'Close the day' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/needs a connection/)).toBeTruthy();
  cleanup();
  lives.set(`${RESTAURANT}/days/{day}`, { state: 'loading' });
  show();
  await waitFor(() => expect(screen.getByText(/not on this device/)).toBeTruthy());
});

it('shows a day without bills as an empty day', () => {
  lives.delete(`${RESTAURANT}/days/{day}`);
  show();
  expect(screen.getByText('No bill has been settled on this day.')).toBeTruthy();
});
