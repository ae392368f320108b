import { minus, paise, plus, ZERO } from '../../money/money.ts';
import { MOVEMENTS, movementOf } from './mrr-bridge.ts';
import { NONE } from '../shape/platform-sum.schema.ts';
import type { Moved } from './mrr-bridge.ts';
import type { PlatformEvent } from '../shape/platform-event.schema.ts';
import type { Group, PlatformCurrent, PlatformSum, StaffStats } from '../shape/platform-sum.schema.ts';

export const NOTHING_HAPPENED: PlatformSum = {
  events: 0,
  signUps: 0,
  onboarded: 0,
  activated: 0,
  paid: 0,
  trialsEnded: 0,
  converted: 0,
  payments: 0,
  collectedPaise: ZERO,
  refunds: 0,
  refundedPaise: ZERO,
  surplus: 0,
  moved: {},
  byReferrer: {},
  byCity: {},
  byCohort: {},
};

export const NO_STATS: StaffStats = {
  signUps: 0,
  onboarded: 0,
  activated: 0,
  paid: 0,
  trialsEnded: 0,
  converted: 0,
  collectedPaise: ZERO,
  refundedPaise: ZERO,
  mrrPaise: ZERO,
};

export const NOTHING_YET: PlatformCurrent = { mrrPaise: ZERO, paying: 0, signUps: 0, swept: null };

const NO_GROUP: Group = { signUps: 0, activated: 0, paid: 0, trialsEnded: 0, converted: 0 };

/** Returns the counts of one event, by field of the sums. */
const countsOf = ({ kind, converted }: PlatformEvent) => ({
  signUps: Number(kind === 'signUp'),
  onboarded: Number(kind === 'onboarded'),
  activated: Number(kind === 'activated'),
  paid: Number(kind === 'paid'),
  trialsEnded: Number(kind === 'trialEnded'),
  converted: Number(kind === 'trialEnded' && converted),
});

const amountIf = (event: PlatformEvent, kind: PlatformEvent['kind']) =>
  event.kind === kind ? event.amountPaise : ZERO;

/** Returns the change of MRR, and of the number of paying restaurants. */
const paysMore = ({ beforePaise, afterPaise }: PlatformEvent) => ({
  mrrPaise: minus(afterPaise, beforePaise),
  paying: Number(afterPaise > 0) - Number(beforePaise > 0),
});

/** The most referrers or cities with sums of their own in a day or a month. Further ones count without a name. */
export const MOST_GROUPS = 2_000;

function withGroup(groups: Readonly<Record<string, Group>>, named: string, event: PlatformEvent) {
  const counts = countsOf(event);
  if (counts.signUps + counts.activated + counts.paid + counts.trialsEnded === 0) return { ...groups };
  const isFull = groups[named] === undefined && Object.keys(groups).length >= MOST_GROUPS;
  const key = isFull ? NONE : named;
  const group = groups[key] ?? NO_GROUP;
  return {
    ...groups,
    [key]: {
      signUps: group.signUps + counts.signUps,
      activated: group.activated + counts.activated,
      paid: group.paid + counts.paid,
      trialsEnded: group.trialsEnded + counts.trialsEnded,
      converted: group.converted + counts.converted,
    },
  };
}

function withMovement(moved: PlatformSum['moved'], event: PlatformEvent): PlatformSum['moved'] {
  const change = movementOf(event);
  if (change === null) return moved;
  const { amountPaise, count } = moved[change.movement] ?? { amountPaise: ZERO, count: 0 };
  return {
    ...moved,
    [change.movement]: { amountPaise: plus(amountPaise, change.amountPaise), count: count + 1 },
  };
}

function withCohort(byCohort: PlatformSum['byCohort'], event: PlatformEvent): PlatformSum['byCohort'] {
  if (event.kind !== 'mrr') return byCohort;
  const { paying, mrrPaise } = byCohort[event.cohort] ?? { paying: 0, mrrPaise: ZERO };
  const more = paysMore(event);
  return {
    ...byCohort,
    [event.cohort]: { paying: paying + more.paying, mrrPaise: plus(mrrPaise, more.mrrPaise) },
  };
}

/** Adds one event to the sum of its day or month. The order of the events does not matter. */
export function withEvent<S extends PlatformSum>(sum: S, event: PlatformEvent): S {
  const counts = countsOf(event);
  return {
    ...sum,
    events: sum.events + 1,
    signUps: sum.signUps + counts.signUps,
    onboarded: sum.onboarded + counts.onboarded,
    activated: sum.activated + counts.activated,
    paid: sum.paid + counts.paid,
    trialsEnded: sum.trialsEnded + counts.trialsEnded,
    converted: sum.converted + counts.converted,
    payments: sum.payments + Number(event.kind === 'payment'),
    collectedPaise: plus(sum.collectedPaise, amountIf(event, 'payment')),
    refunds: sum.refunds + Number(event.kind === 'refund'),
    refundedPaise: plus(sum.refundedPaise, amountIf(event, 'refund')),
    surplus: sum.surplus + Number(event.kind === 'surplus'),
    moved: withMovement(sum.moved, event),
    byReferrer: withGroup(sum.byReferrer, event.referredBy ?? NONE, event),
    byCity: withGroup(sum.byCity, event.city || NONE, event),
    byCohort: withCohort(sum.byCohort, event),
  };
}

/** Adds one event to the sums of the restaurant's referrer. */
export function withStat(stats: StaffStats, event: PlatformEvent): StaffStats {
  const counts = countsOf(event);
  return {
    ...stats,
    signUps: stats.signUps + counts.signUps,
    onboarded: stats.onboarded + counts.onboarded,
    activated: stats.activated + counts.activated,
    paid: stats.paid + counts.paid,
    trialsEnded: stats.trialsEnded + counts.trialsEnded,
    converted: stats.converted + counts.converted,
    collectedPaise: plus(stats.collectedPaise, amountIf(event, 'payment')),
    refundedPaise: plus(stats.refundedPaise, amountIf(event, 'refund')),
    mrrPaise: plus(stats.mrrPaise, paysMore(event).mrrPaise),
  };
}

/** Adds one event to the platform's current state. */
export function withCurrent(current: PlatformCurrent, event: PlatformEvent): PlatformCurrent {
  const { mrrPaise, paying } = paysMore(event);
  return {
    ...current,
    mrrPaise: plus(current.mrrPaise, mrrPaise),
    paying: current.paying + paying,
    signUps: current.signUps + countsOf(event).signUps,
  };
}

/** Returns the amounts by kind of change. */
export const movedOf = ({ moved }: Pick<PlatformSum, 'moved'>): Moved =>
  Object.fromEntries(MOVEMENTS.map((kind) => [kind, moved[kind]?.amountPaise ?? paise(0)])) as Record<
    (typeof MOVEMENTS)[number],
    ReturnType<typeof paise>
  >;
