import { describe, expect, it } from 'vitest';
import { aPlan } from '../fixtures/subscription.ts';
import { DAY } from '../time/ist.ts';
import { FALLBACK_PLAN, PREMIUM_PLAN } from './plans.ts';
import { catalogueAt, isOfferedAt, latestVersionOf, planAt, published, versionOf } from './plan-versions.ts';
import type { PlanOffer } from './plan-versions.ts';

const NOW = 1_000_000;
const offer: PlanOffer = {
  name: 'Yearly',
  price: 9_990,
  interval: 'year',
  features: ['All Features'],
  isDefault: false,
  isPopular: true,
  isOffered: true,
};
const at = { planId: 'yearly', offer, basedOn: 0, from: null, now: NOW };
const first = published(null, at).plan;

describe('published', () => {
  it('begins at once as version 1', () => {
    expect(published(null, at)).toEqual({
      plan: { id: 'yearly', currency: 'INR', ...offer, version: 1, from: NOW },
      version: 1,
      from: NOW,
    });
  });

  it('leaves what is on sale as it is until the next version begins', () => {
    const from = NOW + 2 * DAY;
    const { plan } = published(first, {
      ...at,
      offer: { ...offer, price: 12_000 },
      basedOn: 1,
      from,
      now: NOW + 5,
    });
    expect(planAt(plan, from - 1)).toMatchObject({ price: 9_990, version: 1 });
    expect(planAt(plan, from)).toMatchObject({ price: 12_000, version: 2, from });
    expect(planAt(plan, from)).not.toHaveProperty('next');
    expect(latestVersionOf(plan)).toBe(2);
  });

  it('replaces a version that has not begun, under a number of its own', () => {
    const later = { ...at, basedOn: 1, from: NOW + DAY };
    const waiting = published(first, { ...later, offer: { ...offer, price: 1 } }).plan;
    const { plan, version } = published(waiting, { ...later, basedOn: 2 });
    expect([version, plan.next?.price, plan.price]).toEqual([3, 9_990, 9_990]);
  });

  it('keeps the version that began meanwhile when a further one is planned', () => {
    const waiting = published(first, {
      ...at,
      basedOn: 1,
      from: NOW + DAY,
      offer: { ...offer, price: 2 },
    }).plan;
    const { plan } = published(waiting, { ...at, basedOn: 2, from: NOW + 9 * DAY, now: NOW + 2 * DAY });
    expect([plan.price, plan.version, plan.next?.version]).toEqual([2, 2, 3]);
  });

  it('never begins in the past', () => {
    expect(published(null, { ...at, from: 5 }).from).toBe(NOW);
  });

  it('is not offered before its first version begins', () => {
    const { plan } = published(null, { ...at, from: NOW + DAY });
    expect([isOfferedAt(plan, NOW), isOfferedAt(plan, NOW + DAY)]).toEqual([false, true]);
  });

  it.each([0, 2])('tells the second of two people who saw version %i', (basedOn) => {
    expect(() => published(first, { ...at, basedOn })).toThrow('changed-meanwhile');
  });

  it('leaves the plans of the specification as they are (LIMIT-2, LIMIT-4, APP-5)', () => {
    const { id, currency, ...fixed } = PREMIUM_PLAN;
    const premium = { ...at, planId: id, basedOn: 1, offer: { ...fixed, isOffered: true, isPopular: true } };
    expect(published(null, premium).plan).toMatchObject({ id, currency, price: 999, version: 2 });
    for (const other of [
      { price: 1_000 },
      { interval: 'year' },
      { features: [] },
      { name: 'P' },
      { isOffered: false },
    ]) {
      expect(() => published(null, { ...premium, offer: { ...premium.offer, ...other } })).toThrow(
        'plan-fixed',
      );
    }
    expect(() => published(null, { ...at, planId: FALLBACK_PLAN.id })).toThrow('plan-fixed');
  });
});

it('counts a plan that was stored by hand as version 1, and none as 0', () => {
  expect([versionOf(aPlan()), latestVersionOf(aPlan()), latestVersionOf(null)]).toEqual([1, 1, 0]);
});

describe('catalogueAt', () => {
  it('leaves out what is withdrawn, and what has not begun', () => {
    const plans = [
      aPlan(),
      { ...first, id: 'gone', isOffered: false },
      { ...first, id: 'soon', from: NOW + 1 },
    ];
    expect(catalogueAt(plans, NOW).map(({ id }) => id)).toEqual(['premium']);
  });

  it('gives a mark to the plan that got it last', () => {
    const marks = catalogueAt([aPlan(), { ...first, isDefault: true }], NOW);
    expect(marks.map(({ id, isDefault, isPopular }) => [id, isDefault, isPopular])).toEqual([
      ['premium', false, false],
      ['yearly', true, true],
    ]);
    expect(catalogueAt([aPlan()], NOW)[0]).toMatchObject({ isDefault: true, isPopular: true });
  });
});
