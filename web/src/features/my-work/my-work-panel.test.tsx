import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SLIP_WORDS } from '../../words/slip.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSlip } from '@bhoj/domain/fixtures/pay';
import { anAdvance } from '@bhoj/domain/fixtures/payroll';
import { rupees } from '@bhoj/domain/money/money';
import { slipShown } from '@bhoj/domain/payroll/my-work/slip-shown';
import { confirmMark, disputeMark, suggestPresence } from '@bhoj/domain/payroll/muster/muster.contract';
import { readMyWork } from '@bhoj/domain/payroll/my-work/my-work.contract';
import type { MyWork } from '@bhoj/domain/payroll/my-work/my-work.contract';
import { punch, readMyRoster } from '@bhoj/domain/roster/roster.contract';
import type { MyRoster } from '@bhoj/domain/roster/roster.contract';
import { aWeekPlan } from '@bhoj/domain/fixtures/roster';
import { daysOfWeek } from '@bhoj/domain/roster/week';
import { startOf, HOUR } from '@bhoj/domain/time/ist';
import { keepDevice } from '../../firebase/keep-device.ts';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { inMemory, InMemoryClient } from '../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { ReaderContext } from '../../words/use-words.ts';
import { MyWorkPanel } from './my-work-panel.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';

const backend = inMemory();
const work = (fields: Partial<MyWork> = {}): MyWork => ({
  name: 'Ravi',
  restaurantName: 'Spice Route',
  restaurantAddress: '14, MG Road, Pune 411004',
  today: '2026-11-20',
  month: '2026-11',
  isLocked: false,
  days: [
    { day: '2026-11-19', mark: 'A', overtimeMinutes: 0, claimed: null, isDisputed: false },
    { day: '2026-11-20', mark: null, overtimeMinutes: 0, claimed: null, isDisputed: false },
    { day: '2026-11-21', mark: null, overtimeMinutes: 0, claimed: null, isDisputed: false },
  ],
  leave: [{ kind: 'PL', usedInYear: 1.5, left: 10 }],
  advances: [{ ...anAdvance(), id: 'a' }],
  pays: [{ month: '2026-10', netPaise: rupees(12_345), isPaid: true }],
  slip: null,
  ...fields,
});
/** The answer of a restaurant without a roster. */
const NO_ROSTER: MyRoster = { today: '2026-11-20', inSince: null, hasRoster: false, shifts: [], days: [] };
const reads = (fields: Partial<MyWork> = {}) => backend.answer(readMyWork, () => work(fields));
const asked = (contract: Contract, input: object) =>
  waitFor(() => expect(backend.sent(contract)).toContainEqual(input));
const show = () =>
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <MyWorkPanel />
      </ToastProvider>
    </InMemoryClient>,
  );

