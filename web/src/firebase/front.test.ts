import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frontActs, useFrontSession } from './front.ts';
import { inMemory } from './in-memory.fixtures.tsx';

const backend = inMemory();
const IN = { state: 'in', user: { uid: 'asha' } };
/** The watchers of the session; only the SDK tells them. */
const { watchers } = backend.auth;
/** Firebase Auth makes its database when it first runs in a browser. */
const mayHaveSession = (may: boolean) =>
  vi.stubGlobal('indexedDB', { databases: async () => (may ? [{ name: 'firebaseLocalStorageDb' }] : []) });

beforeEach(() => {
  backend.clear();
  backend.serveApp();
  backend.auth.signIn({ uid: 'asha' });
  mayHaveSession(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('knows the session from the SDK where there may be one', async () => {
  mayHaveSession(true);
  const { result, unmount } = renderHook(useFrontSession);
  expect(result.current).toEqual({ state: 'unknown' });
  await waitFor(() => expect(result.current).toMatchObject(IN));
  expect(watchers.size).toBe(1);
  unmount();
  expect(watchers.size).toBe(0);
});

it.each([
  ['somebody touches the page', () => fireEvent.pointerDown(document.body)],
  ['an act of the page needs the SDK', () => void frontActs.signIn('a@b.example', 'a password')],
])('is out where there cannot be one, until %s', async (_, begin) => {
  const { result } = renderHook(useFrontSession);
  await waitFor(() => expect(result.current).toEqual({ state: 'out' }));
  expect(watchers.size).toBe(0);
  await act(async () => begin());
  await waitFor(() => expect(result.current).toMatchObject(IN));
  fireEvent.keyDown(document.body);
  await act(async () => undefined);
  expect(watchers.size).toBe(1);
});

it('does not ask once the page is left', async () => {
  const { result, unmount } = renderHook(useFrontSession);
  await waitFor(() => expect(result.current).toEqual({ state: 'out' }));
  unmount();
  fireEvent.pointerDown(document.body);
  await frontActs.signIn('a@b.example', 'a password');
  expect(watchers.size).toBe(0);
});
