import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aProfile } from '@bhoj/domain/fixtures/restaurant';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { atAddress } from '../../ui/shared/address/at-address.fixtures.tsx';
import { aRecordDevice } from '../../ui/shared/record-keep.fixtures.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { KitchenPage } from './kitchen-page.tsx';
import { ScreenSheet } from './later.ts';
import { StockKeepContext } from './stock/stock-outbox.ts';
import type { OpenStockKeep } from './stock/stock-outbox.ts';
import { first, second } from './state/kitchen.fixtures.ts';

export const backend = inMemory();

/** Where the screen keeps unsent waste and counts; each test has a device of its own. */
export let device = aRecordDevice();
let openKeep: OpenStockKeep = () => device.keep;

export const open = (address = '/') =>
  render(
    <InRestaurant role="kitchen" backend={backend}>
      <ThemeProvider>
        {atAddress(
          address,
          <StockKeepContext value={openKeep}>
            <ToastProvider>
              <KitchenPage />
            </ToastProvider>
          </StockKeepContext>,
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
  // So that no test has to wait for it.
  beforeAll(ScreenSheet.loadAhead);
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    const own = aRecordDevice();
    device = own;
    openKeep = () => own.keep;
    backend.put(profiles, {}, aProfile({ stations: [] }));
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
