import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aMenu, aPriceList } from '@bhoj/domain/fixtures/menu';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { forgetCatalogs } from '../context/catalog.ts';
import { anOpenOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, sendCart, showOrder } from './guest-pages.fixtures.tsx';

/** The guest sits on the first floor; it is 20:00 of 20 November in India, and the day ends at 04:00. */
const hall = aPriceList({ floors: [1] });
const tomorrow = aPriceList({ id: 'new', name: 'New', floors: undefined, from: '2026-11-21' });
const PRICES = {
  version: 1,
  lists: [tomorrow, hall],
  items: { 'ac-hall': { 'masala-dosa': paise(140_00) }, new: { 'masala-dosa': paise(150_00) } },
};

eachGuest();
beforeEach(() => {
  backend.put(menus, {}, aMenu({ priceLists: 1 }));
  backend.put(menuPrices, {}, PRICES);
  // A party that sits: an order that waits would be over by the server's clock.
  showOrder(anOpenOrder());
});

it('shows the price of the table’s floor, says by which list it was seen, and remembers the server’s clock', async () => {
  await openAt(MENU);
  expect(await screen.findByText('₹140')).toBeTruthy();
  expect(screen.queryByText('₹120')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add Masala dosa' }));
  fireEvent.click(await screen.findByRole('button', { name: /1 dish/ }));
  // By the server's clock the next business day has begun.
  backend.refuse(placeRound, 'menu-changed', { version: 1, at: NOW + 9 * 60 * 60_000 });
  sendCart(await screen.findByRole('button', { name: 'Send to kitchen' }));
  expect(await screen.findByText('Masala dosa: ₹150 instead of ₹140')).toBeTruthy();
  expect(backend.calls[0]?.[1]).toMatchObject({ seenLists: ['ac-hall'] });
  backend.refuse(placeRound, 'ordering-paused');
  sendCart(await screen.findByRole('button', { name: 'Send at the new prices' }));
  await waitFor(() => expect(backend.calls[1]?.[1]).toMatchObject({ seenLists: ['new', 'ac-hall'] }));
  cleanup();
  forgetCatalogs();
  await openAt(MENU);
  expect((await screen.findAllByText('₹150')).length).toBeGreaterThan(0);
  expect(screen.queryByText('₹140')).toBeNull();
});
