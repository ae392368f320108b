import { subscriptionOf } from '@bhoj/domain/subscription/subscription';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { dateName } from '../../../ui/dates/formats.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';

export type Row = Entry<Tenant>;
export type RestaurantWords = Words<'platformRestaurants'>;

const COLORS = {
  trialing: 'blue',
  premium: 'green',
  grace: 'yellow',
  lapsed: 'grey',
  suspended: 'red',
} as const;

/** Suspended, or else the state of the plan. */
const planStateOf = (tenant: Tenant, now: number): keyof typeof COLORS =>
  tenant.suspended ? 'suspended' : subscriptionOf(tenant, now).state;

export function PlanStateBadge(props: { words: RestaurantWords; tenant: Tenant; now: number }) {
  const state = planStateOf(props.tenant, props.now);
  return <StatusDotBadge color={COLORS[state]} word={props.words.planStates[state]} />;
}

/** The end of trial or paid period, in words. */
export function endName(words: RestaurantWords, { membership, premiumUntil, trialEndDate }: Tenant): string {
  const end = membership === 'premium' ? premiumUntil : trialEndDate;
  return end === null ? words.noEnd : dateName(end);
}

/** The name of a referrer; empty where nobody is known by the id. */
export type NameOf = (staffId: string) => string;

/** Returns who referred the restaurant, or the person for whom a self-referral is held back until its review. */
export function referrerName(
  words: RestaurantWords,
  nameOf: NameOf,
  { referredBy, heldFor }: Pick<Tenant, 'referredBy' | 'heldFor'>,
): string {
  if (heldFor !== null) return words.heldFor(nameOf(heldFor));
  return referredBy === null ? words.nobody : nameOf(referredBy);
}

export function restaurantColumns(
  words: RestaurantWords,
  nameOf: NameOf,
  now: number,
): readonly Column<Row>[] {
  const heads = words.columns;
  const day = (at: number | null) => (at === null ? words.notYet : dateName(at));
  const labelled = { card: 'secondary', isLabelledOnCard: true } as const;
  return [
    { id: 'name', header: heads.name, text: ({ value }) => value.name, card: 'title' },
    { id: 'email', header: heads.email, text: ({ id }) => id, card: 'secondary' },
    {
      id: 'plan',
      header: heads.plan,
      text: ({ value }) => words.planStates[planStateOf(value, now)],
      cell: ({ value }) => <PlanStateBadge words={words} tenant={value} now={now} />,
      card: 'amount',
      width: '120px',
    },
    { id: 'until', header: heads.until, text: ({ value }) => endName(words, value), ...labelled },
    { id: 'signedUp', header: heads.signedUp, text: ({ value }) => day(value.signedUpAt), ...labelled },
    { id: 'onboarded', header: heads.onboarded, text: ({ value }) => day(value.onboardedAt), card: 'hidden' },
    { id: 'paid', header: heads.paid, text: ({ value }) => day(value.paidAt), card: 'hidden' },
    {
      id: 'referrer',
      header: heads.referrer,
      text: ({ value }) => referrerName(words, nameOf, value),
      ...labelled,
    },
  ];
}
