import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { DAY, HOUR } from '@bhoj/domain/time/ist';
import { noteToldTime } from '../../../ui/shared/server-clock.ts';
import { anOpenOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, sendCart, showOrder } from './guest-pages.fixtures.tsx';

eachGuest();
beforeEach(() => {
  backend.put(availabilities, {}, anAvailability({ soldOut: { 'masala-dosa': NOW + 6 * HOUR } }));
  showOrder(anOpenOrder());
});
afterEach(() => noteToldTime(Date.now()));

it('shows as sold out what the server has refused, on a phone whose clock is a day ahead', async () => {
  vi.setSystemTime(NOW + DAY);
  await openAt(MENU);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Masala dosa' }));
  fireEvent.click(await screen.findByRole('button', { name: /1 dish/ }));
  backend.refuse(placeRound, 'item-unavailable', {
    itemIds: ['masala-dosa'],
    names: ['Masala dosa'],
    at: NOW,
  });
  sendCart(await screen.findByRole('button', { name: 'Send to kitchen' }));
  expect(await screen.findByText('Not available now')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove what is not available' }));
  cleanup();
  await openAt(MENU);
  expect((await screen.findAllByText('Sold out')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Add Masala dosa' })).toBeNull();
});
