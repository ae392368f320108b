import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { inMemory } from './in-memory.fixtures.tsx';
import { signInWithSocial } from './social.ts';

const backend = inMemory();
const reports = () => backend.sent(REPORT_ERROR).map((sent) => (sent as { message: string }).message);

beforeEach(() => {
  backend.clear();
  backend.serveApp();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('returns the signed-in person, also when the account has no role yet', async () => {
  backend.auth.knows({ uid: 'g1', email: 'asha@example.com', displayName: 'Asha', isSocial: true });
  expect(await signInWithSocial()).toEqual({
    user: {
      uid: 'g1',
      email: 'asha@example.com',
      emailVerified: true,
      displayName: 'Asha',
      photoURL: null,
      isSocial: true,
      claims: null,
    },
  });
});

it.each([
  ['auth/popup-closed-by-user', 'closed'],
  ['auth/cancelled-popup-request', 'closed'],
  ['auth/user-cancelled', 'closed'],
  ['auth/popup-blocked', 'blocked'],
  ['auth/network-request-failed', 'offline'],
  ['auth/internal-error', 'failed'],
])('reports %s as %s, and logs only what nobody knows a reason of (ERR-1)', async (code, failure) => {
  backend.auth.fails(code);
  expect(await signInWithSocial()).toEqual({ failure });
  expect(reports()).toEqual(
    failure === 'failed' ? [`Error: Error signing in with Google: FirebaseError: ${code}`] : [],
  );
});

it('reports offline when Google’s script could not load', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.auth.fails('auth/internal-error');
  expect(await signInWithSocial()).toEqual({ failure: 'offline' });
});
