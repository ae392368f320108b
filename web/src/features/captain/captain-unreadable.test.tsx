import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi, beforeAll } from 'vitest';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { amongGoodOnes, clearStored, store } from '../../firebase/stored-lists.fixtures.ts';
import { captain } from '../../messages/captain/en/captain.ts';
import { CaptainPage } from './captain-page.tsx';
import { anOrder, aTable, MENU, PROFILE } from './state/captain-page.fixtures.ts';
import { loadLater } from './later.ts';

// Loaded here, so that no test has to wait for it.
beforeAll(loadLater);

vi.mock('firebase/firestore', async () => {
  const fixtures = await import('../../firebase/stored-lists.fixtures.ts');
  return fixtures.firestore;
});
vi.mock('../../firebase/report-error.ts', () => ({ reportFault: () => undefined }));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({ db: {} }) }));
vi.mock('../../firebase/call.ts', () => ({
  CallFailure: Error,
  useCall: () => () => new Promise(() => undefined),
}));

const place = 'users/r@example.in';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  // A phone.
  (globalThis as unknown as { happyDOM: { setViewport: (v: object) => void } }).happyDOM.setViewport({
    width: 390,
    height: 844,
  });
  store(`${place}/orders`, amongGoodOnes({ a: anOrder() }, anOrder()));
  store(`${place}/tables`, {
    t1: tables.encode(aTable('F1-T01', { open: 'a' })),
    t2: tables.encode(aTable('F1-T02', { open: 'newer' })),
    t3: { ...tables.encode(aTable('F1-T03')), status: 7 },
    t4: tables.encode(aTable('F1-T04')),
  });
  store(`${place}/catalog`, {
    menu: menus.encode(MENU),
    profile: profiles.encode(PROFILE),
    availability: { soldOut: {}, schemaVersion: 99 },
  });
});
afterEach(() => {
  cleanup();
  clearStored();
  vi.useRealTimers();
});

const show = async () => {
  render(
    <MemoryRouter initialEntries={[href('captain')]}>
      <InRestaurant restaurantId="r@example.in">
        <CaptainPage />
      </InRestaurant>
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(50));
};

it('shows every table that it can read, and one card for the rest', async () => {
  await show();
  for (const name of [/^F1-T01/, /^F1-T02/, /^F1-T04/])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(
    screen.getByText('1 table, 2 orders and what is sold out cannot be shown on this version of Bhoj'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^F1-T01/ }));
  expect(screen.getByText(/Paneer Tikka/)).toBeTruthy();
});

it('takes no round for a table whose order it cannot read', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^F1-T02/ }));
  expect(screen.getByText(captain.unreadableOrder)).toBeTruthy();
  expect(screen.queryByText(captain.addDishes)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: captain.allTables }));
  expect(screen.getByRole('button', { name: /^F1-T01/ })).toBeTruthy();
});
