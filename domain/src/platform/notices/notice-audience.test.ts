import { describe, expect, it } from 'vitest';
import { NOW, UIDS } from '../../fixtures/ids.ts';
import { aTenant } from '../../fixtures/platform.ts';
import type { Filter } from '../../kernel/collection.ts';
import { GRACE_DAYS } from '../../subscription/subscription.ts';
import { DAY } from '../../time/ist.ts';
import { addresseeOf, audienceSpec, isFor } from './notice-audience.ts';
import type { Audience } from '../shape/notice.schema.ts';
import { AUDIENCE_STATES } from '../shape/notice.schema.ts';
import { planEndOf } from '../shape/plan-end.ts';
import { tenants } from '../tenants/tenant.collection.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

const EVERYBODY: Audience = { state: null, plan: null, city: null, referrer: null };
const GRACE = GRACE_DAYS * DAY;
const ENDS = [NOW - GRACE - 1, NOW - GRACE, NOW - GRACE + 1, NOW - 1, NOW, NOW + 1];

const aTrial = (end: number, overrides: Partial<Tenant> = {}) =>
  aTenant({ trialEndDate: end, planEndsAt: end, city: 'Pune', ...overrides });
const onPremium = (end: number | null) => {
  const tenant = aTenant({ membership: 'premium', premiumUntil: end, city: 'Mumbai', referredBy: null });
  return { ...tenant, planEndsAt: planEndOf(tenant) };
};
const TENANTS: readonly Tenant[] = [
  ...ENDS.map((end) => aTrial(end)),
  ...ENDS.map((end) => onPremium(end)),
  onPremium(null),
  aTrial(NOW + 1, { city: '' }),
];
const AUDIENCES: readonly Audience[] = [null, ...AUDIENCE_STATES].flatMap((state) =>
  ([null, 'free', 'premium'] as const).flatMap((plan) =>
    [null, 'Pune'].flatMap((city) => [null, UIDS.staff].map((referrer) => ({ state, plan, city, referrer }))),
  ),
);

/** Returns the database's answer to one filter. */
function fits(tenant: Tenant, [field, op, wanted]: Filter): boolean {
  const stored = tenants.encode(tenant)[field];
  const [a, b] = [stored, wanted].map((value) =>
    value instanceof Date ? value.getTime() : value,
  ) as number[];
  if (op === '==') return a === b;
  return op === '>' ? (a ?? 0) > (b ?? 0) : (a ?? 0) <= (b ?? 0);
}

describe('a notice', () => {
  it.each(AUDIENCES)('for %j is for whom its count counts', (audience) => {
    const { where = [] } = audienceSpec(audience, new Date(NOW));
    for (const tenant of TENANTS) {
      const counted = where.every((filter) => fits(tenant, filter));
      const isReferrers = audience.referrer === null || audience.referrer === tenant.referredBy;
      const isMine = isReferrers && isFor(audience, addresseeOf(tenant, tenant.city ?? ''), NOW);
      expect([tenant.planEndsAt, isMine]).toEqual([tenant.planEndsAt, counted]);
    }
  });

  it.each([
    [{ state: 'running' }, [1]],
    [{ state: 'grace' }, [-GRACE + 1, -1, 0]],
    [{ state: 'lapsed' }, [-GRACE - 1, -GRACE]],
    [{ plan: 'premium' }, []],
    [{ plan: 'free', city: 'Pune' }, ENDS.map((end) => end - NOW)],
    [{ city: 'Mumbai' }, []],
  ] as const)('for %j is for trials that end after %j ms', (asked, after) => {
    const ends = ENDS.filter((end) =>
      isFor({ ...EVERYBODY, ...asked }, addresseeOf(aTrial(end), 'Pune'), NOW),
    );
    expect(ends.map((end) => end - NOW)).toEqual(after);
  });

  it('for nobody in particular is for all, premium without an end included', () => {
    const to = addresseeOf(onPremium(null), '');
    expect([isFor(EVERYBODY, to, NOW), isFor({ ...EVERYBODY, state: 'running' }, to, NOW)]).toEqual([
      true,
      true,
    ]);
  });
});
