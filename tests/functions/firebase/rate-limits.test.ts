import { limits } from '@bhoj/domain/platform/shape/platform.collection';
import { createAccount, validateReferral } from '@bhoj/domain/accounts/accounts.contract';
import { createPaymentOrder } from '@bhoj/domain/subscription/subscription.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Contract, RateLimit } from '@bhoj/domain/kernel/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aHouse, list } from '../../support/arrange.ts';
import { renewed, signIn, signInGuest, signInNewcomer } from '../../support/auth.ts';
import { anotherInstance, db, reasonOf, tryCall } from '../../support/mount.ts';
import type { CallOptions } from '../../support/mount.ts';

afterEach(() => {
  vi.useRealTimers();
});
function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/** Returns a contract's only limit. */
function limitOf(contract: Contract): RateLimit {
  const [limit] = contract.limits;
  if (limit === undefined) throw new Error(`${contract.name} has no limit`);
  return limit;
}
const perAddress = limitOf(validateReferral);
const ask = (options: CallOptions) => reasonOf(validateReferral, { referralId: 'STAFF01' }, options);

async function times(n: number, options: CallOptions): Promise<(string | null)[]> {
  const reasons = [];
  for (let i = 0; i < n; i += 1) reasons.push(await ask(options));
  return reasons;
}

describe('calls of one address', () => {
  test('are refused above the limit, with the time to wait, until the window has passed', async () => {
    const options = { ip: '192.0.2.1' };
    const reasons = await times(perAddress.max + 2, options);
    expect(reasons.slice(0, perAddress.max).every((reason) => reason === null)).toBe(true);
    expect(reasons.slice(perAddress.max)).toEqual(['too-many-requests', 'too-many-requests']);
    const refused = await tryCall(validateReferral, { referralId: 'STAFF01' }, options);
    const waitMs = 'reason' in refused ? Number(refused.details['waitMs']) : 0;
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(perAddress.windowMs);
    expect(await ask({ ip: '192.0.2.2' })).toBeNull();

    passTime(perAddress.windowMs + MINUTE);
    expect(await ask(options)).toBeNull();
  });

  test('are identified by the last hop of X-Forwarded-For; values that a caller puts before it are ignored', async () => {
    const options = (i: number) => ({ ip: `203.0.113.${i}, 192.0.2.3` });
    for (let i = 0; i < perAddress.max; i += 1) expect(await ask(options(i))).toBeNull();
    expect(await ask(options(250))).toBe('too-many-requests');
  });

  test('at the same moment are all counted', async () => {
    const options = { ip: '192.0.2.4' };
    const reasons = await Promise.all(Array.from({ length: perAddress.max + 10 }, () => ask(options)));
    expect(reasons.filter((reason) => reason === null)).toHaveLength(perAddress.max);
    expect(reasons.filter((reason) => reason === 'too-many-requests')).toHaveLength(10);
  });

  test('share one bucket over all instances, beyond the part that each grants by itself', async () => {
    const ip = '192.0.2.5';
    const instance = await anotherInstance();
    const half = perAddress.max / 2;
    const here = await times(half, { ip });
    const there = await times(half, { ip, instance });
    expect([...here, ...there].every((reason) => reason === null)).toBe(true);
    expect(await ask({ ip })).toBe('too-many-requests');
    expect(await ask({ ip, instance })).toBe('too-many-requests');
  });

  test('are counted one by one from half of the limit on; below it some are granted without a read', async () => {
    const options = { ip: '192.0.2.7' };
    const buckets = async () => (await db.collection(limits.parent({})).get()).docs;
    const others = new Set((await buckets()).map((doc) => doc.id));
    const counted = async () => {
      const own = (await buckets()).filter((doc) => !others.has(doc.id));
      return own.map((doc) => limits.decode(doc.data()).count);
    };
    const quarter = Math.floor(perAddress.max / 4);
    await times(quarter, options);
    expect(await counted()).toEqual([]);
    await times(2, options);
    expect(await counted()).toEqual([quarter + 1]);
    await times(perAddress.max / 2 - quarter - 2, options);
    for (const calls of [perAddress.max / 2 + 1, perAddress.max / 2 + 2]) {
      await ask(options);
      expect(await counted()).toEqual([calls]);
    }
  });

  test('are stored without the address', async () => {
    await times(perAddress.max, { ip: '192.0.2.6' });
    const { docs } = await db.collection(limits.parent({})).get();
    expect(docs.length).toBeGreaterThan(0);
    expect(docs.map((doc) => doc.id).join()).not.toContain('192.0.2');
    const [bucket] = await list(limits, {});
    expect((bucket?.expireAt ?? 0) - (bucket?.windowStart ?? 0)).toBe(2 * perAddress.windowMs);
  });
});

test('calls of one uid are counted separately from those of another, including refused ones', async () => {
  const house = await aHouse({}, { tableCount: 0 });
  const partner = await signIn({ role: 'owner', restaurant: house.restaurantId });
  const { max, windowMs } = limitOf(seedTables);
  const seed = (by: CallOptions) => reasonOf(seedTables, { tablesPerFloor: [] }, by);
  for (let i = 0; i < max; i += 1) expect(await seed(house.owner)).toBe('invalid-input');
  expect(await seed(house.owner)).toBe('too-many-requests');
  expect(await seed(partner)).toBe('invalid-input');
  passTime(windowMs + MINUTE);
  expect(await seed(renewed(house.owner))).toBe('invalid-input');
});

describe('strangers who use up what an address may ask', () => {
  /** Each call is counted before its input is looked at. */
  const used = async (contract: Contract, by: () => Promise<CallOptions>) => {
    const { max = 0 } = contract.limits.find(({ per }) => per === 'ip') ?? {};
    for (let n = 0; n < max; n += 1)
      expect(await reasonOf(contract, {} as never, await by())).toBe('invalid-input');
  };

  test('keep nobody from signing up who has proved their address', async () => {
    const ip = '192.0.2.20';
    await used(createAccount, () => Promise.resolve({ ip }));
    const proved = { ...(await signInNewcomer('asha@limits.example')), ip };
    const unproved = { ...(await signInNewcomer('ravi@limits.example', { isProved: false })), ip };
    expect(await reasonOf(createAccount, {} as never, { ip })).toBe('too-many-requests');
    expect(await reasonOf(createAccount, {} as never, unproved)).toBe('too-many-requests');
    const { max = 0 } = createAccount.limits.find(({ per }) => per === 'uid') ?? {};
    for (let n = 0; n < max; n += 1)
      expect(await reasonOf(createAccount, {} as never, proved)).toBe('invalid-input');
    expect(await reasonOf(createAccount, {} as never, proved)).toBe('too-many-requests');
  });

  test('keep no owner from renewing', async () => {
    const ip = '192.0.2.21';
    const { owner } = await aHouse({}, { tableCount: 0 });
    await used(createPaymentOrder, async () => ({ ...(await signInGuest()), ip }));
    const stranger = { ...(await signInGuest()), ip };
    expect(await reasonOf(createPaymentOrder, {} as never, stranger)).toBe('too-many-requests');
    expect(await reasonOf(createPaymentOrder, {} as never, { ...owner, ip })).toBe('invalid-input');
  });
});
