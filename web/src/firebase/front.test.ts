import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from './account.ts';
import { frontActs, useFrontSession } from './front.ts';

const { sdk, may } = vi.hoisted(() => ({
  sdk: {
    appAuth: {},
    acts: { signIn: async () => ({ failure: 'failed' }) },
    watchSession: vi.fn<(auth: unknown, report: (session: unknown) => void) => () => void>(),
  },
  may: { haveSession: false },
}));
vi.mock('./front-sdk.ts', () => sdk);
vi.mock('./stored-session.ts', () => ({ mayHaveSession: async () => may.haveSession }));

const IN = { state: 'in' } as Session;
const stop = vi.fn<() => void>();

beforeEach(() => {
  may.haveSession = false;
  stop.mockReset();
  sdk.watchSession.mockReset().mockImplementation((_, report) => {
    report(IN);
    return stop;
  });
});
afterEach(cleanup);

it('knows the session from the SDK where there may be one', async () => {
  may.haveSession = true;
  const { result, unmount } = renderHook(useFrontSession);
  expect(result.current).toEqual({ state: 'unknown' });
  await waitFor(() => expect(result.current).toBe(IN));
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it.each([
  ['somebody touches the page', () => fireEvent.pointerDown(document.body)],
  ['an act of the page needs the SDK', () => void frontActs.signIn('a@b.example', 'a password')],
])('is out where there cannot be one, until %s', async (_, begin) => {
  const { result } = renderHook(useFrontSession);
  await waitFor(() => expect(result.current).toEqual({ state: 'out' }));
  expect(sdk.watchSession).not.toHaveBeenCalled();
  await act(async () => begin());
  await waitFor(() => expect(result.current).toBe(IN));
  fireEvent.keyDown(document.body);
  await act(async () => undefined);
  expect(sdk.watchSession).toHaveBeenCalledOnce();
});

it('does not ask once the page is left', async () => {
  const { result, unmount } = renderHook(useFrontSession);
  await waitFor(() => expect(result.current).toEqual({ state: 'out' }));
  unmount();
  fireEvent.pointerDown(document.body);
  await frontActs.signIn('a@b.example', 'a password');
  expect(sdk.watchSession).not.toHaveBeenCalled();
});
