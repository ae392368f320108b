import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { RightsContext } from '../../firebase/rights.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { ExpensesPage } from './expenses-page.tsx';

export const backend = inMemory();
export const NOW = Date.parse('2026-11-20T20:00+05:30');
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

interface Shown {
  readonly record?: Partial<WholeRestaurant>;
  /** What a member may do here; null for the owner. */
  readonly rights?: readonly Right[] | null;
}

/** Opens the page of a restaurant that began in September 2026. */
export const show = (path = '/', { record = {}, rights = null }: Shown = {}) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant
          record={aRestaurant({ createdAt: Date.parse('2026-09-01T10:00+05:30'), ...record })}
          role={rights === null ? 'owner' : 'office'}
          backend={backend}
        >
          <RightsContext value={rights}>
            <ExpensesPage />
          </RightsContext>
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );

/** Each test begins at the same time, with what `store` stores and nothing else. */
export function eachPage(store: () => void): void {
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    backend.clear();
    store();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
