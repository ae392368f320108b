import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aRoster, aWeekPlan } from '@bhoj/domain/fixtures/roster';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { rosters } from '@bhoj/domain/roster/roster.collection';
import { saveRoster } from '@bhoj/domain/roster/roster.contract';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { PayrollPage } from '../payroll-page.tsx';

vi.setConfig({ testTimeout: 30_000 });
const backend = inMemory();
const restaurantId = 'asha@example.com';
const WEEK = '2026-11-16';
const employ = () => backend.put(people, { restaurantId, personId: PERSON_ID }, aPerson());
const show = (search = '?tab=roster') => {
  const page = (
    <ToastProvider>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <PayrollPage />
      </InRestaurant>
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: page }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
};
const field = (day: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Ravi, ${day}` });
const MONDAY = 'Monday, 16 November';
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00+05:30'), toFake: ['Date'] });
  backend.clear();
  backend.auth.signIn({
    uid: 'uidOwner00000000000000000001',
    claims: { role: 'owner', restaurant: restaurantId },
  });
  backend.answer(saveRoster, ({ version }) => ({ version: version + 1 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('says what to do while nobody is paid', async () => {
  show();
  expect(await screen.findByText(/Nobody who is paid works here in the week of/)).toBeTruthy();
});

it('saves a typed week as a whole, with the version that it began with', async () => {
  employ();
  show();
  expect(await screen.findByText(/Nothing is planned in this week yet/)).toBeTruthy();
  type(await field(MONDAY), '11-15 19-2');
  fireEvent.click(screen.getByRole('button', { name: 'Fill the empty days of Ravi with the first shift' }));
  expect((await field('Tuesday, 17 November')).value).toBe('off');
  fireEvent.change(screen.getByLabelText('Late after, minutes'), { target: { value: '15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the week' }));
  await waitFor(() => expect(backend.sent(saveRoster)).toHaveLength(1));
  const split = {
    isOff: false,
    shifts: [
      { from: 660, to: 900 },
      { from: 1140, to: 1560 },
    ],
  };
  const week = Array.from({ length: 7 }, (_, n) => (n === 1 ? { isOff: true, shifts: [] } : split));
  expect(backend.sent(saveRoster)).toEqual([
    { week: WEEK, version: 0, graceMinutes: 15, people: { [PERSON_ID]: week } },
  ]);
  expect(await screen.findByText(/People see it in My work/)).toBeTruthy();
});

it('says which day it cannot read, and saves nothing of it', async () => {
  employ();
  show();
  type(await field(MONDAY), 'lunch');
  expect((await field(MONDAY)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('One day is not readable yet.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the week' }).disabled).toBe(true);
});

it('copies the week before for whoever has nothing planned', async () => {
  employ();
  backend.put(
    rosters,
    { restaurantId, week: '2026-11-09' },
    aRoster({ week: '2026-11-09', graceMinutes: 5 }),
  );
  show();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy the week before' }).disabled).toBe(
      false,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy the week before' }));
  expect((await field(MONDAY)).value).toBe('10-18');
  fireEvent.click(screen.getByRole('button', { name: 'Save the week' }));
  await waitFor(() =>
    expect(backend.sent(saveRoster)).toMatchObject([{ graceMinutes: 5, people: { [PERSON_ID]: aWeekPlan } }]),
  );
});

it('keeps what was typed when somebody else has saved the week, and shows theirs on demand', async () => {
  employ();
  backend.put(rosters, { restaurantId, week: WEEK }, aRoster());
  backend.refuse(saveRoster, 'changed-meanwhile');
  show();
  type(await field(MONDAY), '12-20');
  fireEvent.click(screen.getByRole('button', { name: 'Save the week' }));
  expect((await screen.findByRole('alert')).textContent).toContain(reasonSentences['changed-meanwhile']);
  expect((await field(MONDAY)).value).toBe('12-20');
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo my changes' })[0] as HTMLElement);
  expect((await field(MONDAY)).value).toBe('10-18');
});

it('moves down a column with Enter, and asks before an unsaved week is left', async () => {
  employ();
  backend.put(
    people,
    { restaurantId, personId: 'PersonBBBBBBBBBBBBB1' },
    aPerson({ name: 'Sunil', memberId: null }),
  );
  show();
  const monday = await field(MONDAY);
  monday.focus();
  type(monday, '10-18');
  fireEvent.keyDown(monday, { key: 'Enter' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Sunil, ${MONDAY}`);
  fireEvent.click(screen.getByRole('button', { name: 'Week after' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await field('Monday, 23 November')).toBeTruthy();
});
