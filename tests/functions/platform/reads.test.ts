import { aTenant } from '@bhoj/domain/fixtures/platform';
import { readAccounts } from '@bhoj/domain/platform/staff/accounts.contract';
import { readFunnels, readOwnReferrals } from '@bhoj/domain/platform/staff/referrals.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { beforeAll, expect, test } from 'vitest';
import { served, tallyServer } from '../../support/server-tally.ts';
import { forgetEverything, put } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call } from '../../support/mount.ts';
import { aStaffPerson } from '../../support/platform-people.ts';
import type { Person } from '../../support/auth.ts';

/** The reads of the callables that the platform's pages call when they open (P-PLATFORM-51). */

const { countFunnels } = await import('../../../functions/src/platform/staff/count-funnels.ts');

let admin: Person;
let people: Person[];
beforeAll(async () => {
  await forgetEverything();
  admin = await signIn({ role: 'super' });
  people = await Promise.all(Array.from({ length: 14 }, aStaffPerson));
  const referredBy = people[0]?.uid ?? '';
  await Promise.all(
    Array.from({ length: 60 }, (_, n) => {
      const tenant = aTenant({
        referredBy,
        signedUpAt: 1000 * n,
        handle: `Handle${String(n).padStart(14, '0')}`,
      });
      return put(tenants, { restaurantId: `r${n}@house.example` }, tenant);
    }),
  );
  await countFunnels(Date.now());
  tallyServer();
});

async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const before = served.reads;
  await work();
  return served.reads - before;
}

test('the staff’s dashboard reads at most 30 documents, a further page too', async () => {
  const [staff = admin] = people;
  const first = await readsOf(() => call(readOwnReferrals, { after: null }, staff));
  expect(first).toBeGreaterThan(25);
  expect(first).toBeLessThanOrEqual(30);
  const { next } = await call(readOwnReferrals, { after: null }, staff);
  expect(await readsOf(() => call(readOwnReferrals, { after: next }, staff))).toBeLessThanOrEqual(30);
});

test('the funnels of a page of people are one document each', async () => {
  const staffIds = people.map(({ uid }) => uid);
  expect(await readsOf(() => call(readFunnels, { staffIds }, admin))).toBe(14);
});

test('a page of accounts reads no document', async () => {
  expect(await readsOf(() => call(readAccounts, { who: '', after: null }, admin))).toBe(0);
});
