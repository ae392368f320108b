import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aStockDay, aStockItem, aStockMove, KG, someStockItems } from '@bhoj/domain/fixtures/stock';
import { paise } from '@bhoj/domain/money/money';
import { foldStock, rebuildStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { stockDays, stockItems, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { dateOf, DAY } from '@bhoj/domain/time/ist';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { NowView } from './now-view.tsx';

const backend = inMemory();
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
vi.setConfig({ testTimeout: 30_000 });

const show = (path = '/', more = {}) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <InRestaurant record={aRestaurant()} backend={backend} {...more}>
        <NowView />
      </InRestaurant>
    </MemoryRouter>,
  );

const level = (kg: number, rupees: number, countedAt?: number) => ({
  quantity: kg * KG,
  worthPaise: paise(rupees * 100),
  last: null,
  ...(countedAt !== undefined && { countedAt }),
});

const rows = async () =>
  [...(await screen.findByRole('table', { name: 'Items in the house' })).querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('a')?.textContent,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.answer(foldStock, () => ({ place: 1 }));
  backend.put(
    stockItems,
    {},
    someStockItems({
      items: [aStockItem(), aStockItem({ id: 'onion', name: 'Onion', category: 'Vegetables', par: KG })],
    }),
  );
  backend.put(
    stockLevels,
    {},
    {
      place: 1,
      foldedAt: NOW,
      levels: { paneer: level(7, 2800, NOW), onion: level(5, 100, NOW - 40 * DAY) },
    },
  );
  const day = dateOf(NOW - 2 * DAY);
  backend.put(stockDays, { day }, aStockDay({ day, sums: { usage: { paneer: [-7 * KG, -280_000] } } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('in the house', () => {
  it('shows the worth in all and by category, and folds once when it opens', async () => {
    show();
    const worth = within(await screen.findByRole('region', { name: 'In the house' }));
    expect(worth.getByText('₹2,900')).toBeTruthy();
    expect(worth.getByText('₹2,800')).toBeTruthy();
    expect(await worth.findByText(/^As of /)).toBeTruthy();
    expect(backend.sent(foldStock)).toEqual([{}]);
  });

  it('adds the sales only once it has heard of the stock', async () => {
    const hear = backend.lags('day');
    show();
    await waitFor(() => expect(backend.listeners()).toBeGreaterThan(2));
    expect(backend.sent(foldStock)).toEqual([]);
    hear();
    await waitFor(() => expect(backend.sent(foldStock)).toEqual([{}]));
  });

  it('watches the items, their levels and one week, and nothing else until an item is opened', async () => {
    show();
    await rows();
    expect(backend.listeners()).toBe(3);
  });

  it('names what needs somebody, and shows only that', async () => {
    show();
    expect(await rows()).toEqual(['Paneer', 'Onion']);
    await user.click(screen.getByRole('combobox', { name: 'What needs somebody' }));
    await user.click(await screen.findByRole('option', { name: 'Not counted for long (1)' }));
    expect(await rows()).toEqual(['Onion']);
  });

  it('shows an item with its stores and its moves', async () => {
    backend.put(stockMoves, { moveId: 'a' }, aStockMove({ place: 1 }));
    backend.put(
      stockMoves,
      { moveId: 'b' },
      aStockMove({
        kind: 'waste',
        why: 'spoiled',
        lines: [{ itemId: 'paneer', quantity: -KG }],
        at: NOW + 1,
        sentBy: { id: 'mravi0000000', name: 'Ravi' },
      }),
    );
    show('/?item=paneer');
    const panel = within(await screen.findByRole('dialog', { name: 'Paneer' }));
    expect(await panel.findByText('Main store')).toBeTruthy();
    expect(await panel.findByText('Waste · Spoiled · Not in the figures yet')).toBeTruthy();
    expect(panel.getByText('+10 kg')).toBeTruthy();
    expect(panel.getByText('Asha · sent by Ravi')).toBeTruthy();
  });

  it('shows how much a transfer moved, and from where to where', async () => {
    backend.put(stockItems, {}, someStockItems({ items: [aStockItem()] }));
    const lines = [
      { itemId: 'paneer', quantity: -5 * KG },
      { itemId: 'paneer', storeId: 'bar', quantity: 5 * KG },
    ];
    backend.put(stockMoves, { moveId: 'a' }, aStockMove({ kind: 'transfer', lines, place: 1 }));
    show('/?item=paneer');
    const panel = within(await screen.findByRole('dialog', { name: 'Paneer' }));
    const moves = within(await panel.findByRole('table', { name: 'Moves' }));
    expect(moves.getByText('Moved · Main store → Bar')).toBeTruthy();
    expect(moves.getByText('5 kg')).toBeTruthy();
  });

  it('says when what was sold since could not be added', async () => {
    backend.refuse(foldStock, 'busy-try-again');
    show();
    expect(await screen.findByText(/could not be added/)).toBeTruthy();
    backend.answer(foldStock, () => ({ place: 2 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(backend.sent(foldStock)).toHaveLength(2);
  });

  it('checks every figure when the owner asks', async () => {
    backend.answer(rebuildStock, () => ({ moves: 3, levels: 1, days: 0 }));
    show();
    await user.click(await screen.findByRole('button', { name: 'Check every figure' }));
    expect(await screen.findByText(/Some figures were wrong/)).toBeTruthy();
  });

  it('tells a new house what to do first', async () => {
    backend.clear();
    backend.answer(foldStock, () => ({ place: 0 }));
    show();
    expect(await screen.findByRole('button', { name: 'Add items' })).toBeTruthy();
  });
});
