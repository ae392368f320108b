import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOffer } from '@bhoj/domain/fixtures/menu';
import { anOpenOrder, aProfile, aWaitingOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, sendCart, showOrder } from './guest-pages.fixtures.tsx';

/** It is 20:00 in India. 20 % of ₹120 is ₹24. */
const offers = [anOffer({ from: '18:00', to: '21:00' })];

eachGuest();
beforeEach(() => {
  backend.put(profiles, {}, aProfile({ offers }));
  showOrder(aWaitingOrder());
});

it('shows the lower price, the menu’s struck through, and until when', async () => {
  await openAt(MENU);
  expect(await screen.findByText('₹96')).toBeTruthy();
  expect(screen.getByText('₹120').tagName).toBe('S');
  expect(screen.getAllByText(/^Happy hour until 9:00/).length).toBeGreaterThan(0);
});

it('says which offers it showed; when the server says that one is over, it shows old and new price', async () => {
  // A party that sits: an order that waits would be over by the server's clock.
  showOrder(anOpenOrder());
  await openAt(MENU);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Masala dosa' }));
  fireEvent.click(await screen.findByRole('button', { name: /1 dish/ }));
  // The phone's clock is an hour slow: on the server it is 21:00.
  backend.refuse(placeRound, 'menu-changed', { version: 1, at: NOW + 60 * 60_000 });
  sendCart(await screen.findByRole('button', { name: 'Send to kitchen' }));
  expect(await screen.findByText('Masala dosa: ₹120 instead of ₹96')).toBeTruthy();
  expect(backend.calls[0]?.[1]).toMatchObject({ seenOffers: ['happy:2000'] });
  backend.refuse(placeRound, 'ordering-paused');
  sendCart(await screen.findByRole('button', { name: 'Send at the new prices' }));
  await waitFor(() => expect(backend.calls[1]?.[1]).toMatchObject({ seenOffers: [] }));
});
