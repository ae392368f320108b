import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { someCosts } from '@bhoj/domain/fixtures/menu';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { formatShare } from '@bhoj/domain/money/format';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { RightsContext } from '../../../firebase/rights.ts';
import { trendingRecipesPart } from '../../../messages/owner/trending-recipes/en.ts';
import type { Row } from '../state/trending-model.ts';
import { RecipeCover } from './recipe-cover.tsx';

const backend = inMemory();
const words = trendingRecipesPart.en;
const sold = (amount: number) => ({
  quantity: 1,
  amountPaise: paise(amount),
  costPaise: ZERO,
  costedPaise: ZERO,
});
const row = (id: string, sizes: Readonly<Record<string, number>>): Row => ({
  id,
  sales: {
    itemId: id,
    name: id,
    categoryId: null,
    category: null,
    ...sold(Object.values(sizes).reduce((sum, n) => sum + n, 0)),
    sizes: Object.entries(sizes).map(([key, amount]) => ({ key, variantId: null, ...sold(amount) })),
  },
  eachPaise: null,
  marginPaise: null,
  marginShare: null,
  trend: null,
  perDay: null,
});
const ROWS = [
  row('tikka', { tikka: 600_00 }),
  row('naan', { 'naan:small': 100_00, 'naan:large': 100_00 }),
  row('dal', { dal: 100_00 }),
  row('lassi', { lassi: 100_00 }),
];
const show = (rights: readonly Right[]) =>
  render(
    <InRestaurant backend={backend} role="office">
      <RightsContext value={rights}>
        <RecipeCover rows={ROWS} />
      </RightsContext>
    </InRestaurant>,
  );

beforeEach(() => backend.clear());
afterEach(cleanup);

it('says what part of the sales has its cost from recipes, and from what each dish has it', async () => {
  const fromRecipe = { tikka: paise(72_00), 'naan:large': paise(9_00) };
  backend.put(menuCosts, {}, someCosts({ costs: { dal: paise(40_00), tikka: paise(1) }, fromRecipe }));
  show(['see-profit']);
  const said = await screen.findByRole('status');
  // ₹700 of ₹1,000.
  expect(said.textContent).toBe(words.covered(formatShare(7000)));
  fireEvent.click(screen.getByRole('button', { name: words.show }));
  const lines = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines.slice(1)).toEqual([
    `tikka${words.recipe}`,
    `naan${words.some}`,
    `dal${words.typed}`,
    `lassi${words.none}`,
  ]);
});

it('says nothing where no cost comes from a recipe', () => {
  backend.put(menuCosts, {}, someCosts());
  show(['see-profit']);
  expect(screen.queryByRole('status')).toBeNull();
  expect(backend.listeners()).toBe(1);
});

it('reads no costs for people who may not see them', () => {
  show(['see-sales']);
  expect(screen.queryByRole('status')).toBeNull();
  expect(backend.listeners()).toBe(0);
});
