import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dishOf } from '@bhoj/domain/fixtures/menu';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { paise } from '@bhoj/domain/money/money';
import { aMenu, aWaitingOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
import { openAt, resetBackend, showOrder } from './guest-pages.fixtures.tsx';

vi.mock(
  '../../../firebase/catalog-docs.ts',
  async () => (await import('../context/guest-backend.fixtures.ts')).catalogDocsMock,
);
vi.mock(
  '../../../firebase/guest.ts',
  async () => (await import('../context/guest-backend.fixtures.ts')).guestMock,
);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  resetBackend();
  backend.menu = aMenu({ items: [dishOf('Masala dosa', 120, { packingPaise: paise(5_00) })] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
