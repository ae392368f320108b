import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMuster, aPerson } from '@bhoj/domain/fixtures/payroll';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import type * as GridModel from './grid-model.ts';
import { MusterMonth } from './muster-month.tsx';

const { drawn } = vi.hoisted(() => ({ drawn: { cells: 0 } }));
vi.mock('../../../firebase/client.ts', () => ({ useClient: () => 'client' }));
vi.mock('../../../firebase/use-attempt.ts', () => ({ useAttempt: () => () => new Promise(() => undefined) }));
// Every row is in the page, as on a screen of any height: none may be drawn for another's key.
vi.mock('./use-shown-rows.ts', () => ({
  useShownRows: (count: number) => ({
    shown: Array.from({ length: count }, (_, index) => ({ index, top: 0 })),
    height: 0,
  }),
}));
vi.mock('./grid-model.ts', async (original) => {
  const model = await original<typeof GridModel>();
  return {
    ...model,
    shownCell: (...cell: Parameters<typeof model.shownCell>) => {
      drawn.cells += 1;
      return model.shownCell(...cell);
    },
  };
});

vi.setConfig({ testTimeout: 60_000 });
const MONTH = '2026-10';
const DAYS = 31;
const people = Array.from({ length: 200 }, (_, n) => ({
  id: `p${n}`,
  value: aPerson({ name: `Person ${n}` }),
}));
const muster = aMuster({ month: MONTH, people: {} });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00+05:30'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('draws one person’s row for a key, of 200 people and 31 days (P-MUSTER-10)', async () => {
  render(
    <MemoryRouter>
      <ToastProvider>
        <InRestaurant record={aRestaurant()}>
          <MusterMonth
            {...{ month: MONTH, people, muster }}
            today="2026-11-20"
            first={{ person: 'p7', day: `${MONTH}-05` }}
          />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
  expect(drawn.cells).toBeGreaterThanOrEqual(people.length * DAYS);
  const grid = screen.getByRole('grid');
  for (const key of ['p', 'a', 'ArrowLeft', 'Delete']) {
    drawn.cells = 0;
    await act(async () => void fireEvent.keyDown(grid, { key }));
    expect(drawn.cells).toBeGreaterThanOrEqual(DAYS);
    // The row of the chosen cell once, and the cell whose mark the bar shows, which follows in a second step.
    expect(drawn.cells).toBeLessThan(2 * DAYS);
  }
  drawn.cells = 0;
  await act(async () => void fireEvent.keyDown(grid, { key: 'ArrowDown' }));
  // Another person's cell is chosen: the row that loses the choice, and the one that has it.
  expect(drawn.cells).toBeLessThan(3 * DAYS);
});
