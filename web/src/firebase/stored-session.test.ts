import { afterEach, expect, it, vi } from 'vitest';
import { mayHaveSession } from './stored-session.ts';

const browserWith = (names: readonly string[]) =>
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name })) });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is out of the question in a browser in which Firebase Auth never ran', async () => {
  browserWith(['another']);
  await expect(mayHaveSession()).resolves.toBe(false);
});

it.each([
  ['its database', () => browserWith(['firebaseLocalStorageDb'])],
  [
    'its entry in local storage',
    () => {
      browserWith([]);
      localStorage.setItem('firebase:authUser:key:staff', '{}');
    },
  ],
  ['a browser that does not list its databases', () => vi.stubGlobal('indexedDB', {})],
])('is possible with %s', async (_, prepare) => {
  prepare();
  await expect(mayHaveSession()).resolves.toBe(true);
});
