import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveTills } from '@bhoj/domain/cash/cash.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { TillsCard } from './tills-card.tsx';

// Typing takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const backend = inMemory();
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const restaurant = aRestaurant();

beforeEach(() => {
  backend.clear();
  render(
    <InRestaurant backend={backend} record={restaurant}>
      <ToastProvider>
        <TillsCard restaurantId="asha@example.com" restaurant={restaurant} />
      </ToastProvider>
    </InRestaurant>,
  );
});
afterEach(cleanup);

it('switches sessions on with the tills that are named (P-SESSION-1)', async () => {
  backend.answer(saveTills, () => ({}));
  await user.click(screen.getByRole('switch', { name: 'Use cash sessions' }));
  await user.click(screen.getByRole('button', { name: 'Add a till' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name the till, at most 30 characters.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Till 2' }), 'Bar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(backend.calls).toEqual([
    [
      'saveTills',
      {
        on: true,
        tills: [
          { id: 't1', name: 'Counter' },
          { id: 't2', name: 'Bar' },
        ],
      },
    ],
  ]);
});

it('says why they are not saved', async () => {
  backend.answer(saveTills, () => {
    throw new Refusal('sessions-open', { count: 1 });
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('still open'));
});
