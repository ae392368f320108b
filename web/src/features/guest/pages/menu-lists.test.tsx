import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aMenu, aPriceList } from '@bhoj/domain/fixtures/menu';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { aWaitingOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
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
  showOrder(aWaitingOrder());
});

it.each([
  ['moved to another floor', { tableId: 'F2-T03' }, '₹120'],
  ['asks at the door for a table of that floor', { tableId: null, wantsTable: 'F1-T01' }, '₹140'],
])('shows the price of the place of an order that %s', async (_, { tableId, ...wants }, price) => {
  const order = aWaitingOrder();
  showOrder({ ...order, tableId, joining: { ...order.joining, ...wants } });
  await openAt(MENU);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Masala dosa' }));
  await waitFor(() => expect(screen.getAllByText(price).length).toBeGreaterThan(0));
  fireEvent.click(await screen.findByRole('button', { name: /1 dish/ }));
  backend.refuse(placeRound, 'ordering-paused');
  sendCart(await screen.findByRole('button', { name: 'Send to kitchen' }));
  const seenLists = price === '₹120' ? [] : ['ac-hall'];
  await waitFor(() => expect(backend.calls[0]?.[1]).toMatchObject({ seenLists }));
});

it('says that it cannot show a menu whose price lists it cannot read, and shows it once it can', async () => {
  const stored = menuPrices.encode(PRICES);
  backend.putStored(menuPrices, { prices: { ...stored, schemaVersion: 99 } });
  await openAt(MENU);
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.put(menuPrices, {}, PRICES);
  fireEvent.click(again);
  expect(await screen.findByText('₹140')).toBeTruthy();
});

it('never shows a menu at the prices of other lists than it names', async () => {
  const isRefused = async () => expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  backend.put(menus, {}, aMenu({ version: 2, priceLists: 2 }));
  await openAt(MENU);
  await isRefused();
  cleanup();
  backend.remove(menuPrices, {});
  await openAt(MENU);
  await isRefused();
  cleanup();
  // The phone kept the menu of version 2, and the prices of version 1.
  backend.put(menuPrices, {}, PRICES);
  await openAt(MENU);
  await isRefused();
  cleanup();
  backend.goOffline();
  await openAt(MENU);
  await isRefused();
  expect(screen.queryByText('₹140')).toBeNull();
  backend.mend();
  backend.put(menuPrices, {}, { ...PRICES, version: 2 });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('₹140')).toBeTruthy();
});
