import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import {
  closeSupport,
  leaveSupport,
  lookAtRestaurant,
  openSupport,
} from '@bhoj/domain/support/support.contract';
import { SUPPORT_PARTS } from '@bhoj/domain/support/support.schema';
import { DAY, MINUTE } from '@bhoj/domain/time/ist';
import { beforeAll, describe, expect, test } from 'vitest';
import { aHouse, auditOf, change, get, list } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { Person } from '../../support/auth.ts';

let admin: Person;
beforeAll(async () => {
  admin = await signIn({ role: 'super' });
});

async function anOpenHouse() {
  const house = await aHouse({});
  const { until } = await call(openSupport, { supportId: newId() }, house.owner);
  return {
    house,
    until,
    input: { restaurantId: house.restaurantId, part: 'tables' as const, reason: 'By phone' },
  };
}
const looksAt = async (restaurantId: string) =>
  (await list(platformAudit, {})).filter(({ subject }) => subject === restaurantId);

describe('support', () => {
  test('is refused until the owner opens the restaurant, for 30 minutes and once', async () => {
    const house = await aHouse({});
    const { restaurantId } = house;
    const input = { restaurantId, part: 'menu' as const, reason: 'By phone' };
    expect(await reasonOf(lookAtRestaurant, input, admin)).toBe('support-not-open');
    const supportId = newId();
    const before = Date.now();
    const { until } = await call(openSupport, { supportId }, house.owner);
    expect(until).toBeGreaterThanOrEqual(before + 30 * MINUTE);
    expect(until).toBeLessThanOrEqual(Date.now() + 30 * MINUTE);
    expect(await call(openSupport, { supportId: newId() }, house.owner)).toEqual({ until });
    expect(await get(restaurants, { restaurantId })).toMatchObject({ support: { id: supportId, until } });
    expect(await get(tenants, { restaurantId })).toMatchObject({ support: { id: supportId, until } });
    expect(await auditOf(house)).toHaveLength(1);
  });

  test('shows each part, and each look is in both audits with its reason', async () => {
    const { house, input } = await anOpenHouse();
    for (const part of SUPPORT_PARTS) {
      const { rows, isCut } = await call(lookAtRestaurant, { ...input, part }, admin);
      expect([part, isCut]).toEqual([part, false]);
      if (part === 'settings') expect(rows).toContainEqual({ name: 'composition', facts: ['no'] });
    }
    const looked = (await auditOf(house)).filter(({ action }) => action === 'supportLooked');
    expect(new Set(looked.map(({ details }) => details['part']))).toEqual(new Set(SUPPORT_PARTS));
    expect(looked).toHaveLength(SUPPORT_PARTS.length);
    expect(looked[0]).toMatchObject({ uid: admin.uid, role: 'super', details: { reason: 'By phone' } });
    const told = await looksAt(house.restaurantId);
    expect(told).toHaveLength(SUPPORT_PARTS.length);
    expect(told[0]).toMatchObject({ action: 'lookAtRestaurant', by: admin.uid, reason: 'By phone' });
  });

  test('is over at once when the owner ends it, and a late repeat of the opening opens nothing', async () => {
    const { house, input } = await anOpenHouse();
    const { support } = await get(restaurants, input);
    await call(closeSupport, {}, house.owner);
    await call(closeSupport, {}, house.owner);
    await call(openSupport, { supportId: support?.id ?? '' }, house.owner);
    expect(await reasonOf(lookAtRestaurant, input, admin)).toBe('support-not-open');
    expect(await looksAt(house.restaurantId)).toEqual([]);
    expect((await auditOf(house)).map(({ action }) => action).toSorted()).toEqual([
      'closeSupport',
      'openSupport',
    ]);
  });

  test('may be ended by the platform, which the owner reads', async () => {
    const { house, input } = await anOpenHouse();
    const { restaurantId } = house;
    await call(leaveSupport, { restaurantId }, admin);
    await call(leaveSupport, { restaurantId }, admin);
    expect(await reasonOf(lookAtRestaurant, input, admin)).toBe('support-not-open');
    expect((await looksAt(restaurantId)).map(({ action }) => action)).toEqual(['leaveSupport']);
    const left = (await auditOf(house)).filter(({ action }) => action === 'supportLeft');
    expect(left).toMatchObject([{ uid: admin.uid, role: 'super' }]);
  });

  test('ends by itself', async () => {
    const { house, input } = await anOpenHouse();
    const now = Date.now();
    await change(restaurants, input, { support: { id: newId(), from: now - DAY, until: now } });
    expect(await reasonOf(lookAtRestaurant, input, admin)).toBe('support-not-open');
    expect(await looksAt(house.restaurantId)).toEqual([]);
  });

  test('knows no restaurant that is not there', async () => {
    const nowhere = { restaurantId: 'no@such.example', part: 'menu' as const, reason: 'By phone' };
    expect(await reasonOf(lookAtRestaurant, nowhere, admin)).toBe('restaurant-not-found');
    expect(await reasonOf(leaveSupport, nowhere, admin)).toBe('restaurant-not-found');
  });
});
