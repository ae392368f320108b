import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, anAvailability, aSweet, aVariant } from '@bhoj/domain/fixtures/menu';
import { paise } from '@bhoj/domain/money/money';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { dishSheetWords } from '../../messages/shared/dish/en.ts';
import { DishSheet } from './dish-sheet.tsx';

afterEach(cleanup);

async function open(item: MenuItem = aSweet(), typesWeight = false) {
  const onAdd = vi.fn<(selection: Selection) => void>();
  const menu = aMenu({ items: [item] });
  const availability = anAvailability();
  render(
    <DishSheet
      {...{ menu, item, availability, typesWeight, onAdd }}
      onClose={() => undefined}
      now={NOW}
      words={dishSheetWords}
    />,
  );
  await screen.findByText('₹480 / kg');
  return onAdd;
}
const addButton = () => screen.getByRole('button', { name: /^(Add|Sold out)/ });
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Other weight'), { target: { value: text } });

it('offers a guest the weights of the dish with their prices, and nothing else', async () => {
  const onAdd = await open();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '250 g₹120',
    '500 g₹240',
    '1 kg₹480',
  ]);
  expect(screen.queryByLabelText('Other weight')).toBeNull();
  expect(screen.queryByLabelText('Quantity')).toBeNull();
  expect(addButton().textContent).toBe('Add · ₹120');
  fireEvent.click(screen.getByLabelText(/500 g/));
  fireEvent.click(addButton());
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ grams: 500, quantity: 1 }));
});

it('takes a captain’s typed weight, and shows its price at once', async () => {
  const onAdd = await open(aSweet(), true);
  type('350');
  expect(screen.getByText('350 g · ₹168')).toBeTruthy();
  expect(addButton().textContent).toBe('Add · ₹168');
  type('1.25 kg');
  expect(addButton().textContent).toBe('Add · ₹600');
  fireEvent.click(addButton());
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ grams: 1250 }));
});

it('adds nothing while the typed weight is none, and returns to an offered one', async () => {
  await open(aSweet(), true);
  for (const text of ['a lot', '0', '51 kg']) {
    type(text);
    expect(screen.getByText(/Type grams, like 350/)).toBeTruthy();
    expect(addButton().hasAttribute('disabled')).toBe(true);
  }
  type('');
  expect(addButton().textContent).toBe('Add · ₹120');
  type('350');
  fireEvent.click(screen.getByLabelText(/1 kg/));
  expect(addButton().textContent).toBe('Add · ₹480');
});

it('weighs at the price of the chosen size', async () => {
  const onAdd = await open(
    aSweet({
      variants: [
        aVariant({ id: 'plain', name: 'Plain', pricePaise: paise(480_00) }),
        aVariant({ id: 'silver', name: 'Silver leaf', pricePaise: paise(600_00) }),
      ],
    }),
  );
  fireEvent.click(screen.getByLabelText(/Silver leaf/));
  expect(addButton().textContent).toBe('Add · ₹150');
  fireEvent.click(addButton());
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ variantId: 'silver', grams: 250 }));
});
