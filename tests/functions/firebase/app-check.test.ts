import { getApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { validateReferral } from '@bhoj/domain/accounts/accounts.contract';
import { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { reportError } from '@bhoj/domain/platform/upkeep/faults.contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callRaw, reasonOf, urlOf } from '../../support/mount.ts';

beforeEach(() => {
  // Google's keys are not reachable here, so this check accepts one good token and no other.
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

/** Calls a callable as a page with this App Check token would; null for none. Returns the reason of a refusal. */
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

  test('of an area is asked for a token as one that stands alone', async () => {
    vi.stubEnv('REQUIRE_APP_CHECK', 'true');
    expect(await callRaw(openSharedBill, {})).toMatchObject({ reason: 'app-check-failed' });
    vi.stubEnv('REQUIRE_APP_CHECK', 'false');
    expect(await callRaw(openSharedBill, {})).toMatchObject({ reason: 'invalid-input' });
  });

  test('that takes reports of faults needs no token', async () => {
    vi.stubEnv('REQUIRE_APP_CHECK', 'true');
    const report = { message: 'x is not a function', stack: 'at y', route: '/dashboard', release: '1' };
    expect(reportError).toMatchObject(REPORT_ERROR);
    expect(await reasonOf(reportError, report)).toBeNull();
  });
});
