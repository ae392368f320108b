import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOffer } from '@bhoj/domain/fixtures/menu';
import { aProfile, aWaitingOrder, backend, failure, MENU } from '../context/guest-backend.fixtures.ts';
import { openAt, resetBackend, showOrder } from './guest-pages.fixtures.tsx';

vi.mock(
  '../../../firebase/catalog-docs.ts',
  async () => (await import('../context/guest-backend.fixtures.ts')).catalogDocsMock,
);
vi.mock(
  '../../../firebase/guest.ts',
  async () => (await import('../context/guest-backend.fixtures.ts')).guestMock,
);

/** It is 20:00 in India. 20 % of ₹120 is ₹24. */
const offers = [anOffer({ from: '18:00', to: '21:00' })];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  resetBackend();
  backend.profile = aProfile({ offers });
  showOrder(aWaitingOrder());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the lower price, the menu’s struck through, and until when', async () => {
  await openAt(MENU);
  expect(await screen.findByText('₹96')).toBeTruthy();
  expect(screen.getByText('₹120').tagName).toBe('S');
  expect(screen.getAllByText(/^Happy hour until 9:00/).length).toBeGreaterThan(0);
});

it('says which offers it showed; when the server says that one is over, it shows old and new price', async () => {
  await openAt(MENU);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Masala dosa' }));
  fireEvent.click(await screen.findByRole('button', { name: /1 dish/ }));
  // The phone's clock is an hour slow: on the server it is 21:00.
  backend.call.mockResolvedValueOnce(failure('menu-changed', { version: 1, at: NOW + 60 * 60_000 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send to kitchen' }));
  expect(await screen.findByText('Masala dosa: ₹120 instead of ₹96')).toBeTruthy();
  expect(backend.call.mock.calls[0]?.[1]).toMatchObject({ seenOffers: ['happy:2000'] });
  backend.call.mockResolvedValueOnce(failure('ordering-paused'));
  fireEvent.click(await screen.findByRole('button', { name: 'Send at the new prices' }));
  expect(backend.call.mock.calls[1]?.[1]).toMatchObject({ seenOffers: [] });
});
