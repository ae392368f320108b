import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { paise, rupees } from '@bhoj/domain/money/money';
import { aClosing } from '@bhoj/domain/fixtures/days';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { aMenu } from '@bhoj/domain/fixtures/menu';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { HomePage } from './home-page.tsx';

const { lives } = vi.hoisted(() => ({ lives: new Map<string, unknown>() }));
// Written as a function declaration, so that it exists when the hoisted mocks are made.
function live({ pattern }: { pattern: string }, params: { day?: string } | null) {
  return lives.get(params?.day ?? pattern) ?? lives.get(pattern) ?? { state: 'loading' };
}
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: live, useLiveList: live }));

const RESTAURANT = 'users/{restaurantId}';
const ready = (value: unknown) => ({ state: 'ready', value, fromCache: false });
const restaurant = aNewRestaurant();
const table = aTable({ n: 4, order: 'o1', totalPrice: 1760 });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:10+05:30'), toFake: ['Date'] });
  lives.set(`${RESTAURANT}/catalog/menu`, ready(aMenu({ categories: [], items: [] })));
  lives.set(`${RESTAURANT}/tables/{tableId}`, ready([{ id: table.id, value: table }]));
  lives.set(`${RESTAURANT}/orders/{orderId}`, ready([]));
  lives.set(`${RESTAURANT}/days/{day}`, { state: 'missing' });
  lives.set('2026-11-21', ready({ ...emptyDay('2026-11-21'), bills: 3, totalPaise: paise(96_600) }));
  lives.set(`${RESTAURANT}/invoices/{invoiceId}`, ready([]));
});
afterEach(() => {
  cleanup();
  lives.clear();
  vi.useRealTimers();
});

const show = () =>
  render(
    <MemoryRouter>
      <InRestaurant record={restaurant}>
        <HomePage />
      </InRestaurant>
    </MemoryRouter>,
  );

it('shows what needs the owner now, with links', () => {
  show();
  const now = within(screen.getByRole('region', { name: 'What needs you now' }));
  expect(now.getByText(/^Urgent: no bill can be settled until your FSSAI number is entered/)).toBeTruthy();
  expect(now.getByRole('link', { name: 'Enter the FSSAI number' }).getAttribute('href')).toBe(
    '/dashboard/settings',
  );
  expect(now.getByText(/no dish on the menu/)).toBeTruthy();
  expect(now.getByRole('link', { name: 'Add dishes' }).getAttribute('href')).toBe('/dashboard/menu');
});

it('warns in time of a limit of turnover, from the last closed day and today', () => {
  const closed = aClosing({ day: '2026-11-20', yearTurnoverPaise: rupees(19_00_000) });
  lives.set(`${RESTAURANT}/closings/{day}`, ready([{ id: closed.day, value: closed }]));
  show();
  const now = within(screen.getByRole('region', { name: 'What needs you now' }));
  expect(now.getByText(/^This year’s turnover comes near ₹20,00,000/)).toBeTruthy();
});

it('shows today against the same weekday a week ago', () => {
  show();
  const figures = within(screen.getByRole('list', { name: 'Today' }));
  expect(figures.getByText('₹966')).toBeTruthy();
  expect(figures.getByText('₹322')).toBeTruthy();
  expect(figures.getByText('Last Saturday: ₹0 by 14:00')).toBeTruthy();
});

it('lists open tables with their amount, and explains an empty list of bills', () => {
  show();
  const open = within(screen.getByRole('region', { name: 'Open tables' }));
  expect(open.getByText('F1-T04')).toBeTruthy();
  expect(open.getByText('₹1,760')).toBeTruthy();
  expect(screen.getByText(/The first one shows here/)).toBeTruthy();
});

it('never says that nothing waits before everything has loaded', () => {
  lives.set(`${RESTAURANT}/catalog/menu`, { state: 'loading' });
  show();
  expect(screen.queryByText(/The house is in order/)).toBeNull();
});

it('keeps the rest when one part fails', () => {
  lives.set(`${RESTAURANT}/invoices/{invoiceId}`, { state: 'failed' });
  show();
  expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded');
  expect(screen.getByText('F1-T04')).toBeTruthy();
});
