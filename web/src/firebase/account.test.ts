import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountActs } from './account.ts';

const { ask, reportFault } = vi.hoisted(() => ({
  ask: vi.fn<() => Promise<never>>(),
  reportFault: vi.fn<(cause: unknown, route: string) => void>(),
}));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  signInWithEmailAndPassword: ask,
}));
vi.mock('./report-error.ts', () => ({ reportFault }));

const signIn = (cause: Error) => {
  ask.mockRejectedValue(cause);
  return accountActs({} as Auth).signIn('owner@example.in', 'secret');
};
const refusal = (code: string) => new FirebaseError(code, 'refused');

beforeEach(() => reportFault.mockReset());

it.each([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/too-many-requests', 'too-many-tries'],
  ['auth/network-request-failed', 'offline'],
])('%s is answered with %s, and is no fault', async (code, failure) => {
  expect(await signIn(refusal(code))).toEqual({ failure });
  expect(reportFault).not.toHaveBeenCalled();
});

it('logs a sign-in that fails for no reason of the person’s, without their address (ERR-1)', async () => {
  expect(await signIn(refusal('auth/internal-error'))).toEqual({ failure: 'failed' });
  const said = reportFault.mock.calls.map(([cause]) => String(cause));
  expect(said).toEqual(['Error: Error signing in: FirebaseError: refused']);
});
