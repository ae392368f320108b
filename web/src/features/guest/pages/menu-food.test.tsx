import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';

import { dishOf } from '@bhoj/domain/fixtures/menu';
import { GUEST_LANGUAGE_KEY } from '../../../words/guest-language-key.ts';
import { aMenu, aWaitingOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
import { plainSelection } from '../../../blocks/cart/cart.ts';
import { eachGuest, openAt, sendCart, showOrder } from './guest-pages.fixtures.tsx';
// Imported here, so that no test waits for what the page loads when idle.
import '../food/dressed.tsx';

eachGuest();
beforeEach(() => {
  backend.put(
    menus,
    {},
    aMenu({
      items: [
        dishOf('Khichdi', 120, { food: { jain: 'fits' } }),
        dishOf('Dal', 140, { food: { jain: 'on-request', 'no-dairy': 'does-not' } }),
        dishOf('Idli', 60),
        dishOf('Egg dosa', 140, { mark: 'egg' }),
      ],
    }),
  );
  showOrder(aWaitingOrder());
});

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const row = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (found === null) throw new Error(`${name} has no row`);
  return within(found);
};
const choose = async (...rules: string[]) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Food rules/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Food rules' }));
  for (const rule of rules) fireEvent.click(sheet.getByRole('button', { name: rule }));
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
};
/** Sends the cart, and returns the selections that the server gets; it refuses them. */
const send = async () => {
  backend.refuse(placeRound, 'ordering-paused');
  click(/1 dish/);
  sendCart(screen.getByRole('button', { name: 'Send to kitchen' }));
  await screen.findByRole('button', { name: 'Send to kitchen' });
  return (backend.sent(placeRound)[0] as { selections: unknown }).selections;
};

it('says of each dish what the restaurant said, before anybody chose a rule (P-FOOD-2)', async () => {
  await openAt(MENU);
  expect(await screen.findByText('Jain on request · Contains dairy')).toBeTruthy();
  expect(row('Khichdi').getByText('Jain')).toBeTruthy();
  expect(row('Idli').queryByText(/Jain|dairy/)).toBeNull();
});

it('says what fits the guest, and sends their rules with a dish that does (P-FOOD-4, P-FOOD-5)', async () => {
  await openAt(MENU);
  await choose('Jain');
  expect(row('Khichdi').getByText('Jain')).toBeTruthy();
  expect(row('Dal').getByText('Jain on request')).toBeTruthy();
  expect(row('Idli').getByText('Not said: Jain')).toBeTruthy();
  expect(row('Egg dosa').getByText('Not Jain')).toBeTruthy();
  click('Add Khichdi');
  expect(await send()).toMatchObject([{ itemId: 'khichdi', food: ['jain'] }]);
});

it('warns before it adds a dish that does not fit, which may be for somebody else (P-FOOD-5)', async () => {
  await openAt(MENU);
  await choose('Jain');
  click('Add Egg dosa');
  const sheet = within(screen.getByRole('dialog', { name: 'Egg dosa' }));
  expect(sheet.getByText('It does not fit')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Jain' }));
  expect(sheet.queryByText('It does not fit')).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: /^Add/ }));
  expect(await send()).toEqual([plainSelection('egg-dosa')]);
});

it('hides dishes that do not fit where the guest wants so, and keeps the rules on the phone', async () => {
  await openAt(MENU);
  await choose('Jain');
  fireEvent.click(screen.getByRole('button', { name: 'Food rules: Jain' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hide dishes that do not fit' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Egg dosa' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Idli' })).toBeTruthy();
  cleanup();
  await openAt(MENU);
  expect(await screen.findByRole('button', { name: 'Food rules: Jain' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Egg dosa' })).toBeNull());
});

it('leads on where the rules leave no dish, and warns above the dishes', async () => {
  backend.put(menus, {}, aMenu({ items: [dishOf('Egg dosa', 140, { mark: 'egg' })] }));
  await openAt(MENU);
  expect(screen.queryByText(/With an allergy, always ask the staff/)).toBeNull();
  await choose('Jain');
  expect(
    screen.getByText('The menu repeats the restaurant. With an allergy, always ask the staff.'),
  ).toBeTruthy();
  click('Food rules: Jain');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hide dishes that do not fit' }));
  click('Done');
  expect(await screen.findByText('Nothing on the menu fits')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  click('Change your food rules');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hide dishes that do not fit' }));
  expect(await screen.findByRole('heading', { name: 'Egg dosa' })).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Food rules' })).toBeTruthy();
});

it('shows on its chip what is set', async () => {
  await openAt(MENU);
  await choose('Jain', 'No nuts');
  expect(screen.getByRole('button', { name: 'Food rules: Jain · No nuts' }).textContent).toBe(
    'Jain · No nuts',
  );
});

it('gives new rules to the dishes that are in the cart already, and warns there', async () => {
  await openAt(MENU);
  click('Add Egg dosa');
  await choose('Jain');
  click(/1 dish/);
  const cart = within(screen.getByRole('dialog', { name: 'Your cart' }));
  expect(cart.getByText('It does not fit')).toBeTruthy();
  fireEvent.click(cart.getByRole('button', { name: 'Food rules: Jain' }));
  fireEvent.click(cart.getByRole('button', { name: 'Jain' }));
  fireEvent.click(cart.getByRole('button', { name: 'Done' }));
  expect(cart.queryByText('It does not fit')).toBeNull();
  expect(cart.getByRole('button', { name: 'Food rules' })).toBeTruthy();
});

it('says each of it in Hindi', async () => {
  localStorage.setItem(GUEST_LANGUAGE_KEY, JSON.stringify('hi'));
  localStorage.setItem('bhoj.food', JSON.stringify({ rules: ['jain'], hides: false }));
  await openAt(MENU);
  expect(await screen.findByText('नहीं बताया: जैन')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'खाने के नियम: जैन' })).toBeTruthy();
});
