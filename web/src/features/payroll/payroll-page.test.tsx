import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPayRun } from '@bhoj/domain/fixtures/pay';
import { aCell, aMuster, anAdvance, aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { markMuster } from '@bhoj/domain/payroll/muster/muster.contract';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { PayrollPage } from './payroll-page.tsx';

const backend = inMemory();

vi.setConfig({ testTimeout: 30_000 });
const show = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <PayrollPage />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
const MUSTER = '?tab=muster&month=2026-11';
const cellOf = (name: RegExp) => screen.getByRole('gridcell', { name });

/** The cells that were sent so far, together or apart. */
const sent = () => backend.sent(markMuster).flatMap((input) => (input as InputOf<typeof markMuster>).cells);
const MONTH = { month: '2026-11' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00+05:30'), toFake: ['Date'] });
  backend.clear();
  backend.answer(markMuster, () => ({ changedAt: 0, refused: [] }));
  backend.put(people, { personId: PERSON_ID }, aPerson());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each([
  ['people', '?tab=people', people],
  ['muster', MUSTER, people],
  ['advances', '?tab=advances', advances],
  ['pay run', '?tab=pay&month=2026-11', payRuns],
])('%s', (_, search, collection) => {
  const nobody = () => backend.putOnly(people, {});
  const offline = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.goOffline();
    if (collection === people) nobody();
    if (collection === payRuns) backend.put(payRuns, MONTH, aPayRun());
  };
  it.each([
    [
      'loading',
      () => backend.fails('slow', collection),
      () => screen.findByRole('status', { name: 'Loading people and pay' }),
    ],
    ['failed', () => backend.fails('unavailable', collection), () => screen.findByRole('alert')],
    [
      'denied',
      () => backend.fails('permission-denied', collection),
      () => screen.findByText(/not for your account/),
    ],
    [
      'empty',
      () => (collection === people ? nobody() : undefined),
      () => screen.findByText(/Nobody|No advance|not drafted yet/),
    ],
    ['offline', offline, () => screen.findByText(/are not on this device|The pay run needs a connection/)],
  ])('says that it is %s', async (_state, arrange, find) => {
    arrange();
    show(search);
    expect(await find()).toBeTruthy();
  });
});

describe('the muster', () => {
  it('is marked by keys: at once on the screen, together to the server', async () => {
    show(MUSTER);
    const grid = await screen.findByRole('grid');
    expect(cellOf(/^17 Nov 2026, WO/)).toBeTruthy();
    fireEvent.keyDown(grid, { key: 'ArrowLeft' });
    fireEvent.keyDown(grid, { key: 'p' });
    fireEvent.keyDown(grid, { key: 'H' });
    expect(cellOf(/^19 Nov 2026, P: Present/)).toBeTruthy();
    expect(cellOf(/^20 Nov 2026, HD: Half day/)).toBeTruthy();
    const read = { mark: null, overtimeMinutes: 0, claimed: null };
    const cell = { personId: PERSON_ID, overtimeMinutes: 0, read };
    await waitFor(() =>
      expect(sent()).toEqual([
        { ...cell, day: '2026-11-19', mark: 'P' },
        { ...cell, day: '2026-11-20', mark: 'HD' },
      ]),
    );
  });

  it('shows a refused mark as before, with the reason', async () => {
    backend.refuse(markMuster, 'mark-too-early');
    show(MUSTER);
    fireEvent.keyDown(await screen.findByRole('grid'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'p' });
    expect(await screen.findByText('A day to come takes days off and leave only.')).toBeTruthy();
    expect(cellOf(/^21 Nov 2026, Not marked/)).toBeTruthy();
  });

  it('keeps marks without an answer, and sends them again when the network is back', async () => {
    backend.refuse(markMuster, 'offline');
    show(MUSTER);
    fireEvent.keyDown(await screen.findByRole('grid'), { key: 'p' });
    expect(await screen.findByText('Some marks are not saved yet.')).toBeTruthy();
    expect(cellOf(/^20 Nov 2026, P: Present/)).toBeTruthy();
    backend.answer(markMuster, () => ({ changedAt: 1, refused: [] }));
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    network.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('All marks are saved')).toBeTruthy();
    expect(backend.sent(markMuster)).toHaveLength(2);
  });

  it('asks about a cell that changed since, and keeps it or replaces it', async () => {
    const refused = ['19', '20'].map((key) => ({
      personId: PERSON_ID,
      day: `2026-11-${key}`,
      stands: aCell({ mark: 'A' }),
    }));
    backend.answer(markMuster, () => ({ changedAt: 1, refused }));
    show(MUSTER);
    const grid = await screen.findByRole('grid');
    fireEvent.keyDown(grid, { key: 'ArrowLeft' });
    fireEvent.keyDown(grid, { key: 'p' });
    fireEvent.keyDown(grid, { key: 'p' });
    expect(await screen.findByText('Changed since you began')).toBeTruthy();
    expect(cellOf(/^19 Nov 2026, Not marked, you typed: Present/)).toBeTruthy();
    backend.answer(markMuster, () => ({ changedAt: 2, refused: [] }));
    fireEvent.click(screen.getByRole('button', { name: /^Leave as it is: Ravi, 19 Nov 2026: now Absent/ }));
    expect(cellOf(/^19 Nov 2026, Not marked$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Replace with yours: Ravi, 20 Nov/ }));
    expect(screen.queryByText('Changed since you began')).toBeNull();
    await waitFor(() => expect(sent()).toHaveLength(3));
    const read = { mark: 'A', overtimeMinutes: 0, claimed: null };
    expect(sent().at(-1)).toMatchObject({ day: '2026-11-20', mark: 'P', read });
  });

  it('takes no mark once the pay is approved, nor without a connection', async () => {
    backend.put(musters, MONTH, aMuster({ lockedAt: 1 }));
    show(MUSTER);
    fireEvent.keyDown(await screen.findByRole('grid'), { key: 'a' });
    expect(screen.getByText(/The pay of November 2026 is approved/)).toBeTruthy();
    expect(cellOf(/^20 Nov 2026, HD/)).toBeTruthy();
    cleanup();
    backend.put(musters, MONTH, aMuster());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.goOffline();
    show(MUSTER);
    fireEvent.keyDown(await screen.findByRole('grid'), { key: 'a' });
    expect(screen.getByText(/Marking needs a connection/)).toBeTruthy();
    expect(cellOf(/^20 Nov 2026, HD/)).toBeTruthy();
  });

  it('greys the days of an approved final pay, says why, and takes no mark', async () => {
    const leaver = aPerson({ leftOn: '2026-11-20', settledMonths: ['2026-11'] });
    backend.put(people, { personId: PERSON_ID }, leaver);
    show(MUSTER);
    fireEvent.keyDown(await screen.findByRole('grid'), { key: 'a' });
    expect(screen.getByText(/^The final pay of Ravi is approved/)).toBeTruthy();
    const cell = cellOf(/^20 Nov 2026, Not marked, The final pay stands/);
    expect([cell.getAttribute('aria-disabled'), cell.dataset['state']]).toEqual(['true', 'settled']);
    expect(sent()).toEqual([]);
  });

  it('accepts what a person says, or keeps the owner’s mark', async () => {
    const disputed = aCell({ mark: 'A', claimed: 'P', isDisputed: true });
    const cells = { '19': disputed, '20': disputed };
    backend.put(musters, MONTH, aMuster({ people: { [PERSON_ID]: cells } }));
    backend.answer(markMuster, () => ({ changedAt: Date.now() + 1, refused: [] }));
    show(MUSTER);
    fireEvent.click(await screen.findByRole('button', { name: /^Accept: Ravi, 19 Nov/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Keep yours: Ravi, 20 Nov/ }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { day: '2026-11-19', mark: 'P' },
        { day: '2026-11-20', mark: 'A' },
      ]),
    );
    expect(screen.queryByText('What people say')).toBeNull();
  });
});

it('says that an accountant confirms what the law asks, and of the State’s tax, too', async () => {
  show('?tab=people');
  expect(await screen.findByText(/Have an accountant confirm what the law asks of you\.$/)).toBeTruthy();
  cleanup();
  backend.put(payRuns, MONTH, aPayRun());
  show('?tab=pay&month=2026-11');
  expect(await screen.findByText(/An accountant confirms what you enter\.$/)).toBeTruthy();
});

it('an advance of which something was taken back stays', async () => {
  backend.put(advances, { advanceId: 'a1' }, anAdvance({ leftPaise: anAdvance().instalmentPaise }));
  show('?tab=advances&advance=a1');
  const panel = within(await screen.findByRole('dialog', { name: 'Ravi' }));
  expect(panel.getByText(/Some of it is taken back already/)).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'Change advance' })).toBeNull();
});
