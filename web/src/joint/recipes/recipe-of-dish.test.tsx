import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { aMenuItem } from '@bhoj/domain/fixtures/menu';
import { someRecipes, someStockItems } from '@bhoj/domain/fixtures/stock';
import { saveRecipes } from '@bhoj/domain/stock/recipes/recipes.contract';
import { recipesWith } from '@bhoj/domain/stock/recipes/saved-recipes';
import { recipes, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { RecipeOfDish } from './recipe-of-dish.tsx';

const backend = inMemory();
const words = recipeFormPart.en;
const DISH = aMenuItem({ id: 'paneer-tikka', name: 'Paneer tikka' });
const show = () => {
  render(
    <InRestaurant backend={backend}>
      <ToastProvider>
        <RecipeOfDish item={DISH} />
      </ToastProvider>
    </InRestaurant>,
  );
  expect(backend.listeners()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: words.show }));
};
const ITEMS = new Map(someStockItems().items.map((item) => [item.id, item]));
const typed = async (value: string) =>
  fireEvent.change(await screen.findByLabelText(words.amount), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }));

beforeEach(() => {
  backend.clear();
  backend.put(stockItems, {}, someStockItems());
  const portions = { 'paneer-tikka': [{ itemId: 'paneer', quantity: 180_000 }] };
  backend.put(recipes, {}, someRecipes({ portions, batches: {} }));
  backend.answer(saveRecipes, (input) => {
    const before = backend.stored(recipes, {});
    if (before === null) throw new Refusal('restaurant-not-found');
    const after = recipesWith(before, input, ITEMS, { items: [DISH], addOnGroups: [] });
    backend.put(recipes, {}, after);
    return { version: after.version };
  });
});
afterEach(cleanup);

it('saves the recipe of a dish again and again while its form stays open', async () => {
  show();
  await typed('200');
  save();
  await waitFor(() => expect(backend.stored(recipes, {})?.version).toBe(2));
  await typed('220');
  save();
  await waitFor(() =>
    expect(backend.stored(recipes, {})).toMatchObject({
      version: 3,
      portions: { 'paneer-tikka': [{ itemId: 'paneer', quantity: 220_000 }] },
    }),
  );
  expect(screen.queryByText(words.changed)).toBeNull();
});

it('says what to do where there are no items yet', async () => {
  backend.remove(stockItems, {});
  show();
  expect(await screen.findByText(words.noItems)).toBeTruthy();
});
