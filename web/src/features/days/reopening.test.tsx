import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aClosing } from '@bhoj/domain/fixtures/days';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { closeDay, reopenDay } from '@bhoj/domain/days/days.contract';
import { rupees, ZERO } from '@bhoj/domain/money/money';
import { DEFAULT_HOURS } from '@bhoj/domain/time/hours';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { DayView } from './day-view.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });

const DAY = '2026-11-21';
/** The day is not closed. */
const isOpen = (day: Partial<Day> = {}) => {
  backend.remove(closings, { day: DAY });
  backend.put(days, { day: DAY }, { ...emptyDay(DAY), ...day });
};
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const button = (name: string) => screen.getByRole('button', { name });

const show = () =>
  render(
    <MemoryRouter initialEntries={['/?view=day']}>
      <ToastProvider>
        <InRestaurant record={aRestaurant({ operatingHours: DEFAULT_HOURS })} backend={backend}>
          <DayView />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
const at = (clock: string) =>
  vi.useFakeTimers({ now: Date.parse(`2026-11-21T${clock}+05:30`), toFake: ['Date'] });

beforeEach(() => {
  at('23:00');
  backend.clear();
  backend.put(days, { day: DAY }, { ...emptyDay(DAY), closedAt: Date.now() });
  backend.put(closings, { day: DAY }, aClosing({ day: DAY }));
  backend.answer(reopenDay, () => ({}));
  backend.answer(closeDay, () => ({ expectedCashPaise: ZERO, differencePaise: ZERO }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('opens a closed day again, with a reason', async () => {
  show();
  await user.click(button('Open again'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open 21 Nov 2026 again?' }));
  await user.click(dialog.getByRole('button', { name: 'Open the day' }));
  expect(dialog.getByText('Say why the day is opened again.')).toBeTruthy();
  expect(backend.calls).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Closed too early ');
  await user.click(dialog.getByRole('button', { name: 'Open the day' }));
  expect(backend.calls).toEqual([
    ['reopenDay', { day: DAY, reason: 'Closed too early', requestId: expect.any(String) }],
  ]);
  expect(await screen.findByText('21 Nov 2026 is open again')).toBeTruthy();
});

it('does not offer it once a later day is closed', () => {
  backend.put(closings, { day: '2026-11-22' }, aClosing({ day: '2026-11-22' }));
  show();
  expect(button('Print')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
});

it('says who opened the day again and why, and begins with the count that was made', () => {
  const drawer = {
    openingCashPaise: rupees(1_500),
    countedCashPaise: rupees(1_450),
    paidOutPaise: rupees(50),
    note: 'A note',
  };
  const reopened: Day['reopened'] = {
    at: Date.now(),
    by: 'Asha',
    byId: 'asha',
    reason: 'Closed too early',
    drawer,
  };
  isOpen({ reopened });
  show();
  expect(screen.getByText('Opened again by Asha on 21 Nov 2026, 11:00 pm: Closed too early')).toBeTruthy();
  const value = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect([value(/Opening cash/), value(/Paid out/), value(/Counted cash/)]).toEqual(['1500', '50', '1450']);
});

it.each([
  ['21:59', true],
  ['22:00', false],
])('at %s asks a second time before the usual hour: %s', async (clock, isAsked) => {
  at(clock);
  isOpen({ byMethod: { cash: ZERO } });
  show();
  await user.type(screen.getByRole('textbox', { name: /Counted cash/ }), '0');
  await user.click(button('Close the day'));
  const first = within(await screen.findByRole('dialog', { name: 'Close 21 Nov 2026?' }));
  await user.click(first.getByRole('button', { name: 'Close the day' }));
  expect(backend.sent(closeDay)).toHaveLength(isAsked ? 0 : 1);
  if (!isAsked) return;
  const second = within(await screen.findByRole('dialog', { name: 'Close before 10:00 pm?' }));
  await user.click(second.getByRole('button', { name: 'Close now' }));
  expect(backend.sent(closeDay)).toHaveLength(1);
});

it('says above the drawer that payments were put right', () => {
  isOpen({ paymentsCorrected: 2 });
  show();
  expect(screen.getByText(/^2 payments of this day were put right/)).toBeTruthy();
});
