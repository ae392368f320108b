import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { fillStorage } from '../../../ui/shared/full-storage.fixtures.ts';
import { leaveApp } from '../../../ui/shared/leave-app.fixtures.ts';
import { aWaitingOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, sendCart, showOrder } from './guest-pages.fixtures.tsx';

eachGuest({ isTicking: true });
beforeEach(() => {
  showOrder(aWaitingOrder());
  backend.answer(placeRound, () => ({
    roundId: 'r',
    orderId: ORDER_ID,
    outcome: 'sent' as const,
    kot: 1,
    lineIds: ['1-1'],
  }));
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const keptTray = () => Object.entries(localStorage).find(([key]) => key.startsWith('bhoj.cart.')) ?? ['', ''];

async function send() {
  await openAt(MENU);
  fireEvent.click(await button('Add Masala dosa'));
  fireEvent.click(await button(/1 dish/));
  fireEvent.click(await button('Send to kitchen'));
}

it('waits ten seconds in the row at the bottom, and then goes to the kitchen by itself (P-TAKEBACK-1)', async () => {
  await send();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Goes out in 10 s')).toBeTruthy();
  await pass(6);
  expect(screen.getByText('Goes out in 4 s')).toBeTruthy();
  expect(backend.calls).toEqual([]);
  await pass(5);
  expect((await screen.findAllByText('Sent to the kitchen')).length).toBeGreaterThan(0);
  expect(backend.calls).toHaveLength(1);
});

it('comes back into the cart, which can be changed and is sent as another round', async () => {
  await send();
  const back = await button('Take back');
  expect(back.dataset['deliberate']).toBe('true');
  fireEvent.click(back);
  const cart = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  await pass(60);
  expect(backend.calls).toEqual([]);
  fireEvent.click(cart.getByRole('button', { name: /One more/ }));
  sendCart(await button('Send to kitchen'));
  await screen.findAllByText('Sent to the kitchen');
  expect(backend.calls.map(([, input]) => input)).toMatchObject([{ selections: [{ quantity: 2 }] }]);
});

it('goes out at once when the guest leaves the app', async () => {
  await send();
  leaveApp();
  await screen.findAllByText('Sent to the kitchen');
  expect(backend.calls).toHaveLength(1);
});

it('goes out when a phone that went off is opened again', async () => {
  await send();
  const [key, kept] = keptTray();
  cleanup();
  await pass(1);
  backend.calls.length = 0;
  // Nothing ran when it went off.
  localStorage.setItem(key, kept);
  await openAt(MENU);
  await screen.findAllByText('Sent to the kitchen');
  expect(backend.calls).toHaveLength(1);
});

it('is not given back once another tab of the phone has begun to send it', async () => {
  await send();
  const [key, kept] = keptTray();
  const tray = JSON.parse(kept) as { intent: object };
  localStorage.setItem(key, JSON.stringify({ ...tray, intent: { ...tray.intent, isBegun: true } }));
  fireEvent.click(await button('Take back'));
  await screen.findAllByText('Sent to the kitchen');
  expect(backend.calls).toHaveLength(1);
});

it('is not sent by a tab that knew it before another one took it back', async () => {
  await send();
  const [key, kept] = keptTray();
  const tray = JSON.parse(kept) as object;
  localStorage.setItem(key, JSON.stringify({ ...tray, intent: null }));
  await pass(20);
  expect(backend.calls).toEqual([]);
  expect(await button(/1 dish/)).toBeTruthy();
});

it('shows the cart with the reason when it is refused', async () => {
  backend.refuse(placeRound, 'ordering-paused');
  await send();
  await pass(11);
  expect(await screen.findByRole('dialog', { name: 'Your cart' })).toBeTruthy();
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('goes to the kitchen from a phone without room, which keeps no earlier cart that could be sent again', async () => {
  await openAt(MENU);
  fireEvent.click(await button('Add Masala dosa'));
  expect(keptTray()[1]).toContain('masala-dosa');
  const full = fillStorage();
  fireEvent.click(await button(/1 dish/));
  fireEvent.click(await button('Send to kitchen'));
  await pass(11);
  await screen.findAllByText('Sent to the kitchen');
  expect(backend.calls).toHaveLength(1);
  expect(keptTray()[1]).toBe('');
  full.free();
});
