import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { inMemory, unreadableOrders } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { onNewerMet } from '../../ui/shared/newer-met.ts';
import { KitchenPage } from './kitchen-page.tsx';
import { first, second } from './state/kitchen.fixtures.ts';

const { report } = vi.hoisted(() => ({ report: vi.fn<(cause: unknown) => void>() }));
vi.mock('../../firebase/report-error.ts', () => ({ reportFault: report }));

const backend = inMemory();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  backend.putAll(orders, { a: first, b: second });
  backend.putStored(orders, unreadableOrders(first));
});
afterEach(() => {
  cleanup();
  backend.clear();
  vi.useRealTimers();
});

const page = (
  <InRestaurant role="kitchen" backend={backend}>
    <ThemeProvider>
      <MemoryRouter>
        <ToastProvider>
          <KitchenPage />
        </ToastProvider>
      </MemoryRouter>
    </ThemeProvider>
  </InRestaurant>
);

it('shows every ticket that it can read, one card for the others, reports each once, and wants an update', () => {
  const wanted = vi.fn<() => void>();
  const stop = onNewerMet(wanted);
  const { unmount } = render(page);
  expect(screen.getAllByRole('article').map((ticket) => ticket.getAttribute('aria-label'))).toEqual([
    'KOT 1, F1-T01',
    'KOT 2, F1-T02',
  ]);
  expect(screen.getByText('2 orders cannot be shown on this version of Bhoj')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
  expect(wanted).toHaveBeenCalled();
  unmount();
  render(page);
  expect(report).toHaveBeenCalledTimes(2);
  stop();
});
