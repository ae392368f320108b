import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMonth } from '@bhoj/domain/fixtures/days';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { addMonths, dateOf } from '@bhoj/domain/time/ist';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, aMenuItem, aVariant, someCosts } from '@bhoj/domain/fixtures/menu';
import { someRecipes, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { saveRecipes } from '@bhoj/domain/stock/recipes/recipes.contract';
import { recipes, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { monthName } from '../../../ui/dates/formats.ts';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { recipeFormPart, stockRecipesPart } from '../../../messages/owner/stock-recipes/en.ts';
import { stockFilePart } from '../../../messages/owner/stock-file/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { RecipesView } from './recipes-view.tsx';

const backend = inMemory();
const words = stockRecipesPart.en;
const file = stockFilePart.en;
const form = recipeFormPart.en;
const show = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <InRestaurant backend={backend} record={aRestaurant()}>
        <ToastProvider>
          <RecipesView />
        </ToastProvider>
      </InRestaurant>
    </MemoryRouter>,
  );
const TIKKA = aMenuItem({ id: 'paneer-tikka', name: 'Paneer tikka', pricePaise: paise(240_00) });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name: words.edit(name) }));
const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = async (inside: ReturnType<typeof within>, nth: number, item: string) => {
  const line = within(inside.getByRole('group', { name: form.ingredient(nth) }));
  const field = line.getByLabelText(form.item);
  fireEvent.mouseDown(field);
  change(field, item);
  fireEvent.click(await screen.findByRole('option', { name: item }));
  return line;
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.put(menus, {}, aMenu({ items: [TIKKA, ...aMenu().items] }));
  backend.put(menuCosts, {}, someCosts());
  backend.put(stockItems, {}, someStockItems());
  backend.put(stockLevels, {}, someStockLevels());
  backend.put(
    recipes,
    {},
    someRecipes({ portions: { 'paneer-tikka': [{ itemId: 'paneer', quantity: 180_000 }] } }),
  );
  backend.answer(saveRecipes, () => ({ version: 2 }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('lists dishes without a recipe first, and says what each costs and from what', async () => {
  show();
  const rows = await screen.findAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts.at(-1)).toMatch(/Paneer tikka.*Recipe.*₹240.*₹72.*30.*₹168/);
  expect(texts.find((text) => text?.includes('Masala dosa'))).toMatch(/Typed/);
  expect(screen.getByText(words.count(1, 3))).toBeTruthy();
});

it('goes by the sales of the month before until there are some', async () => {
  const month = dateOf(addMonths(NOW, -1)).slice(0, 7);
  const known = aMonth();
  const [sold] = Object.values(known.sales.byDish);
  if (sold === undefined) throw new Error('nothing is sold');
  const byDish = { 'paneer-tikka': { ...sold, itemId: 'paneer-tikka', variantId: null } };
  const sales = { ...known.sales, byDish };
  backend.put(months, { month }, { ...known, month, sales });
  show();
  expect(await screen.findByText(/Recipes cover 100/)).toBeTruthy();
  expect(screen.getByText(new RegExp(`the sales of ${monthName(month)}`))).toBeTruthy();
});

it('marks dishes whose food costs more than the owner allows', async () => {
  show();
  change(await screen.findByLabelText(words.limit), '25');
  fireEvent.click(screen.getByRole('button', { name: words.limitSave }));
  await screen.findByText(words.limitSaved);
  expect(backend.sent(saveRecipes)).toMatchObject([{ mostCostBp: 2500, portions: {}, batches: {} }]);
  act(() => backend.put(recipes, {}, { ...someRecipes(), version: 2, mostCostBp: 2500, batches: {} }));
  expect(await screen.findByText(words.state.unpriced)).toBeTruthy();
});

it('writes the recipe of a dish in grams and portions, with what it costs', async () => {
  show('/?recipe=masala-dosa');
  const inside = await dialog('Masala dosa');
  const first = await choose(inside, 1, 'Paneer');
  change(first.getByLabelText(form.amount), '2');
  fireEvent.click(inside.getByRole('button', { name: form.add }));
  fireEvent.click(inside.getByRole('button', { name: form.save }));
  expect(await inside.findByText(form.lineFaults.missing)).toBeTruthy();
  fireEvent.click(inside.getByRole('button', { name: form.remove(2) }));
  change(first.getByLabelText(form.amount), '1000');
  change(inside.getByLabelText(form.portions), '10');
  expect(inside.getByText(/₹40 · 33\.3/)).toBeTruthy();
  fireEvent.click(inside.getByRole('button', { name: form.save }));
  await waitFor(() =>
    expect(backend.sent(saveRecipes).at(-1)).toMatchObject({
      baseVersion: 1,
      portions: { 'masala-dosa': [{ itemId: 'paneer', quantity: 100_000 }] },
    }),
  );
});

it('gives a half portion half of the recipe', async () => {
  const sizes = [aVariant({ id: 'half', name: 'Half' }), aVariant({ id: 'full', name: 'Full' })];
  backend.put(menus, {}, aMenu({ items: [{ ...TIKKA, variants: sizes }] }));
  show('/?recipe=paneer-tikka%3Ahalf');
  const inside = await dialog('Paneer tikka');
  fireEvent.click(inside.getByRole('button', { name: 'Half' }));
  expect(inside.getByText(form.usesWhole)).toBeTruthy();
  fireEvent.click(inside.getByRole('button', { name: form.copy }));
  expect(inside.getByLabelText(form.amount)).toHaveProperty('value', '90');
  fireEvent.click(inside.getByRole('button', { name: form.save }));
  await waitFor(() =>
    expect(backend.sent(saveRecipes)).toMatchObject([
      { portions: { 'paneer-tikka:half': [{ itemId: 'paneer', quantity: 90_000 }] } },
    ]),
  );
});

it('opens the recipe of the size that was chosen, where it has its own', async () => {
  const sizes = [aVariant({ id: 'half', name: 'Half' }), aVariant({ id: 'full', name: 'Full' })];
  backend.put(menus, {}, aMenu({ items: [{ ...TIKKA, variants: sizes }] }));
  const portions = { 'paneer-tikka:half': [{ itemId: 'paneer', quantity: 90_000 }] };
  backend.put(recipes, {}, someRecipes({ portions }));
  show('/?recipe=paneer-tikka%3Ahalf');
  const inside = await dialog('Paneer tikka');
  expect(inside.getByLabelText(form.amount)).toHaveProperty('value', '90');
  fireEvent.click(inside.getByRole('button', { name: form.whole }));
  expect(inside.getByLabelText(form.amount)).toHaveProperty('value', '');
});

it('changes a preparation, and says with names why one cannot contain itself', async () => {
  backend.refuse(saveRecipes, 'stock-unfit', {
    key: 'gravy',
    line: 0,
    fault: 'circle',
    way: ['Gravy', 'Onion', 'Gravy'],
  });
  show('/?kind=batch&recipe=gravy');
  const inside = await dialog('Butter gravy');
  expect(inside.getByLabelText(form.makes)).toHaveProperty('value', '3');
  fireEvent.click(inside.getByRole('button', { name: form.save }));
  expect(await inside.findByText(/Gravy → Onion → Gravy/)).toBeTruthy();
  backend.answer(saveRecipes, () => ({ version: 2 }));
  change(inside.getByLabelText(form.makes), '4');
  fireEvent.click(inside.getByRole('button', { name: form.save }));
  await screen.findByText(form.saved('Butter gravy'));
  expect(backend.sent(saveRecipes).at(-1)).toMatchObject({
    batches: { gravy: { makes: 4_000_000, isKept: false, uses: [{ itemId: 'onion' }] } },
  });
});

it('removes a recipe after a question', async () => {
  show('/?recipe=paneer-tikka');
  const inside = await dialog('Paneer tikka');
  fireEvent.click(inside.getByRole('button', { name: form.drop }));
  const asked = within(await screen.findByRole('dialog', { name: form.dropTitle('Paneer tikka') }));
  fireEvent.click(asked.getByRole('button', { name: form.drop }));
  await waitFor(() =>
    expect(backend.sent(saveRecipes)).toMatchObject([{ portions: { 'paneer-tikka': null } }]),
  );
});

it('saves on top of what a colleague saved, and not over the same recipe', async () => {
  const uses = (quantity: number) => ({ 'paneer-tikka': [{ itemId: 'paneer', quantity }] });
  const meanwhile = (portions: ReturnType<typeof uses>) =>
    backend.put(
      recipes,
      {},
      someRecipes({ version: 7, portions: { ...portions, roti: portions['paneer-tikka'] } }),
    );
  const stale = () => {
    throw new Refusal('changed-meanwhile', { version: 7 });
  };
  backend.answer(saveRecipes, stale, () => ({ version: 8 }));
  show('/?recipe=paneer-tikka');
  const inside = await dialog('Paneer tikka');
  change(inside.getByLabelText(form.amount), '200');
  act(() => meanwhile(uses(1)));
  fireEvent.click(inside.getByRole('button', { name: form.save }));
  expect(await inside.findByText(form.changed)).toBeTruthy();
  expect(backend.sent(saveRecipes)).toMatchObject([{ baseVersion: 1 }]);
  act(() => meanwhile(uses(180_000)));
  backend.answer(saveRecipes, stale, () => ({ version: 8 }));
  fireEvent.click(inside.getByRole('button', { name: form.save }));
  await screen.findByText(form.saved('Paneer tikka'));
  expect(backend.sent(saveRecipes).slice(1)).toMatchObject([{ baseVersion: 1 }, { baseVersion: 7 }]);
});

it('imports recipes from a file', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: file.import }));
  const text =
    'Dish,Ingredient,Amount,Unit\nMasala dosa,Onion,40,g\nMasala dosa,Paneer,20,g\nNowhere,Onion,1,g\n';
  fireEvent.change(screen.getByLabelText(file.file), {
    target: { files: [new File([text], 'recipes.csv')] },
  });
  expect(await screen.findByText(file.fault(4, 'Dish'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: file.start(1) }));
  await screen.findByText(file.done.recipes);
  expect(backend.sent(saveRecipes)).toMatchObject([
    {
      portions: {
        'masala-dosa': [
          { itemId: 'onion', quantity: 40_000 },
          { itemId: 'paneer', quantity: 20_000 },
        ],
      },
    },
  ]);
});

it('keeps the limit that a colleague set meanwhile', async () => {
  const stale = () => {
    throw new Refusal('changed-meanwhile', { version: 7 });
  };
  backend.answer(saveRecipes, stale, () => ({ version: 8 }));
  show();
  const field = await screen.findByLabelText(words.limit);
  change(field, '30');
  backend.answer(saveRecipes, () => {
    backend.put(recipes, {}, someRecipes({ version: 7, mostCostBp: 4000 }));
    return stale();
  });
  fireEvent.click(screen.getByRole('button', { name: words.limitSave }));
  await waitFor(() => expect(backend.sent(saveRecipes)).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText(words.limit)).toHaveProperty('value', '40'));
});
