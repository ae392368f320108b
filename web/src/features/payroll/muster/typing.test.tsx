import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMuster, aPerson } from '@bhoj/domain/fixtures/payroll';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aPunch, aPunchDay, aRoster, aWeekPlan } from '@bhoj/domain/fixtures/roster';
import { markMuster } from '@bhoj/domain/payroll/muster/muster.contract';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import { daysOfWeek } from '@bhoj/domain/roster/week';
import { HOUR, startOf } from '@bhoj/domain/time/ist';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import type * as GridModel from './grid-model.ts';
import { MusterMonth } from './muster-month.tsx';

const { drawn } = vi.hoisted(() => ({ drawn: { cells: 0 } }));
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
/** The page of 6,200 cells is slow to draw in jsdom. */
const LONG = { timeout: 50_000, interval: 250 };
const MONTH = '2026-10';
const DAYS = 31;
const idOf = (n: number) => `person${String(n).padStart(14, '0')}`;
const people = Array.from({ length: 200 }, (_, n) => ({
  id: idOf(n),
  value: aPerson({ name: `Person ${n}` }),
}));
/** Everybody was planned for one week in which somebody punched, so each has suggestions. */
const planned = Object.fromEntries(people.map(({ id }) => [id, aWeekPlan]));
const backend = inMemory();
const muster = aMuster({ month: MONTH, people: {} });
// No mark is answered: the next key does not wait for it.
backend.answer(markMuster, () => new Promise<never>(() => undefined));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00+05:30'), toFake: ['Date'] });
  const week = '2026-10-05';
  backend.put(rosters, { restaurantId: 'asha@example.com', week }, aRoster({ week, people: planned }));
  for (const day of daysOfWeek(week)) {
    const somebody = { former: [aPunch({ id: day, at: startOf(day) + 9 * HOUR })] };
    backend.put(punches, { restaurantId: 'asha@example.com', day }, aPunchDay({ day, people: somebody }));
  }
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('draws one person’s row for a key, of 200 people and 31 days (P-MUSTER-10)', async () => {
  render(
    <MemoryRouter>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <MusterMonth
            {...{ month: MONTH, people, muster }}
            today="2026-11-20"
            first={{ person: idOf(7), day: `${MONTH}-05` }}
          />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
  const suggestions = '10 Oct 2026: 200 suggestions';
  await waitFor(() => expect(document.body.textContent).toContain(suggestions), LONG);
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
