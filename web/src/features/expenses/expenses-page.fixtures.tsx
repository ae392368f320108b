import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aPart, anExpense } from '@bhoj/domain/fixtures/expenses';
import { paise } from '@bhoj/domain/money/money';
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
  /** The rights of a member here; null for the owner. */
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

/** The template of the rent. */
export const TEMPLATE = 't'.repeat(20);
/** The stored expense e2: paid, of two categories. */
export const gas = anExpense({
  vendor: 'Indane',
  method: 'upi',
  parts: [
    aPart({ category: 'Gas and fuel', amountPaise: paise(1_900_00) }),
    aPart({ category: 'Transport', amountPaise: paise(100_00) }),
  ],
  gstPaise: paise(90_00),
});
/** The stored expense e3: due, and made by the template. */
export const rent = anExpense({
  vendor: 'Mehta Estates',
  parts: [aPart({ category: 'Rent', amountPaise: paise(45_000_00) })],
  method: null,
  dueOn: '2026-11-05',
  templateId: TEMPLATE,
});

/** Each test begins with three expenses of November 2026 and one of October, and with nothing else stored. */
export const eachMonth = (): void =>
  eachPage(() => {
    const lastMonth = anExpense({ month: '2026-10', day: '2026-10-19' });
    backend.putAll(expenses, { e0: lastMonth, e1: anExpense(), e2: gas, e3: rent });
  });

/** The open form of a new expense. */
export const form = () => within(screen.getByRole('dialog', { name: 'Add expense' }));
/** The expense that was added. */
export const added = () => Object.entries(backend.storedIn(expenses)).find(([id]) => !/^e\d$/.test(id))?.[1];
export const stored = (expenseId: string) => backend.stored(expenses, { expenseId });
