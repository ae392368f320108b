import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dishOf } from '@bhoj/domain/fixtures/menu';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';

import { paise } from '@bhoj/domain/money/money';
import { aMenu, aWaitingOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, showOrder } from './guest-pages.fixtures.tsx';

eachGuest();
beforeEach(() => {
  backend.put(menus, {}, aMenu({ items: [dishOf('Masala dosa', 120, { packingPaise: paise(5_00) })] }));
});

const openCart = async () => {
  await openAt(MENU);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Masala dosa' }));
  fireEvent.click(await screen.findByRole('button', { name: /1 dish/ }));
};

it('the cart of a takeaway has packing in its total: 120 + 5 for the dish + 20 for the order = 145', async () => {
  showOrder(aWaitingOrder({ type: 'takeaway', extras: { packingPaise: paise(20_00) } }));
  await openCart();
  expect(await screen.findByText('₹145')).toBeTruthy();
  expect(screen.getByText('₹25 of it is for packing')).toBeTruthy();
});

it('the cart at a table has none', async () => {
  showOrder(aWaitingOrder());
  await openCart();
  expect(await screen.findByRole('button', { name: 'Send to kitchen' })).toBeTruthy();
  expect(screen.queryByText(/for packing/)).toBeNull();
});
