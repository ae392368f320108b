import { beforeEach, expect, it } from 'vitest';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { accountActs } from './account.ts';
import { inMemory } from './in-memory.fixtures.tsx';

const backend = inMemory();
const signIn = (code: string) => {
  backend.auth.fails(code);
  return accountActs(backend.client.auth).signIn('owner@example.in', 'secret');
};
const reports = () => backend.sent(REPORT_ERROR) as { message: string }[];

beforeEach(() => {
  backend.clear();
  backend.serveApp();
});

it.each([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/too-many-requests', 'too-many-tries'],
  ['auth/network-request-failed', 'offline'],
])('%s is answered with %s, and is no fault', async (code, failure) => {
  expect(await signIn(code)).toEqual({ failure });
  expect(reports()).toEqual([]);
});

it('logs a sign-in that fails for no reason of the person’s, without their address (ERR-1)', async () => {
  expect(await signIn('auth/internal-error')).toEqual({ failure: 'failed' });
  expect(reports().map(({ message }) => message)).toEqual([
    'Error: Error signing in: FirebaseError: auth/internal-error',
  ]);
  expect(JSON.stringify(reports())).not.toContain('owner@example.in');
});
