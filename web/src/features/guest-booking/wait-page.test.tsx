import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { WAIT_ID } from '@bhoj/domain/fixtures/waitlist';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { ownWaitPath } from '@bhoj/domain/waitlist/links';
import { guestWait as english } from '../../messages/booker/wait/en.ts';
import { guestWait as hindi } from '../../messages/booker/wait/hi.ts';
import { guestBooking } from '../../messages/booker/booking/en.ts';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { clockName } from '../../ui/dates/clock.ts';
import { BookingArea } from './booking-area.tsx';
import { lookAfter } from './use-own-wait.ts';
import type { OwnWait } from './use-own-wait.ts';

const asked: unknown[] = [];
let answer: () => Partial<OwnWait> | string;
vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
  asked.push((JSON.parse(init.body as string) as { data: unknown }).data);
  const given = answer();
  if (given === 'offline') throw new TypeError('Failed to fetch');
  if (typeof given === 'string')
    return new Response(JSON.stringify({ error: { details: { reason: given } } }), { status: 400 });
  return new Response(JSON.stringify({ result: anOwn(given) }));
});

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const LINK = { slug: 'spice', waitId: WAIT_ID, key: 'k'.repeat(28) };
const anOwn = (more: Partial<OwnWait> = {}): OwnWait => ({
  restaurant: 'Spice Route',
  address: '14, MG Road, Pune',
  phone: '020 1234',
  isRunning: true,
  number: 7,
  size: 4,
  state: 'waiting',
  ahead: 2,
  between: null,
  at: NOW,
  calledAt: null,
  readAt: NOW + MINUTE,
  ...more,
});

async function show(path = ownWaitPath(LINK, 'en')): Promise<void> {
  history.replaceState(null, '', path);
  // The page, and another language, are loaded before it is drawn.
  await act(async () => {
    render(
      <ThemeProvider>
        <Suspense fallback={null}>
          <BookingArea />
        </Suspense>
      </ThemeProvider>,
    );
  });
}

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  answer = () => ({});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the place in line', () => {
  it('is the number, the parties ahead, and what is promised; a time only where there is one (P-WAIT-8)', async () => {
    await show();
    expect(await screen.findByText(english.ahead(2))).toBeTruthy();
    expect(screen.getByText(`${english.number}: 7 · 4 guests`)).toBeTruthy();
    expect(screen.getByText('Spice Route')).toBeTruthy();
    expect(screen.getByText(english.noTimes)).toBeTruthy();
    expect(screen.getByText(`${english.promised} ${english.notPromised}`)).toBeTruthy();
    expect(asked).toEqual([{ name: 'readOwnWait', input: LINK }]);
    // An effect writes it, after the text is drawn.
    await waitFor(() => expect(document.title).toBe(`${english.ahead(2)} · Spice Route`));
  });

  it('has the range of the estimate, and says when that is over (P-WAIT-8)', async () => {
    const between = { from: NOW + 20 * MINUTE, to: NOW + 35 * MINUTE };
    answer = () => ({ between, ahead: 0, readAt: NOW + HOUR });
    await show();
    expect(await screen.findByText(english.ahead(0))).toBeTruthy();
    expect(screen.getByText(english.between(clockName(between.from), clockName(between.to)))).toBeTruthy();
    expect(screen.getByText(english.longer)).toBeTruthy();
  });

  it.each([
    [{ state: 'called', calledAt: NOW } as const, english.ready, english.readyHint(clockName(NOW))],
    [{ state: 'seated' } as const, english.seated, english.seatedHint],
    [{ state: 'gave-up' } as const, english.out, english.outHint],
    [{ state: 'lost' } as const, english.out, english.outHint],
    [{ isRunning: false } as const, english.closed, english.closedHint],
  ])('says where the party stands: %j', async (own, title, hint) => {
    answer = () => own;
    await show();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.queryByText(english.noTimes)).toBeNull();
  });

  it('is in the language of the link', async () => {
    await show(ownWaitPath(LINK, 'hi'));
    expect(await screen.findByText(hindi.ahead(2))).toBeTruthy();
    expect(document.documentElement.lang).toBe('hi');
  });
});

describe('looking again', () => {
  it('is sooner with few parties ahead, and goes on after the wait, slowly once no party waits any more', () => {
    expect(lookAfter(anOwn({ ahead: 3 }))).toBe(MINUTE / 2);
    expect(lookAfter(anOwn({ ahead: 4 }))).toBe(MINUTE);
    expect(lookAfter(anOwn({ state: 'called', ahead: 0 }))).toBe(MINUTE / 2);
    for (const state of ['seated', 'gave-up', 'lost'] as const)
      expect(lookAfter(anOwn({ state, ahead: 0 }))).toBe(MINUTE);
    expect(lookAfter(anOwn({ isRunning: false }))).toBe(5 * MINUTE);
  });

  it('finds the party in the line again after the host took a mistake back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    answer = () => ({ state: 'lost' });
    await show();
    await screen.findByText(english.out);
    answer = () => ({ ahead: 1 });
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
    expect(await screen.findByText(english.ahead(1))).toBeTruthy();
  });

  it('ends where the party is forgotten', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    answer = () => 'wait-not-found';
    await show();
    await screen.findByText(english.gone);
    await act(() => vi.advanceTimersByTimeAsync(20 * MINUTE));
    expect(asked).toHaveLength(1);
  });

  it('goes by itself while the page is seen, and at once when it is seen again (P-WAIT-8)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const seen = vi.spyOn(document, 'visibilityState', 'get');
    await show();
    await screen.findByText(english.ahead(2));
    answer = () => ({ state: 'called', ahead: 0, calledAt: NOW });
    seen.mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
    expect(asked).toHaveLength(1);
    seen.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(english.ready)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE / 2));
    expect(asked).toHaveLength(3);
    seen.mockRestore();
  });

  it('keeps what was seen last while there is no network, and says so', async () => {
    await show();
    await screen.findByText(english.ahead(2));
    answer = () => 'offline';
    await user.click(screen.getByRole('button', { name: english.look }));
    expect(await screen.findByText(english.offline)).toBeTruthy();
    expect(screen.getByText(english.ahead(2))).toBeTruthy();
    answer = () => 'too-many-requests';
    await user.click(screen.getByRole('button', { name: english.look }));
    expect(await screen.findByText(english.stale)).toBeTruthy();
    answer = () => ({ ahead: 1 });
    await act(async () => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(english.ahead(1))).toBeTruthy();
    expect(screen.queryByText(english.stale)).toBeNull();
  });
});

describe('where nothing can be shown', () => {
  it('a link that is not whole asks nobody', async () => {
    await show('/m/spice/wait#not-whole');
    expect(await screen.findByText(english.gone)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('a party that is forgotten is said to be', async () => {
    answer = () => 'wait-not-found';
    await show();
    expect(await screen.findByText(english.gone)).toBeTruthy();
    expect(screen.queryByText(english.look)).toBeNull();
  });

  it.each([
    ['offline', english.failedOffline],
    ['internal', english.failed],
  ])('a first look that fails is tried again: %s', async (reason, text) => {
    answer = () => reason;
    await show();
    expect(await screen.findByText(text)).toBeTruthy();
    answer = () => ({});
    await user.click(screen.getByRole('button', { name: guestBooking.tryAgain }));
    expect(await screen.findByText(english.ahead(2))).toBeTruthy();
  });
});
