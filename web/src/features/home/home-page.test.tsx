import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { countCreditNote, countInvoice, countVoid } from '@bhoj/domain/days/day';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import { recentOf } from '@bhoj/domain/figures/home/recent';
import { refreshRecent } from '@bhoj/domain/figures/home/recent.contract';
import { recents } from '@bhoj/domain/figures/shape/recent.collection';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import { rupees } from '@bhoj/domain/money/money';
import { aCreditNote, anInvoice } from '@bhoj/domain/fixtures/billing';
import { aClosing } from '@bhoj/domain/fixtures/days';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { RightsContext } from '../../firebase/rights.ts';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { HomePage } from './home-page.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const TODAY = '2026-11-21';
const NOW = Date.parse(`${TODAY}T14:10+05:30`);
const restaurant = aNewRestaurant({ monthlyTargetPaise: rupees(10_000) });
const table = aTable({ n: 4, order: 'o1', totalPrice: 1760 });
const sold = (clock: string, number: string) =>
  anInvoice({ number, businessDay: TODAY, issuedAt: Date.parse(`${TODAY}T${clock}+05:30`) });
const [first, second] = [sold('12:20', 'INV/1'), sold('13:30', 'INV/2')];
const today = [first, second].reduce(countInvoice, emptyDay(TODAY));
/** ₹360 before tax on each day before, at 13:00. */
const before = Array.from({ length: 56 }, (_, n) => {
  const day = dateOf(NOW - (56 - n) * DAY);
  const issuedAt = Date.parse(`${day}T13:00+05:30`);
  return countInvoice(emptyDay(day), anInvoice({ businessDay: day, issuedAt }));
});
const stored = recentOf(TODAY, { days: before, menu: null, at: NOW });
const lastBills = (...bills: (typeof first)[]) =>
  backend.putOnly(invoices, Object.fromEntries(bills.map((bill) => [bill.number.replace('/', '_'), bill])));
