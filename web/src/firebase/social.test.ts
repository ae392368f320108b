import { afterEach, expect, it, vi } from 'vitest';
import { signInWithSocial } from './social.ts';

const { openPopup, reportFault } = vi.hoisted(() => ({
  openPopup: vi.fn<() => Promise<unknown>>(),
  reportFault: vi.fn<(cause: unknown, route: string) => void>(),
}));
vi.mock('./social-popup.ts', () => ({ openPopup }));
vi.mock('./report-error.ts', () => ({ reportFault }));

afterEach(() => {
  vi.restoreAllMocks();
  reportFault.mockReset();
});

const refusal = (code: string) => Object.assign(new Error(code), { code });

it('returns the signed-in person, also when the account has no role yet', async () => {
  openPopup.mockResolvedValue({
    uid: 'g1',
    email: 'asha@example.com',
    emailVerified: true,
    displayName: 'Asha',
    photoURL: null,
    providerData: [{ providerId: 'google.com' }],
    getIdTokenResult: async () => ({ claims: {} }),
  });
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
  openPopup.mockRejectedValue(refusal(code));
  expect(await signInWithSocial()).toEqual({ failure });
  const said = reportFault.mock.calls.map(([cause]) => String(cause));
  expect(said).toEqual(failure === 'failed' ? [`Error: Error signing in with Google: Error: ${code}`] : []);
});

it('reports offline when Google’s script could not load', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPopup.mockRejectedValue(refusal('auth/internal-error'));
  expect(await signInWithSocial()).toEqual({ failure: 'offline' });
});
