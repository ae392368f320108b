import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { FirebaseApp } from 'firebase/app';
import { askFirestore, askedAgain } from './ask-firestore.ts';

vi.mock('firebase/app-check', () => ({
  initializeAppCheck: () => ({}),
  getToken: async () => ({ token: 'an app token' }),
  ReCaptchaEnterpriseProvider: class {},
}));

const URL = 'https://firestore.example/documents/plans';
const APP = { name: 'guest' } as FirebaseApp;
const app = () => Promise.resolve(APP);

/** Firestore with App Check enforced, or not; `asked` are the headers of each request. */
function firestore(isEnforced: boolean) {
  const asked: Record<string, string>[] = [];
  vi.stubGlobal('fetch', (_: string, { headers = {} }: RequestInit) => {
    const given = headers as Record<string, string>;
    asked.push(given);
    const isRefused = isEnforced && given['x-firebase-appcheck'] !== 'an app token';
    return Promise.resolve(new Response('', { status: isRefused ? 401 : 200 }));
  });
  return asked;
}

beforeAll(async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-site-key');
  (await import('./attest.ts')).attest(APP);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('asks once where App Check is not enforced', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-site-key');
  const asked = firestore(false);
  expect((await askFirestore(URL, app, { headers: { authorization: 'Bearer me' } })).status).toBe(200);
  expect(asked).toEqual([{ authorization: 'Bearer me' }]);
});

it('asks again with the app’s token where it is enforced, and keeps the other headers', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-site-key');
  const asked = firestore(true);
  expect((await askFirestore(URL, app, { headers: { authorization: 'Bearer me' } })).status).toBe(200);
  expect(asked.at(-1)).toEqual({ authorization: 'Bearer me', 'x-firebase-appcheck': 'an app token' });
});

it('asks again when the request of the page’s head was refused', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-site-key');
  const asked = firestore(true);
  const early = Promise.resolve(new Response('', { status: 403 }));
  expect((await askedAgain(early, URL, app)).status).toBe(200);
  expect(asked).toEqual([{ 'x-firebase-appcheck': 'an app token' }]);
});

it('takes the refusal as it is in a build without a site key', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '');
  const asked = firestore(true);
  expect((await askFirestore(URL, app)).status).toBe(401);
  expect(asked).toHaveLength(1);
});
