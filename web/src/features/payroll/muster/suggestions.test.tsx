import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aPunch, aPunchDay, aRoster, aWeekPlan } from '@bhoj/domain/fixtures/roster';
import { markMuster } from '@bhoj/domain/payroll/muster/muster.contract';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import { correctPunch } from '@bhoj/domain/roster/roster.contract';
import { HOUR, startOf } from '@bhoj/domain/time/ist';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { PayrollPage } from '../payroll-page.tsx';

vi.setConfig({ testTimeout: 30_000 });
const backend = inMemory();
const restaurantId = 'asha@example.com';
const SUNIL = 'PersonBBBBBBBBBBBBB1';
const show = () => {
  const page = (
    <ToastProvider>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <PayrollPage />
      </InRestaurant>
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: page }], { initialEntries: ['/?tab=muster'] });
  render(<RouterProvider router={router} />);
};
const at = (day: string, hour: number) => startOf(day) + hour * HOUR;
const card = async () => within(await screen.findByRole('region', { name: 'From roster and punches' }));

beforeEach(() => {
  // On Friday at noon: Ravi came half an hour late today, and yesterday worked an hour more; Sunil came on neither day.
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00+05:30'), toFake: ['Date'] });
  backend.clear();
  backend.auth.signIn({
    uid: 'uidOwner00000000000000000001',
    claims: { role: 'owner', restaurant: restaurantId },
  });
  backend.answer(markMuster, () => ({ changedAt: 1, refused: [] }));
  backend.answer(correctPunch, () => ({}));
  backend.put(people, { restaurantId, personId: PERSON_ID }, aPerson());
  backend.put(people, { restaurantId, personId: SUNIL }, aPerson({ name: 'Sunil', memberId: null }));
  const plans = [null, null, null, ...aWeekPlan.slice(3)];
  const roster = aRoster({ people: { [PERSON_ID]: plans, [SUNIL]: plans } });
  backend.put(rosters, { restaurantId, week: '2026-11-16' }, roster);
  const worked = [
    aPunch({ at: at('2026-11-19', 10) }),
    aPunch({ id: 'PunchBBBBBBBBBBBBBB1', kind: 'out', at: at('2026-11-19', 19) }),
  ];
  backend.put(
    punches,
    { restaurantId, day: '2026-11-19' },
    aPunchDay({ day: '2026-11-19', people: { [PERSON_ID]: worked } }),
  );
  const late = [aPunch({ id: 'PunchCCCCCCCCCCCCCC1', at: at('2026-11-20', 10.5) })];
  backend.put(punches, { restaurantId, day: '2026-11-20' }, aPunchDay({ people: { [PERSON_ID]: late } }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('says who is late and who is not here', async () => {
  show();
  expect(await screen.findByText('Sunil is due for 2 h and not here. Ravi came 30 min late.')).toBeTruthy();
});

it('suggests marks with the reason, and accepts one or all of a day', async () => {
  show();
  const suggestions = await card();
  expect(suggestions.getByText('worked as planned, 9 h at work')).toBeTruthy();
  expect(suggestions.getByText('no punch, and the shift is over')).toBeTruthy();
  expect(
    screen.getAllByRole('gridcell', { name: /19 Nov 2026, Not marked, a mark is suggested/ }),
  ).toHaveLength(2);
  const read = { mark: null, overtimeMinutes: 0, claimed: null };
  const ravi = { personId: PERSON_ID, day: '2026-11-19', mark: 'P', overtimeMinutes: 60, read };
  const sunil = { personId: SUNIL, day: '2026-11-19', mark: 'A', overtimeMinutes: 0, read };
  fireEvent.click(suggestions.getByRole('button', { name: 'Accept all of 19 Nov 2026' }));
  await waitFor(() => expect(backend.sent(markMuster)).toEqual([{ month: '2026-11', cells: [ravi, sunil] }]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'From roster and punches' })).toBeNull());
});

it('corrects the punches of the chosen day with a reason', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Punches of Ravi, 20 Nov 2026' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '10:02' } });
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'The tablet was off' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add the punch' }));
  await waitFor(() => expect(backend.sent(correctPunch)).toHaveLength(1));
  const correction = { personId: PERSON_ID, day: '2026-11-20', reason: 'The tablet was off' };
  expect(backend.sent(correctPunch)).toMatchObject([
    { ...correction, change: { act: 'add', kind: 'in', at: at('2026-11-20', 10) + 120_000 } },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Take out: In 10:30 am' }));
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Pressed twice' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take out' }));
  await waitFor(() => expect(backend.sent(correctPunch)).toHaveLength(2));
});

it('shows nothing of it where the restaurant has no roster', async () => {
  backend.clear();
  backend.put(people, { restaurantId, personId: PERSON_ID }, aPerson());
  show();
  await screen.findByRole('grid');
  expect(screen.queryByText(/Punches of/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'From roster and punches' })).toBeNull();
});
