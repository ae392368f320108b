import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debitNotes } from '@bhoj/domain/billing/documents/document.collection';
import { closeDay, expectedCash } from '@bhoj/domain/days/closing';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { closeDay as closeDayContract } from '@bhoj/domain/days/days.contract';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { NO_DAY_VALUES, NO_VALUES } from '@bhoj/domain/billing/shape/values.schema';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import { aDebitNote } from '@bhoj/domain/fixtures/billing';
import { anExpense, aPart, aVendorRefund } from '@bhoj/domain/fixtures/expenses';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { rupees, ZERO } from '@bhoj/domain/money/money';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { anOrder, ASHA } from '@bhoj/domain/fixtures/orders';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { DayView } from './day-view.tsx';

const backend = inMemory();
const NOW = Date.parse('2026-11-21T23:00+05:30');
const DAY = '2026-11-21';
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
      <InRestaurant record={record} backend={backend}>
        <DayView />
      </InRestaurant>
      <Where />
    </MemoryRouter>,
  );
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.put(days, { day: DAY }, today);
  const before = { ...closing, day: '2026-11-20', countedCashPaise: rupees(2_000) };
  backend.put(closings, { day: before.day }, before);
  backend.answer(closeDayContract, () => ({ expectedCashPaise: rupees(2_750), differencePaise: ZERO }));
});
afterEach(() => {
  cleanup();
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
  expect(backend.calls).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 21 Nov 2026?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(backend.sent(closeDayContract)).toEqual([
    {
      requestId: expect.any(String),
      day: '2026-11-21',
      openingCashPaise: 2_000_00,
      paidOutPaise: 150_00,
      countedCashPaise: 2_750_00,
      note: '',
      seenMovements: 4,
      seenExpensesPaise: 0,
    },
  ]);
});

const spent = (amount: number) =>
  backend.put(
    expenses,
    { expenseId: 'e1' },
    anExpense({ day: DAY, parts: [aPart({ amountPaise: rupees(amount) })] }),
  );

it('expects less in the drawer by the expenses that were paid from it', async () => {
  spent(150);
  show();
  // 2000 + 1000 − 100 − 150
  await user.type(field('Counted cash'), '2750');
  expect(screen.getByText('Expenses from the drawer')).toBeTruthy();
  expect(screen.getByText('The drawer agrees')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 21 Nov 2026?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(backend.sent(closeDayContract)).toEqual([
    expect.objectContaining({ paidOutPaise: 0, seenExpensesPaise: 150_00 }),
  ]);
});

it('expects more in the drawer by what vendors put back, where the restaurant keeps stock', async () => {
  const refund = aVendorRefund({ day: '2026-11-21', method: 'drawer' });
  backend.put(vendorRefunds, { refundId: 'r' }, refund);
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
  expect(backend.sent(closeDayContract)).toEqual([expect.objectContaining({ seenMoneyBackPaise: 420_00 })]);
});

it('is a day book: values by account, CGST and SGST apart, first, last and void numbers', async () => {
  const billed = { ...NO_VALUES, goodsPaise: rupees(287), exemptPaise: rupees(30), liquorPaise: rupees(200) };
  const numbers = { 'INV/26-27/': { first: 'INV/26-27/000007', last: 'INV/26-27/000010' } };
  const corrected = { 'INV/26-27/000008': 'void', 'INV/26-27/000009': 'credited' } as const;
  backend.put(days, { day: DAY }, { ...today, values: { ...NO_DAY_VALUES, billed }, numbers, corrected });
  show();
  const book = await screen.findByRole('region', { name: 'Day book' });
  // 1,430 of sales less 287, 30 and 200 is service; ₹50 of GST is two halves.
  expect(book.textContent).toBe(
    'Day bookValue of restaurant service₹913Value of goods₹287Exempt value₹30Value of liquor₹200' +
      'CGST on bills₹25SGST or UTGST on bills₹25Numbers INV/26-27/000007 to INV/26-27/000010Void: INV/26-27/000008',
  );
});

it('shows debit notes beside the sales, and expects their cash in the drawer', async () => {
  backend.put(days, { day: DAY }, withDebit);
  const note = aDebitNote({ businessDay: DAY });
  backend.put(debitNotes, { debitNoteId: 'd1' }, note);
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
  backend.put(closings, { day: DAY }, { ...closing, expensesPaise: rupees(100) });
  spent(150);
  show();
  expect(screen.getByText(/^Expenses of ₹50 from the drawer were entered after/)).toBeTruthy();
  cleanup();
  backend.remove(expenses, { expenseId: 'e1' });
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
  backend.put(orders, { orderId: 'o1' }, order);
  show();
  expect(screen.getByText('1 order is still open')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open F1-T02' }).getAttribute('href')).toBe(
    '/dashboard/orders?order=o1',
  );
  expect(screen.getByRole('button', { name: 'Close the day' })).toHaveProperty('disabled', true);
});

it('names open orders as everywhere else: a room by its number, a counter order by its kind', () => {
  const counter = { type: 'takeaway', tableId: null } as const;
  backend.putAll(orders, {
    o1: anOrder({ type: 'room-service', tableId: 'F2-R201' }),
    o2: anOrder({ ...counter, label: 'Meera' }),
    o3: anOrder({ ...counter, kots: [12, 15] }),
  });
  show();
  expect(screen.getAllByRole('link', { name: /^Open / }).map((link) => link.textContent)).toEqual([
    'Room 201',
    'Takeaway · Meera',
    'Takeaway 12',
  ]);
});

it('says in words why a day was not closed', async () => {
  backend.refuse(closeDayContract, 'day-changed');
  show();
  await user.type(field('Counted cash'), '2900');
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 21 Nov 2026?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/moved since you counted/);
});

it('shows a closed day as a report that prints', async () => {
  backend.put(closings, { day: DAY }, closing);
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
  ['denied', 'permission-denied', /not for your account/],
  ['failed', 'unavailable', /could not be loaded/],
] as const)('says that it is %s', (_, how, text) => {
  backend.fails(how, days);
  show();
  expect(screen.getByText(text)).toBeTruthy();
});

it('offline: says that a day is not on this device, and does not close one that is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  backend.goOffline();
  expect(screen.getByRole('button', { name: 'Close the day' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/needs a connection/)).toBeTruthy();
  cleanup();
  backend.remove(days, { day: DAY });
  show();
  await waitFor(() => expect(screen.getByText(/not on this device/)).toBeTruthy());
});

it('shows a day without bills as an empty day', () => {
  backend.remove(days, { day: DAY });
  show();
  expect(screen.getByText('No bill has been settled on this day.')).toBeTruthy();
});
