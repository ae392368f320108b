import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '@bhoj/domain/collections';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aStockDay, aStockMove, KG, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { PACE_DAYS } from '@bhoj/domain/stock/figures/in-house';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { stockDays, stockItems, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { dateOf, DAY } from '@bhoj/domain/time/ist';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { StockPage } from './stock-page.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });

/** Names of collections that a page of the stock might read besides. */
const OF_A_STOCK =
  /stock|goods|vendors|purchaseOrders|expenses|audit|menu|catalog|orders|invoices|days|months/;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * The page reads the items, the levels and seven days, nine documents, and the levels again once they are folded. A
 * fold with nothing to do reads two (tests/functions/stock/reach.test.ts). That is twelve, however many bills a year
 * had.
 */
it('opens with nine documents after a year: no other day, no move and no other document is read', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.answer(foldStock, () => ({ place: 1 }));
  const day = (ago: number) => dateOf(NOW - ago * DAY);
  const sums = { usage: { paneer: [-7 * KG, -280_000] as [number, number] } };
  for (let ago = 1; ago <= 365; ago += 1) {
    if (ago <= PACE_DAYS) backend.put(stockDays, { day: day(ago) }, aStockDay({ day: day(ago), sums }));
    // Whoever reads one of them shows that it could not be read.
    else backend.putStored(stockDays, { [day(ago)]: { day: day(ago), sums: 'nothing that can be read' } });
  }
  backend.put(stockItems, {}, someStockItems());
  backend.put(stockLevels, {}, someStockLevels());
  backend.put(stockMoves, { moveId: 'inv_1' }, aStockMove({ kind: 'usage' }));
  const read: readonly Collection[] = [stockItems, stockLevels, stockDays];
  const others = (Object.values(COLLECTIONS) as unknown as Collection[]).filter((one) => !read.includes(one));
  backend.fails('permission-denied', ...others.filter(({ pattern }) => OF_A_STOCK.test(pattern)));
  render(
    <MemoryRouter>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <StockPage />
      </InRestaurant>
    </MemoryRouter>,
  );
  const table = await screen.findByRole('table', { name: 'Items in the house' });
  // Seven kilograms a day, from the seven days that are read.
  expect(table.textContent).toContain('10 kg');
  expect(screen.queryByText(/could not/i)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
