import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { plainSelection } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { captain } from '../../../messages/captain/captain/en.ts';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { DishList } from './dish-list.tsx';

afterEach(cleanup);

const CHAI = dishOf('Masala Chai', 40, { id: 'chai' });
const COFFEE = dishOf('Coffee', 50, { id: 'coffee', variants: [aVariant()] });

function show(cart: Cart, isOffered = true) {
  const onChoose = vi.fn<(item: MenuItem) => void>();
  const onLess = vi.fn<(entry: Selection) => void>();
  render(
    <DishList
      leftOf={(key) => (key === 'chai' ? 7 : null)}
      groups={[{ category: null, choices: [CHAI, COFFEE].map((item) => ({ item, isOffered })) }]}
      query=""
      onClear={() => undefined}
      {...{ cart, onChoose, onLess }}
    />,
  );
  return { onChoose, onLess };
}
const stepper = (dish: string) => within(screen.getByRole('group', { name: captain.quantityOf(dish) }));
const press = (dish: string, name: string) => fireEvent.click(stepper(dish).getByRole('button', { name }));

it('adds a dish by its row, and has one less and one more beside a chosen dish only', () => {
  const { onChoose, onLess } = show([plainSelection('chai', 2)]);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(stepper('Masala Chai').getByText('2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Vegetarian Coffee/ }));
  expect(onChoose).toHaveBeenLastCalledWith(COFFEE);
  press('Masala Chai', captain.more);
  expect(onChoose).toHaveBeenLastCalledWith(CHAI);
  expect(onLess).not.toHaveBeenCalled();
  press('Masala Chai', captain.less);
  expect(onLess).toHaveBeenCalledWith(plainSelection('chai', 2));
});

it('counts all sizes of a dish, asks for the choices of one more, and takes one off the entry added last', () => {
  const small = { ...plainSelection('coffee', 2), variantId: 'small' };
  const large = { ...plainSelection('coffee'), variantId: 'large' };
  const { onChoose, onLess } = show([small, large]);
  expect(stepper('Coffee').getByText('3')).toBeTruthy();
  press('Coffee', captain.more);
  expect(onChoose).toHaveBeenCalledWith(COFFEE);
  press('Coffee', captain.less);
  expect(onLess).toHaveBeenCalledWith(large);
});

it('takes off a chosen dish that has run out meanwhile, and adds none', () => {
  show([plainSelection('chai')], false);
  const button = (name: string) => stepper('Masala Chai').getByRole<HTMLButtonElement>('button', { name });
  expect(button(captain.more).disabled).toBe(true);
  expect(button(captain.less).disabled).toBe(false);
});

it('says how many portions are left of a dish whose portions are counted', () => {
  show([]);
  expect(screen.getByRole('button', { name: /Masala Chai.*7 left/ })).toBeTruthy();
  expect(screen.queryAllByText(/left$/)).toHaveLength(1);
});

it('takes no more than are left', () => {
  const { onChoose } = show([plainSelection('chai', 7)]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Masala Chai.*7 left/ }).disabled).toBe(true);
  expect(stepper('Masala Chai').getByRole<HTMLButtonElement>('button', { name: captain.more }).disabled).toBe(
    true,
  );
  press('Masala Chai', captain.more);
  expect(onChoose).not.toHaveBeenCalled();
});
