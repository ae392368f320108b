import { describe, expect, it } from 'vitest';
import { NOW, UIDS } from '../../fixtures/ids.ts';
import { aTenant } from '../../fixtures/platform.ts';
import { DAY } from '../../time/ist.ts';
import { funnelChanges, NO_FUNNEL, stepsOf } from './funnel.ts';

const mine = aTenant({ referredBy: UIDS.staff, onboardedAt: null, paidAt: null, keptAt: null });

describe('what a restaurant counts', () => {
  it.each([
    ['a sign-up', {}, {}],
    ['one that is set up', { onboardedAt: NOW }, { onboarded: 1 }],
    ['one that is activated', { activated: true }, { activated: 1 }],
    ['one that has paid, not yet for 90 days', { paidAt: NOW, keptAt: NOW + 1 }, { paid: 1 }],
    ['one that has paid for 90 days', { paidAt: 1, keptAt: NOW }, { paid: 1, kept: 1 }],
    ['a self-referral', { selfReferral: true }, { flagged: 1 }],
  ])('for %s', (_, tenant, counts) => {
    expect(stepsOf({ ...mine, ...tenant }, NOW)).toEqual({ ...NO_FUNNEL, signedUp: 1, ...counts });
  });
});

describe('how funnels change', () => {
  it('adds a new restaurant to its referrer, and to nobody without one', () => {
    const changes = [
      { before: null, after: mine },
      { before: null, after: { ...mine, referredBy: null } },
    ];
    expect([...funnelChanges(changes, NOW)]).toEqual([[UIDS.staff, { ...NO_FUNNEL, signedUp: 1 }]]);
  });

  it('moves every step of those that are handed over', () => {
    const paid = { ...mine, onboardedAt: 1, paidAt: 1, keptAt: NOW - DAY };
    const handed = [mine, paid].map((before) => ({ before, after: { ...before, referredBy: 'other' } }));
    expect(Object.fromEntries(funnelChanges(handed, NOW))).toEqual({
      [UIDS.staff]: { ...NO_FUNNEL, signedUp: -2, onboarded: -1, paid: -1, kept: -1 },
      other: { ...NO_FUNNEL, signedUp: 2, onboarded: 1, paid: 1, kept: 1 },
    });
  });

  it('leaves out who has as many as before', () => {
    expect(funnelChanges([{ before: mine, after: { ...mine, name: 'Other' } }], NOW).size).toBe(0);
  });
});
