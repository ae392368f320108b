import { cityOf } from '@bhoj/domain/platform/shape/city';
import { mrrAt } from '@bhoj/domain/platform/sums/mrr';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { describe, expect, it } from 'vitest';
import { CITIES } from './people-and-places.ts';
import { demoLives, staffOf } from './platform-demo.ts';
import { currentOf, writesOfLives, writesOfSums } from './write-lives.ts';

const NOW = Date.parse('2026-11-22T20:00+05:30');
const people = staffOf(NOW);
const lives = demoLives(people, NOW);

describe('the demo’s platform', () => {
  it('is the same for the same time', () => {
    expect(demoLives(people, NOW, 3)).toEqual(lives.slice(0, 3));
  });

  it('has restaurants of their own names, addresses and handles in thirty known cities', () => {
    for (const idOf of [
      ({ restaurantId }: (typeof lives)[number]) => restaurantId,
      ({ restaurant }: (typeof lives)[number]) => restaurant.restaurantName,
      ({ tenant }: (typeof lives)[number]) => tenant.handle,
    ]) {
      expect(new Set(lives.map(idOf)).size).toBe(239);
    }
    for (const [city] of CITIES) expect(cityOf(`1 MG Road, ${city}`)).toBe(city);
    expect(new Set(lives.map(({ tenant }) => tenant.city)).size).toBeGreaterThan(25);
  });

  it('has every state that a super admin looks for', () => {
    const { swept, mrrPaise, paying } = currentOf(lives, NOW);
    expect(swept).toMatchObject({ restaurants: 239, mrrPaise });
    for (const count of ['active', 'activated', 'silent', 'trialing', 'premium', 'lapsed'] as const) {
      expect([count, (swept?.[count] ?? 0) > 3]).toEqual([count, true]);
    }
    expect(paying).toBeGreaterThan(40);
    const kinds = new Set(lives.flatMap(({ events }) => events.map(({ event }) => event.kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(['signUp', 'paid', 'trialEnded', 'mrr', 'surplus']));
  });

  it('brings in a month what its purchases say', () => {
    const said = lives.reduce((total, { tenant, purchases }) => {
      const paid = [...purchases.values()];
      return total + mrrAt({ plan: tenant, purchases: paid, seller: null }, NOW);
    }, 0);
    expect(currentOf(lives, NOW).mrrPaise).toBe(said);
  });

  it('has nothing in the future, fits its collections, and names each document once', () => {
    for (const { events, restaurant, tenant } of lives) {
      for (const { event } of events) expect(event.at).toBeLessThanOrEqual(NOW);
      restaurants.decode(restaurants.encode(restaurant));
      tenants.decode(tenants.encode(tenant));
    }
    const paths = [...writesOfLives(lives), ...writesOfSums(lives, NOW)].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const staffId of people.keys()) expect(paths).toContain(`staffStats/${staffId}`);
  });
});