const dayIs = (value: Day) => backend.put(days, { day: TODAY }, value);
/** No bill was ever settled. */
const isNew = () => {
  backend.putOnly(invoices, {});
  backend.remove(days, { day: TODAY });
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.answer(refreshRecent, () => ({ refreshed: true }));
  backend.put(menus, {}, aMenu({ categories: [], items: [] }));
  backend.put(tables, { tableId: table.id }, table);
  dayIs(today);
  lastBills(second, first);
  backend.put(recents, {}, stored);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const show = (record = restaurant) =>
  render(
    <MemoryRouter>
      <InRestaurant record={record} backend={backend}>
        <HomePage />
      </InRestaurant>
    </MemoryRouter>,
  );
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('what needs the owner now', () => {
  it('has links', () => {
    show();
    const now = region('What needs you now');
    expect(now.getByText(/^Urgent: no bill can be settled until your FSSAI number is entered/)).toBeTruthy();
    expect(now.getByRole('link', { name: 'Enter the FSSAI number' }).getAttribute('href')).toBe(
      '/dashboard/settings#legal',
    );
    expect(now.getByText(/no dish on the menu/)).toBeTruthy();
    expect(now.getByRole('link', { name: 'Add dishes' }).getAttribute('href')).toBe('/dashboard/menu');
  });

  it('warns in time of a limit of turnover, and of a drawer that was short', async () => {
    const differencePaise = rupees(-50);
    const closed = aClosing({ day: '2026-11-20', yearTurnoverPaise: rupees(19_00_000), differencePaise });
    backend.put(closings, { day: closed.day }, closed);
    show();
    const now = region('What needs you now');
    await userEvent.click(now.getByRole('button', { name: '1 more' }));
    expect(now.getByText(/^This year’s turnover comes near ₹20,00,000/)).toBeTruthy();
    expect(now.getByText(/was ₹50 short/)).toBeTruthy();
    expect(now.getByRole('link', { name: 'Open the day' }).getAttribute('href')).toBe(
      '/dashboard/orders?view=day&day=2026-11-20',
    );
  });

  it('does not say that nothing waits while no order is taken, because the plan is not paid for', async () => {
    const paid = {
      fssai: '11526035000482',
      upiVpa: 'spice@okbank',
      membership: 'premium',
      premiumUntil: NOW + 90 * DAY,
    } as const;
    backend.put(menus, {}, aMenu({ items: [aMenuItem({ photo: 'p'.repeat(22) })] }));
    show(aNewRestaurant(paid));
    expect(await screen.findByText('Nothing. The house is in order.', {}, { timeout: 20_000 })).toBeTruthy();
    cleanup();
    show(aNewRestaurant({ ...paid, premiumUntil: NOW - 8 * DAY }));
    const now = region('What needs you now');
    expect(now.getByText(/^Urgent: no order is taken, because the plan is over/)).toBeTruthy();
    expect(now.getByRole('link', { name: 'Open subscription' })).toBeTruthy();
    expect(now.queryByText(/Nothing/)).toBeNull();
  });

  it('shows the first tasks, and the others when they are asked for', async () => {
    show(aNewRestaurant({ orderingPaused: true, gstin: '27AAPFU0939F1ZV' }));
    const now = region('What needs you now');
    const before = now.getAllByRole('listitem').length;
    await userEvent.click(now.getByRole('button', { name: /^\d+ more$/ }));
    expect(now.getAllByRole('listitem').length).toBeGreaterThan(before);
    expect(now.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('never says that nothing waits before everything has loaded', () => {
    backend.fails('slow', reviews);
    show();
    expect(screen.queryByText(/The house is in order/)).toBeNull();
  });
});

describe('today', () => {
  const figures = () => screen.getByRole('list', { name: 'Today' }).textContent;
  const net = () => screen.getByRole('region', { name: 'Net sales today' });

  it('is compared with the usual weekday up to the same hour', () => {
    show();
    expect(net().textContent).toContain('₹360 (100 %) more than a usual Saturday by 2:00 pm');
    expect(net().textContent).toContain('A usual Saturday: ₹360 in all');
    expect(figures()).toContain('Bills2100 % more than the usual 1');
    expect(figures()).toContain('Average bill₹360As usual: ₹360');
    expect(figures()).toContain('Tax₹36100 % more than the usual ₹18');
    expect(backend.calls).toEqual([]);
  });

  it('is compared with a mean that is no whole number', () => {
    const usual = stored.usual.map((one, n) =>
      n === 0 ? { ...one, operations: { ...one.operations, byHour: {} } } : one,
    );
    backend.put(recents, {}, { ...stored, usual });
    show();
    expect(figures()).toContain('Bills2167 % more than the usual 0.8');
  });

  it('says nothing where nothing is usual', () => {
    backend.put(recents, {}, { ...stored, usual: [] });
    show();
    expect(net().textContent).toContain('₹720');
    expect(`${net().textContent ?? ''}${figures() ?? ''}`).not.toMatch(/usual|–/i);
    cleanup();
    // Before the first full hour of the business day.
    vi.setSystemTime(Date.parse(`${TODAY}T05:10+05:30`));
    backend.put(recents, {}, stored);
    show();
    expect(net().textContent).not.toMatch(/(more|less) than/);
    expect(figures()).not.toMatch(/usual/i);
  });

  it('begins as a curve; a table of it is there for readers and paper, and opens the hours (P-FIGURE-4)', async () => {
    show();
    const name = 'Net sales of today as they grow, beside a usual Saturday';
    expect(screen.getByRole('figure', { name })).toBeTruthy();
    const table = screen.getByRole('table', { name });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hour fromTodayUsual', '12 pm₹360₹0', '1 pm₹720₹360']);
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['12', '13'].map((hour) => `/dashboard/orders?view=day&day=${TODAY}&figure=hour%3A${hour}`));
    await userEvent.click(within(net()).getByRole('radio', { name: 'Table' }));
    expect(screen.queryByRole('figure', { name })).toBeNull();
    cleanup();
    show();
    expect(screen.queryByRole('figure', { name })).toBeNull();
    expect(screen.getByRole('table', { name })).toBeTruthy();
  });

  it('has one clock on the page', () => {
    show();
    expect(document.body.textContent).not.toMatch(/\b\d\d:00\b/);
  });

  it('shows the last four weeks of each figure as a small line', () => {
    show();
    expect(screen.getAllByRole('img', { name: /^The last four weeks, from/ })).toHaveLength(4);
    expect(screen.getByRole('img', { name: 'The last four weeks, from ₹18 to ₹18 a day' })).toBeTruthy();
  });

  it('has figures that open the documents that make them (P-FIGURE-4)', () => {
    show();
    const links = within(screen.getByRole('list', { name: 'Today' })).getAllByRole('link');
    const opens = (figure: string) => `/dashboard/orders?view=day&day=${TODAY}&figure=${figure}`;
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['bills', 'guests', 'sales', 'tax'].map(opens),
    );
    expect(screen.getByRole('link', { name: 'Net sales today: ₹720' }).getAttribute('href')).toBe(
      opens('net'),
    );
  });

  it('takes credit notes off, and marks bills that are void or credited', async () => {
    const { bill, payments } = second;
    const [payment] = payments;
    if (payment === undefined) throw new Error('The bill has no payment.');
    const note = {
      ...aCreditNote(),
      bill,
      refund: payment,
      issuedAt: second.issuedAt,
      invoiceNumber: second.number,
    };
    dayIs(countCreditNote(countVoid(today, first), note));
    show();
    expect(net().textContent).toContain('₹0');
    const rows = within(await screen.findByRole('table', { name: 'Last bills' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('INV/2Credited');
    expect(rows[2]?.textContent).toContain('INV/1Void');
  });

  it('marks a bill of the day before that was declared void', async () => {
    const old = anInvoice({ number: 'INV/0', businessDay: '2026-11-20' });
    const [yesterday = emptyDay('2026-11-20')] = before.slice(-1);
    const past = [...before.slice(0, -1), countVoid(countInvoice(yesterday, old), old)];
    backend.put(recents, {}, recentOf(TODAY, { days: past, menu: null, at: NOW }));
    lastBills(second, old);
    show();
    const rows = within(await screen.findByRole('table', { name: 'Last bills' })).getAllByRole('row');
    expect(rows[2]?.textContent).toContain('INV/0Void');
  });

  it('is summed up in a sentence once the day is closed', async () => {
    show();
    expect(screen.queryByText(/over a usual Saturday/)).toBeNull();
    cleanup();
    dayIs({ ...today, closedAt: NOW });
    show();
    expect(await screen.findByText('100 % over a usual Saturday.')).toBeTruthy();
  });

  it('is not there for a restaurant without a bill, which sees what to set up next', async () => {
    isNew();
    show();
    expect(screen.queryByRole('list', { name: 'Today' })).toBeNull();
    const next = within(await screen.findByRole('region', { name: 'Set up next' }));
    expect(next.getByRole('link', { name: 'Print the QR codes of the tables' })).toBeTruthy();
    expect(next.getByRole('link', { name: /UPI ID/ }).getAttribute('href')).toBe(
      '/dashboard/settings#payments',
    );
  });

  it('offers only what the person may do: an accountant none of it, a manager what is not a setting (P-RIGHT-4)', async () => {
    isNew();
    const showTo = (preset: 'accountant' | 'manager') =>
      render(
        <MemoryRouter>
          <InRestaurant role="office" record={restaurant} backend={backend}>
            <RightsContext value={rightsOf(preset)}>
              <HomePage />
            </RightsContext>
          </InRestaurant>
        </MemoryRouter>,
      );
    showTo('accountant');
    expect(
      await screen.findByText('The figures of the day appear here from the first bill on.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Print the QR codes|Add photos|Captain/ })).toBeNull();
    cleanup();
    showTo('manager');
    const next = within(await screen.findByRole('region', { name: 'Set up next' }));
    expect(next.getByRole('link', { name: 'Print the QR codes of the tables' })).toBeTruthy();
    expect(next.queryByText(/UPI ID/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Captain’s screen' })).toBeTruthy();
  });
});

describe('open tables', () => {
  it('stand floor by floor with their amount, and open their orders; the rest stays when one part fails', async () => {
    const asks = { ...aTable({ n: 2, order: 'o2', totalPrice: 90 }), serviceRequest: 'bill' as const };
    for (const each of [asks, aTable({ n: 9 })]) backend.put(tables, { tableId: each.id }, each);
    backend.fails('unavailable', invoices);
    show();
    const open = region('Open tables');
    expect(open.getByText('2 of 3 · ₹1,850 at menu prices')).toBeTruthy();
    const tiles = within(open.getByRole('list')).getAllByRole('link');
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'F1-T02₹90Asks for the bill',
      expect.stringContaining('F1-T04₹1,760'),
    ]);
    expect(tiles[1]?.getAttribute('href')).toBe(`/dashboard/orders?order=${table.currentOrderId ?? ''}`);
    expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded');
  });

  it('are at most fifteen; the others are a number', () => {
    const many = Array.from({ length: 18 }, (_, n) => aTable({ n: n + 1, order: `o${n}` }));
    backend.putOnly(tables, Object.fromEntries(many.map((each) => [each.id, each])));
    show();
    const open = region('Open tables');
    expect(within(open.getByRole('list')).getAllByRole('listitem')).toHaveLength(15);
    expect(open.getByRole('link', { name: '3 more' }).getAttribute('href')).toBe('/dashboard/tables');
  });
});

describe('the last weeks', () => {
  const cells = async (name: string | RegExp) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);

  it('have the month, its projection and the target', async () => {
    show();
    const month = within(await screen.findByRole('region', { name: 'Net sales of November 2026' }));
    expect(month.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₹7,920',
      '₹11,160',
      '₹10,000',
    ]);
    expect(month.getByRole('link', { name: '₹7,920' }).getAttribute('href')).toBe(
      '/dashboard/finance?span=month:2026-11&open=net',
    );
    expect(month.getByText(/79 % of it reached/).textContent).toContain('₹1,160 above it');
  });

  it('have a table by weekday and hour that can be read without colour', async () => {
    show();
    const rows = await cells('Usual sales by weekday and hour, tax included, last eight weeks');
    expect(rows).toHaveLength(8);
    expect(rows.slice(0, 2)).toEqual(['Weekday1 pm', 'Monday378']);
  });

  it('have the best and worst dishes by sales and by margin', async () => {
    show();
    expect(await cells('Brought most')).toContain('Idli28₹3,360');
    const most = within(screen.getByRole('table', { name: 'Brought most' }));
    expect(most.getByRole('link', { name: 'Idli' }).getAttribute('href')).toBe(
      '/dashboard/trending?period=2026-10-24..2026-11-20&dish=idli',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Margin' }));
    expect(screen.getByText(/No dish with a cost price was sold/)).toBeTruthy();
  });

  it('are computed once when there are none or they are of another day', async () => {
    backend.put(recents, {}, { ...stored, date: '2026-11-20' });
    show();
    await waitFor(() => expect(backend.calls).toEqual([['refreshRecent', {}]]));
    expect(screen.getByRole('list', { name: 'Today' }).textContent).not.toMatch(/usual/i);
  });

  it('can be asked for again when they could not be computed', async () => {
    backend.remove(recents, {});
    backend.refuse(refreshRecent, 'offline');
    show();
    await userEvent.click(await screen.findByRole('button', { name: /again/i }));
    await waitFor(() => expect(backend.sent(refreshRecent)).toHaveLength(2));
    expect(screen.getByText('F1-T04')).toBeTruthy();
  });
});