beforeEach(() => {
  backend.clear();
  reads();
  backend.answer(readMyRoster, () => NO_ROSTER);
  for (const contract of [confirmMark, disputeMark, suggestPresence]) backend.answer(contract, () => ({}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('shows the days up to today, the newest first, leave, what is left of advances, and the slips', async () => {
  show();
  const days = within(await screen.findByRole('region', { name: 'My days' }));
  expect(
    days.getAllByRole('button', { name: /^This is wrong/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['This is wrong: Friday, 20 November', 'This is wrong: Thursday, 19 November']);
  expect(screen.getByText('10 days left')).toBeTruthy();
  expect(screen.getByText('₹6,000 left, ₹2,000 a month')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open the slip of October 2026' }));
  await asked(readMyWork, { month: '2026-10' });
});

it('sets an absence apart from the other days', async () => {
  const days = [
    { day: '2026-11-19', mark: 'A' as const, overtimeMinutes: 0, claimed: null, isDisputed: false },
    { day: '2026-11-20', mark: 'P' as const, overtimeMinutes: 0, claimed: null, isDisputed: false },
  ];
  reads({ days });
  show();
  const { marks } = SLIP_WORDS.en;
  const classesOf = (word: string) => screen.getByText(word).className;
  await screen.findByText(marks.A);
  expect(classesOf(marks.A)).toContain('absent');
  expect(classesOf(marks.P)).not.toContain('absent');
});

it('disputes a day and asks again', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'This is wrong: Thursday, 19 November' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tell the owner' }));
  await asked(disputeMark, { day: '2026-11-19', claimed: 'P' });
  await waitFor(() => expect(backend.sent(readMyWork)).toHaveLength(2));
});

it('claims overtime of a day, with the mark as it is', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'This is wrong: Thursday, 19 November' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'What it was' }), { target: { value: 'A' } });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Tell the owner' });
  expect(send.disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Overtime, minutes' }), { target: { value: '90' } });
  fireEvent.click(send);
  await asked(disputeMark, { day: '2026-11-19', claimed: 'A', overtimeMinutes: 90 });
});

it('agrees with a disputed day, and says what a suggestion waits for', async () => {
  reads({
    days: [
      { day: '2026-11-19', mark: 'A', overtimeMinutes: 30, claimed: 'P', isDisputed: true },
      { day: '2026-11-20', mark: null, overtimeMinutes: 0, claimed: 'P', isDisputed: false },
    ],
  });
  show();
  expect(await screen.findByText('You said: Present. The owner has not answered yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Agree after all: Thursday, 19 November' }));
  await asked(confirmMark, { day: '2026-11-19' });
});

it('confirms a mark that is right, once', async () => {
  const at = { overtimeMinutes: 0, claimed: null, isDisputed: false };
  reads({
    days: [
      { day: '2026-11-18', mark: 'P', ...at, confirmed: { by: 'uid', at: 0 } },
      { day: '2026-11-19', mark: 'P', ...at },
      { day: '2026-11-20', mark: 'A', ...at, answered: { claimed: 'P', isAccepted: true, at: 0 } },
    ],
  });
  show();
  expect(await screen.findByText('You confirmed it')).toBeTruthy();
  expect(screen.getByText(/^The owner agrees: Present/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'This is right: Wednesday, 18 November' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'This is right: Thursday, 19 November' }));
  await asked(confirmMark, { day: '2026-11-19' });
});

it('says that the person is here, once', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'I am here' }));
  await waitFor(() => expect(backend.sent(suggestPresence)).toEqual([{}]));
});

