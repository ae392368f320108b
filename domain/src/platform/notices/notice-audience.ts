import type { Filter, QuerySpec } from '../../kernel/collection.ts';
import { GRACE_DAYS } from '../../subscription/subscription.ts';
import type { Membership } from '../../subscription/subscription.ts';
import { DAY } from '../../time/ist.ts';
import type { Audience } from '../shape/notice.schema.ts';
import { planEndOf } from '../shape/plan-end.ts';

/** The facts about a restaurant that decide whether a notice is for it. */
export interface Addressee {
  readonly plan: 'free' | 'premium';
  readonly planEndsAt: number;
  /** Empty where Bhoj finds no city in the address. */
  readonly city: string;
}

export const addresseeOf = (of: Membership, city: string): Addressee => ({
  plan: of.membership,
  planEndsAt: planEndOf(of),
  city,
});

function isInState(state: Audience['state'], end: number, now: number): boolean {
  const closed = now - GRACE_DAYS * DAY;
  switch (state) {
    case null:
      return true;
    case 'running':
      return end > now;
    case 'grace':
      return end <= now && end > closed;
    case 'lapsed':
      return end <= closed;
  }
}

/** True when a notice for this audience is for this restaurant. It ignores the referrer, whom only the server knows. */
export const isFor = (
  { state, plan, city }: Omit<Audience, 'referrer'>,
  to: Addressee,
  now: number,
): boolean =>
  (plan === null || plan === to.plan) &&
  (city === null || city === to.city) &&
  isInState(state, to.planEndsAt, now);

function inState(state: Audience['state'], now: Date): readonly Filter[] {
  const closed = new Date(now.getTime() - GRACE_DAYS * DAY);
  switch (state) {
    case null:
      return [];
    case 'running':
      return [['planEndsAt', '>', now]];
    case 'grace':
      return [
        ['planEndsAt', '>', closed],
        ['planEndsAt', '<=', now],
      ];
    case 'lapsed':
      return [['planEndsAt', '<=', closed]];
  }
}

/** Returns the query that counts the tenants of an audience. It agrees with `isFor` for each tenant. */
export const audienceSpec = ({ state, plan, city, referrer }: Audience, now: Date): QuerySpec => ({
  where: [
    ...(plan === null ? [] : ([['membership', '==', plan]] as const)),
    ...(city === null ? [] : ([['city', '==', city]] as const)),
    ...(referrer === null ? [] : ([['referredBy', '==', referrer]] as const)),
    ...inState(state, now),
  ],
});
