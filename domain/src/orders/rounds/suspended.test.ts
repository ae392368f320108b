import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { NOW } from '../../fixtures/ids.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { assertNotSuspended, assertTakesOrders } from './round.ts';

const open = aRestaurant({ membership: 'premium', premiumUntil: null });
const suspended = projectProfile({ ...open, suspendedAt: NOW });

describe('a suspended restaurant', () => {
  it.each(['guest', 'captain', 'owner'] as const)('takes no order from a %s, and says why', (by) => {
    expect(() => assertTakesOrders(suspended, by, NOW)).toThrow('restaurant-suspended');
    expect(() => assertNotSuspended(suspended)).toThrow('restaurant-suspended');
  });

  it('ends orders at once for phones that know nothing of suspensions', () => {
    expect(suspended).toMatchObject({ suspended: true, orderingUntil: NOW });
  });

  it.each([undefined, null])('is one that has a time of suspension, not %s', (suspendedAt) => {
    const profile = projectProfile({ ...open, ...(suspendedAt === null && { suspendedAt }) });
    expect(profile.orderingUntil).toBeNull();
    expect(profile).not.toHaveProperty('suspended');
    expect(() => assertTakesOrders(profile, 'captain', NOW)).not.toThrow();
  });
});