it('changes nothing of an approved month, and shows its slip in English and Hindi', async () => {
  reads({ isLocked: true, slip: slipShown(aSlip()) });
  show();
  expect(await screen.findByText(/The pay of this month is approved/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^This is wrong/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull();
  expect(screen.getByRole('article').textContent).toContain('Wage slip of November 2026');
  fireEvent.change(screen.getByRole('combobox', { name: SLIP_WORDS.en.language }), {
    target: { value: 'hi' },
  });
  expect(screen.getByRole('article').textContent).toContain('भविष्य निधि (PF)');
  expect(screen.getByRole('article').getAttribute('lang')).toBe('hi');
});

it.each([
  ['nobody who is paid is linked', 'person-not-found', /has not linked your sign-in/],
  ['is not for this account', 'not-allowed', /not for your account/],
  ['could not be loaded', 'unexpected', /Your work could not be loaded/],
] as const)('says that it %s', async (_, reason, sentence) => {
  backend.refuse(readMyWork, reason);
  show();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('asks again after a failure', async () => {
  backend.refuse(readMyWork, 'offline');
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  reads();
  fireEvent.click(again);
  expect(await screen.findByRole('region', { name: 'My days' })).toBeTruthy();
});

it('says that it loads, and that it needs a connection', async () => {
  backend.answer(readMyWork, () => new Promise<never>(() => undefined));
  show();
  expect(await screen.findByRole('status', { name: 'Loading your work' })).toBeTruthy();
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect((await screen.findAllByText('My work needs a connection.')).length).toBeGreaterThan(0);
});

it('names days and marks in the language of the reader', async () => {
  render(
    <InMemoryClient of={backend}>
      <ReaderContext value={{ audience: 'captain', language: 'hi' }}>
        <ToastProvider>
          <MyWorkPanel />
        </ToastProvider>
      </ReaderContext>
    </InMemoryClient>,
  );
  expect(await screen.findByText(/गुरुवार, 19 नवंबर/)).toBeTruthy();
  expect(screen.getByText('अनुपस्थित')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).selectedOptions[0]?.text).toBe(
    'नवंबर 2026',
  );
  expect(screen.getByRole('button', { name: 'Open the slip of अक्टूबर 2026' })).toBeTruthy();
});

it('asks for another month from the list, and for one before it by the arrow', async () => {
  show();
  const month = await screen.findByRole('combobox', { name: 'Month' });
  fireEvent.change(month, { target: { value: '2026-02' } });
  await asked(readMyWork, { month: '2026-02' });
  cleanup();
  reads({ month: '2023-05' });
  show();
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Month' })).value).toBe('2023-05');
  fireEvent.click(screen.getByRole('button', { name: 'Month before' }));
  await asked(readMyWork, { month: '2023-04' });
});

/** Ravi's week and the next one, with a late day and an absence. */
const own = (fields: Partial<MyRoster> = {}): MyRoster => ({
  today: '2026-11-20',
  inSince: null,
  hasRoster: true,
  shifts: [
    ...daysOfWeek('2026-11-16').map((day, n) => ({ day, plan: aWeekPlan[n] ?? null })),
    ...daysOfWeek('2026-11-23').map((day) => ({ day, plan: null })),
  ],
  days: [
    {
      day: '2026-11-20',
      punches: [
        { kind: 'in', at: startOf('2026-11-20') + 10.5 * HOUR, isCorrected: false },
        { kind: 'out', at: startOf('2026-11-20') + 18 * HOUR, isCorrected: true },
      ],
      workedMinutes: 450,
      lateMinutes: 30,
      isAbsent: false,
    },
    { day: '2026-11-19', punches: [], workedMinutes: 0, lateMinutes: 0, isAbsent: true },
  ],
  ...fields,
});

it('shows the shifts of both weeks and the punches of the month', async () => {
  backend.answer(readMyRoster, () => own());
  show();
  const shifts = within(await screen.findByRole('region', { name: 'My shifts' }));
  expect(shifts.getAllByText('10 am – 6 pm')).toHaveLength(5);
  expect(shifts.getByText('Day off')).toBeTruthy();
  expect(shifts.getByText('Nobody has planned this week yet.')).toBeTruthy();
  const punches = within(screen.getByRole('region', { name: 'My punches' }));
  expect(punches.getByText('in 10:30 am, out 6:00 pm (corrected)')).toBeTruthy();
  expect(punches.getByText('30 min late')).toBeTruthy();
  expect(punches.getByText('Absent, no punch')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Punch in' })).toBeNull();
});

it('shows nothing of it where the restaurant has no roster', async () => {
  show();
  await screen.findByRole('region', { name: 'My days' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your shifts' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'My punches' })).toBeNull();
});

it('punches out on a shared device, and says why it cannot', async () => {
  keepDevice({ restaurantId: 'r', deviceId: 'd', secret: 's', lockMinutes: 3 });
  const inSince = startOf('2026-11-20') + 10 * HOUR;
  backend.answer(readMyRoster, () => own({ inSince }));
  backend.refuse(punch, 'record-full');
  show();
  expect(await screen.findByText('You are in since 10:00 am.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Punch out' }));
  expect(await screen.findByText(/there is no more room here/)).toBeTruthy();
  backend.answer(punch, () => ({ kind: 'out' as const, at: inSince + 8 * HOUR, day: '2026-11-20' }));
  fireEvent.click(screen.getByRole('button', { name: 'Punch out' }));
  expect(await screen.findByText('Punched out at 6:00 pm')).toBeTruthy();
  expect(backend.sent(punch)).toHaveLength(2);
});
