import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aMenuItem, aVariant, someCosts } from '@bhoj/domain/fixtures/menu';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { saveCosts } from '@bhoj/domain/menu/dish/costs.contract';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { paise } from '@bhoj/domain/money/money';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { DishCosts } from './dish-costs.tsx';

const backend = inMemory();
const sent = () => backend.sent(saveCosts);
const show = (item: MenuItem) =>
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <DishCosts item={item} />
      </InRestaurant>
    </ToastProvider>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the cost' }));

beforeEach(() => {
  backend.clear();
  backend.put(menuCosts, {}, someCosts());
  backend.answer(saveCosts, () => ({}));
});
afterEach(cleanup);

it('shows the cost of a dish and saves another', async () => {
  show(aMenuItem());
  expect(screen.getByLabelText('Cost of a portion')).toHaveProperty('value', '30');
  expect(screen.getByRole('button', { name: 'Save the cost' })).toHaveProperty('disabled', true);
  type('Cost of a portion', '42.50');
  save();
  await screen.findByText('The cost of Masala dosa is saved.');
  expect(sent()).toEqual([{ costs: { 'masala-dosa': 42_50 } }]);
});

it('says what the recipe makes it, and keeps what is typed', async () => {
  backend.put(menuCosts, {}, { ...someCosts(), fromRecipe: { 'masala-dosa': paise(34_20) } });
  show(aMenuItem());
  expect(await screen.findByText(/₹34\.20/)).toBeTruthy();
  expect(screen.getByLabelText('Cost of a portion')).toHaveProperty('value', '30');
});

it('takes an empty cost away', async () => {
  show(aMenuItem());
  type('Cost of a portion', '');
  save();
  await waitFor(() => expect(sent()).toEqual([{ costs: { 'masala-dosa': null } }]));
});

it('asks for the cost of each size, and begins empty where nothing is known', async () => {
  backend.remove(menuCosts, {});
  const sizes = [
    aVariant({ id: 'half', name: 'Half' }),
    aVariant({ id: 'full', name: 'Full', pricePaise: paise(1) }),
  ];
  show(aMenuItem({ variants: sizes }));
  expect(screen.getByLabelText('Cost of Half')).toHaveProperty('value', '');
  type('Cost of Full', '90');
  save();
  await waitFor(() =>
    expect(sent()).toEqual([{ costs: { 'masala-dosa:half': null, 'masala-dosa:full': 90_00 } }]),
  );
});

it('says what is wrong with a cost, and saves nothing', async () => {
  show(aMenuItem());
  type('Cost of a portion', 'much');
  save();
  await screen.findByText('Enter rupees, such as 42 or 42.50, or leave it empty.');
  expect(sent()).toEqual([]);
});

it('keeps what was typed when it is not saved, and says why', async () => {
  backend.refuse(saveCosts, 'offline');
  show(aMenuItem());
  type('Cost of a portion', '42');
  save();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByLabelText('Cost of a portion')).toHaveProperty('value', '42');
});
