import { describe, expect, it } from 'vitest';
import { aSubscriptionPayment } from '../../fixtures/subscription.ts';
import { NOW } from '../../fixtures/ids.ts';
import { paise, rupees } from '../../money/money.ts';
import { DAY } from '../../time/ist.ts';
import { mrrAt, mrrChangesAfter } from './mrr.ts';
import type { Paying } from './mrr.ts';

const month = (from: number, until: number, overrides = {}) =>
  aSubscriptionPayment({ periodFrom: NOW + from * DAY, periodUntil: NOW + until * DAY, ...overrides });
const premium = (until: number | null) =>
  ({ membership: 'premium', premiumUntil: until === null ? null : NOW + until * DAY }) as const;
const at = (paying: Partial<Paying>, day: number) =>
  mrrAt({ plan: premium(30), purchases: [month(0, 30)], seller: null, ...paying }, NOW + day * DAY);

describe('what a restaurant brings in a month', () => {
  it('is the price while the period and its seven days of grace run, and nothing before and after', () => {
    expect([-1, 0, 29, 30, 36, 37].map((day) => at({}, day))).toEqual(
      [0, 99900, 99900, 99900, 99900, 0].map(paise),
    );
  });

  it('is a twelfth of a year’s price, and nothing for what is paid and not used, or given back', () => {
    const year = month(0, 365, { interval: 'year', amountPaise: rupees(9990) });
    expect(at({ plan: premium(365), purchases: [year] }, 3)).toBe(83250);
    expect(at({ purchases: [month(0, 30, { state: 'paid' })] }, 3)).toBe(0);
    expect(at({ purchases: [month(0, 30, { state: 'refunded' })] }, 3)).toBe(0);
  });

  it('is without tax once the platform’s details held', () => {
    const seller = { legalName: 'Bhoj', address: 'Pune', gstin: '27AAPFU0939F1ZV', since: NOW - DAY };
    expect(at({ seller }, 3)).toBe(84661);
    expect(at({ seller: { ...seller, since: NOW + DAY } }, 3)).toBe(99900);
  });

  it('is nothing in a gift, which has no days of grace before it', () => {
    expect(at({ plan: premium(60) }, 31)).toBe(0);
    expect(at({ plan: premium(null) }, 31)).toBe(0);
    expect(at({ purchases: [] }, 3)).toBe(0);
  });

  it('says when it changes next', () => {
    const paying: Paying = {
      plan: premium(60),
      purchases: [month(0, 30), month(30, 60, { amountPaise: rupees(500) })],
      seller: null,
    };
    const next = (day: number) => mrrChangesAfter(paying, NOW + day * DAY);
    expect([next(-5), next(0), next(30), next(67)]).toEqual([NOW, NOW + 30 * DAY, NOW + 67 * DAY, null]);
    const same = { ...paying, purchases: [month(0, 30), month(30, 60)] };
    expect(mrrChangesAfter(same, NOW)).toBe(NOW + 67 * DAY);
  });
});
