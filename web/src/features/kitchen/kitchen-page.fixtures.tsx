import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { atAddress } from '../../ui/shared/address/at-address.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { KitchenPage } from './kitchen-page.tsx';
import { first, second } from './state/kitchen.fixtures.ts';

export const backend = inMemory();

export const open = (address = '/') =>
  render(
    <InRestaurant role="kitchen" backend={backend}>
      <ThemeProvider>
        {atAddress(
          address,
          <ToastProvider>
            <KitchenPage />
          </ToastProvider>,
        )}
      </ThemeProvider>
    </InRestaurant>,
  );

/** From now on these are the orders. */
export const shows = (all: Readonly<Record<string, Order>>): void => backend.putOnly(orders, all);
export const ticket = (name: string) => within(screen.getByRole('article', { name }));
/** The lines that carry a mark now. */
export const marked = (mark: keyof Order['progress'], orderId = 'a'): string[] =>
  Object.keys(backend.stored(orders, { orderId })?.progress[mark] ?? {}).toSorted();

/** Each test has the evening of the fixtures and two orders, unless it shows others. */
export function eachKitchen(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    shows({ a: first, b: second });
  });
  afterEach(() => {
    cleanup();
    backend.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
