import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../firebase/call.ts';
import { KnownGuest } from './known-guest.tsx';

const { recall } = vi.hoisted(() => ({ recall: vi.fn<(input: unknown) => Promise<unknown>>() }));
vi.mock('../../../firebase/call.ts', () => {
  class MockFailure extends Error {
    readonly reason: string;
    constructor(reason: string) {
      super(reason);
      this.reason = reason;
    }
  }
  return { CallFailure: MockFailure, useCall: () => recall };
});
afterEach(() => {
  cleanup();
  recall.mockReset();
});

const show = async (guest: object | null) => {
  recall.mockResolvedValue({ guest });
  render(<KnownGuest orderId="o1" />);
  await waitFor(() => expect(recall).toHaveBeenCalledWith({ orderId: 'o1' }));
};

it('says the name and the favourites', async () => {
  await show({ name: 'Meera', favourites: ['Dosa', 'Idli', 'Vada'] });
  expect(await screen.findByText('The number here is known: Meera · likes Dosa, Idli, Vada')).toBeTruthy();
});

it('says what is known of a guest without a name', async () => {
  await show({ name: null, favourites: ['Dosa'] });
  expect(await screen.findByText('The number here is known: likes Dosa')).toBeTruthy();
});

it('says nothing of somebody new, and nothing without an answer', async () => {
  await show(null);
  expect(document.body.textContent).toBe('');
  cleanup();
  recall.mockRejectedValue(new CallFailure('offline'));
  render(<KnownGuest orderId="o2" />);
  await waitFor(() => expect(recall).toHaveBeenCalledWith({ orderId: 'o2' }));
  expect(document.body.textContent).toBe('');
});
