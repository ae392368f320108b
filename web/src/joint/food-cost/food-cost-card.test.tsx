import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { someCosts } from '@bhoj/domain/fixtures/menu';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aStockDay, aStockItem, someStockItems } from '@bhoj/domain/fixtures/stock';
import { periodOf } from '@bhoj/domain/figures/span/period';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { stockDays, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { foodCostPart } from '../../messages/owner/food-cost/en.ts';
import { FoodCostCard } from './food-cost-card.tsx';

const backend = inMemory();
const words = foodCostPart.en;
const dish = (itemId: string, amount: number) => ({
  itemId,
  variantId: null,
  name: itemId,
  quantity: 1,
  amountPaise: paise(amount),
  costPaise: ZERO,
  costedPaise: ZERO,
});
const MONTH = {
  month: '2026-11',
  sales: {
    ...periodOf([]),
    subtotalPaise: paise(1000_00),
    byDish: { 'masala-dosa': dish('masala-dosa', 600_00), 'filter-coffee': dish('filter-coffee', 400_00) },
  },
};
const show = (keepsStock = true) =>
  render(
    <InRestaurant backend={backend} record={aRestaurant(keepsStock ? { keepsStock } : {})}>
      <FoodCostCard month={MONTH} kinds={{}} />
    </InRestaurant>,
  );

beforeEach(() => backend.clear());
afterEach(cleanup);

it('shows actual against theoretical food cost, and what is unexplained by item', async () => {
  backend.put(
    stockItems,
    {},
    someStockItems({
      items: [...someStockItems().items, aStockItem({ id: 'box', name: 'Box', category: 'Packaging' })],
    }),
  );
  backend.put(menuCosts, {}, { ...someCosts(), fromRecipe: { 'masala-dosa': paise(30_00) } });
  backend.put(
    stockDays,
    { day: '2026-11-20' },
    aStockDay({
      day: '2026-11-20',
      sums: {
        receipt: { paneer: [1, 500_00] },
        usage: { paneer: [-1, -280_00], box: [-1, -99_00] },
        return: { paneer: [1, 20_00] },
        waste: { paneer: [-1, -15_00] },
        count: { paneer: [-1, -45_00], onion: [1, 3_00] },
      },
    }),
  );
  show();
  expect(await screen.findByText(words.title('November 2026'))).toBeTruthy();
  const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling?.textContent;
  expect(value(words.rows.theoretical)).toMatch(/^₹260 · 26/);
  // 260 + 15 + 45 less 3.
  expect(value(words.rows.actual)).toMatch(/^₹317 · 31\.7/);
  expect(value(words.rows.unexplained)).toBe('₹42');
  expect(screen.getByText(/^Recipes cover 60/)).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: words.items })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringMatching(/^Paneer.*₹45$/),
    expect.stringMatching(/^Onion.*-₹3$/),
  ]);
});

it('is not there in a restaurant without items, which reads nothing', () => {
  expect(show().container.textContent).toBe('');
  cleanup();
  const before = backend.listeners();
  expect(show(false).container.textContent).toBe('');
  expect(backend.listeners()).toBe(before);
});
