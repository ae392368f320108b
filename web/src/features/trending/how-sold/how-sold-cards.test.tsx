import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aDayWith } from '@bhoj/domain/fixtures/dish-days';
import { someHowSold } from '@bhoj/domain/fixtures/days';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import type { HowSold } from '@bhoj/domain/how-sold/how-sold.schema';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { rowsOf } from '../state/trending-model.ts';
import { HowSoldCards } from './how-sold-cards.tsx';

const backend = inMemory();
const period = { from: '2026-11-18', to: '2026-11-20' };
const days = [
  aDayWith(
    '2026-11-20',
    { itemId: 'dal', name: 'Dal', quantity: 4, rupees: 400 },
    { itemId: 'kaju-katli', name: 'Kaju katli', quantity: 2, rupees: 240 },
  ),
];
const trending = { period, days, before: null };

const show = (...all: readonly HowSold[]) => {
  for (const value of all) backend.putAll(howSold, { [value.day]: value });
  render(
    <InRestaurant record={aRestaurant()} backend={backend}>
      <HowSoldCards trending={trending} rows={rowsOf(trending)} />
    </InRestaurant>,
  );
};
const cellsOf = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table }))
    .getByRole('rowheader', { name })
    .closest('tr')?.textContent;

beforeEach(() => backend.clear());
afterEach(cleanup);

it('shows sales by price list beside those at the menu’s prices, and kilograms of what was weighed', () => {
  show({
    ...someHowSold(),
    weighed: { 'kaju-katli': { grams: 500, portions: 1, amountPaise: paise(220_00) } },
  });
  // One bill, of ₹260 with all its lines; the day's other sales are ₹640 − ₹240.
  expect(cellsOf('Sales by price list', 'AC hall')).toBe('AC hall1₹260238\u00A0%₹240');
  expect(cellsOf('Sales by price list', 'Prices of the menu, and charges')).toContain('₹400');
  expect(cellsOf('Sold by weight', 'Kaju katli')).toBe('Kaju katli0.5001₹440₹220');
  // The day sold it twice for ₹240, once by the piece.
  expect(screen.getAllByRole('button', { name: 'Export CSV' })).toHaveLength(2);
});

it('shows nothing where nothing was sold so, and no list where only weights were', () => {
  show();
  expect(screen.queryByRole('table')).toBeNull();
  cleanup();
  show({ ...someHowSold(), lists: {}, listed: { bills: 0, billsPaise: someHowSold().listed.billsPaise } });
  expect(screen.queryByRole('table', { name: 'Sales by price list' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Sold by weight' })).toBeTruthy();
});

it('says so where it could not be loaded', () => {
  backend.fails('unavailable', howSold);
  show();
  expect(screen.getByText(/could not be loaded/)).toBeTruthy();
});
