import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { floor } from '../../../messages/captain/en/floor.ts';
import { anOrder } from '../state/captain-page.fixtures.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { Ringing } from './ringing.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { useCallBell } from './use-call-bell.ts';

const starts = vi.fn<() => void>();
const vibrate = vi.fn<() => boolean>();
/** A browser that may sound at once, and counts the notes. */
class MockAudio {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  readonly resume = () => Promise.resolve();
  readonly close = () => Promise.resolve();
  readonly createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: () => ({ connect: () => undefined }),
    start: starts,
    stop: () => undefined,
  });
  readonly createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('AudioContext', MockAudio);
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

function Floor({ orders }: Pick<CaptainData, 'orders'>) {
  const bell = useCallBell({ orders, now: NOW });
  return (
    <>
      <Ringing bell={bell} />
      <SoundSwitch bell={bell} />
    </>
  );
}

const sound = () => screen.getByRole('button', { name: floor.sound });
const tap = async () => {
  fireEvent.click(sound());
  await act(() => vi.advanceTimersByTimeAsync(1));
};
/** The notes since it was asked last. */
const notes = () => {
  const heard = starts.mock.calls.length;
  starts.mockClear();
  return heard;
};
const waiting: CaptainData['orders'] = [{ id: 'o1', value: holdRound(anOrder(), 'p1') }];

it('is off before the first tap, rings once when it is switched on, and can be switched off', async () => {
  render(<Floor orders={[]} />);
  expect(sound().getAttribute('aria-pressed')).toBe('false');
  await tap();
  expect(sound().getAttribute('aria-pressed')).toBe('true');
  expect(notes()).toBe(2);
  await tap();
  expect(sound().getAttribute('aria-pressed')).toBe('false');
  expect(notes()).toBe(0);
});

it('switched off, the phone still vibrates for a call', async () => {
  const { rerender } = render(<Floor orders={[]} />);
  await tap();
  await tap();
  notes();
  rerender(<Floor orders={waiting} />);
  expect(vibrate).toHaveBeenCalledOnce();
  expect(notes()).toBe(0);
  await tap();
  expect(notes()).toBeGreaterThan(0);
});

it('while no sound is on, the bar of a call is seen, not stopped', async () => {
  const { rerender } = render(<Floor orders={[]} />);
  rerender(<Floor orders={waiting} />);
  expect(screen.getByRole('button', { name: floor.seen })).toBeTruthy();
  await tap();
  expect(screen.queryByRole('button', { name: floor.seen })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: floor.quiet }));
  expect(screen.queryByRole('status')).toBeNull();
});
