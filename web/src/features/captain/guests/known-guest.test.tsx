import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { recallGuest } from '@bhoj/domain/customers/at-table.contract';
import type { z } from 'zod';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { KnownGuest } from './known-guest.tsx';

const backend = inMemory();
const ORDER = 'OrderAAAAAAAAAAAAAA1';
afterEach(() => {
  cleanup();
  backend.clear();
});

const page = () =>
  render(
    <InMemoryClient of={backend}>
      <KnownGuest orderId={ORDER} />
    </InMemoryClient>,
  );
const isAsked = () => waitFor(() => expect(backend.sent(recallGuest)).toEqual([{ orderId: ORDER }]));
const show = async (guest: z.output<(typeof recallGuest)['output']>['guest']) => {
  backend.answer(recallGuest, () => ({ guest }));
  page();
  await isAsked();
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
  backend.clear();
  backend.refuse(recallGuest, 'offline');
  page();
  await isAsked();
  expect(document.body.textContent).toBe('');
});
