import { getApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { validateReferral } from '@bhoj/domain/accounts/accounts.contract';
import { reportError } from '@bhoj/domain/platform/upkeep/faults.contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reasonOf, urlOf } from '../../support/mount.ts';

beforeEach(() => {
  // Google's keys are not reachable here: the one good token is told apart in the place of their check.
  vi.spyOn(getAppCheck(getApp()), 'verifyToken').mockImplementation((token) =>
    token === 'good'
      ? Promise.resolve({ appId: 'web', token: { sub: 'web' } } as never)
      : Promise.reject(new Error('not signed by App Check')),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Asks a callable as a page would that sends this App Check token; null for none. Returns the reason of a refusal. */
async function reasonWith(token: string | null): Promise<unknown> {
  const response = await fetch(urlOf(validateReferral.name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.77',
      ...(token !== null && { 'x-firebase-appcheck': token }),
    },
    body: JSON.stringify({ data: { referralId: 'STAFF01' } }),
  });
  const { error } = (await response.json()) as { error?: { details: { reason: unknown } } };
  return error?.details.reason ?? null;
}

describe('a callable', () => {
  test.each([
    ['off', undefined, null, null],
    ['off', 'false', 'bad', null],
    ['on', 'true', null, 'app-check-failed'],
    ['on', 'true', 'bad', 'app-check-failed'],
    ['on', 'true', 'good', null],
  ])(
    'with App Check %s (%s), called with the token %s, is refused with %s',
    async (_, set, token, reason) => {
      vi.stubEnv('REQUIRE_APP_CHECK', set);
      expect(await reasonWith(token)).toBe(reason);
    },
  );

  test('that takes reports of faults needs no token', async () => {
    vi.stubEnv('REQUIRE_APP_CHECK', 'true');
    const report = { message: 'x is not a function', stack: 'at y', route: '/dashboard', release: '1' };
    expect(reportError.name).toBe(REPORT_ERROR);
    expect(await reasonOf(reportError, report)).toBeNull();
  });
});
