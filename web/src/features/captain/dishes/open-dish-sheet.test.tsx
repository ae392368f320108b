import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anOpenDish } from '@bhoj/domain/fixtures/menu';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { OpenDishSheet } from './open-dish-sheet.tsx';

const backend = inMemory();

afterEach(cleanup);

function open(role: 'owner' | 'captain') {
  const onAdd = vi.fn<(selection: Selection) => void>();
  render(
    <InRestaurant role={role} backend={backend}>
      <OpenDishSheet item={anOpenDish()} onAdd={onAdd} onClose={() => undefined} />
    </InRestaurant>,
  );
  return onAdd;
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: /^Add/ }));

it('takes a name and a price within the bounds', () => {
  const onAdd = open('owner');
  fill('What is it?', ' Birthday cake ');
  fill('Price in rupees', '650');
  expect(screen.getByRole('button', { name: 'Add · ₹650' })).toBeTruthy();
  add();
  expect(onAdd).toHaveBeenCalledWith({
    itemId: 'open-food',
    variantId: null,
    addOnIds: [],
    quantity: 1,
    note: '',
    open: { name: 'Birthday cake', pricePaise: 650_00 },
  });
});

it.each([
  ['', '650', 'Write what it is.'],
  ['  ', '650', 'Write what it is.'],
  ['Cake', '', 'From ₹20 to ₹2,000'],
  ['Cake', '19.99', 'From ₹20 to ₹2,000'],
  ['Cake', '2000.01', 'From ₹20 to ₹2,000'],
  ['Cake', 'much', 'From ₹20 to ₹2,000'],
])('does not take %j at %j', (name, price, said) => {
  const onAdd = open('owner');
  fill('What is it?', name);
  fill('Price in rupees', price);
  add();
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByText(said)).toBeTruthy();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});

it('tells a captain who may type it', () => {
  open('captain');
  expect(screen.getByText(/Only the owner, or somebody with the right/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});
