import { ZERO } from '../../money/money.ts';
import { monthOf, startOf } from '../../time/ist.ts';
import { mrrAt, mrrChangesAfter } from './mrr.ts';
import { trialClosesAt, trialOutcome } from '../tenants/trial.ts';
import type { Paise } from '../../money/money.ts';
import type { Paying } from './mrr.ts';
import type { NamedEvent, PlatformEvent } from '../shape/platform-event.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

/** The tenant's fields about events that were added to the sums. */
export interface Folded {
  readonly mrrPaise: Paise;
  readonly mrrSteps: number;
  readonly hasPaid: boolean;
  readonly folded: string[];
  readonly trialClosed: boolean;
  readonly dueAt: number | null;
}

/** Returns these fields; zeros before the first event. */
const foldedOf = (tenant: Tenant): Folded => ({
  mrrPaise: tenant.mrrPaise ?? ZERO,
  mrrSteps: tenant.mrrSteps ?? 0,
  hasPaid: tenant.hasPaid ?? false,
  folded: tenant.folded ?? [],
  trialClosed: tenant.trialClosed ?? false,
  dueAt: tenant.dueAt ?? null,
});

export const eventOf = (
  tenant: Pick<Tenant, 'referredBy' | 'city' | 'signedUpAt'> | null,
  restaurantId: string | null,
  event: Pick<PlatformEvent, 'kind' | 'at'> & Partial<PlatformEvent>,
): PlatformEvent => ({
  restaurantId,
  referredBy: tenant?.referredBy ?? null,
  city: tenant?.city ?? '',
  cohort: tenant === null ? '' : monthOf(tenant.signedUpAt),
  amountPaise: ZERO,
  beforePaise: ZERO,
  afterPaise: ZERO,
  paidBefore: false,
  converted: false,
  ...event,
});

interface Facts {
  readonly restaurantId: string;
  readonly tenant: Tenant;
  readonly paying: Pick<Paying, 'purchases' | 'seller'>;
  readonly now: number;
}

/** Returns the one-time events in a restaurant's life, each at its own time. */
function milestones({ restaurantId, tenant }: Facts, known: readonly string[]): NamedEvent[] {
  const { handle, signedUpAt, onboardedAt, paidAt } = tenant;
  const day = tenant.activatedOn ?? null;
  const activatedAt = day === null ? null : startOf(day);
  const reached = [
    ['signUp', signedUpAt],
    ['onboarded', onboardedAt],
    ['activated', activatedAt],
    ['paid', paidAt],
  ] as const;
  return reached.flatMap(([kind, at]) =>
    at === null || known.includes(kind)
      ? []
      : [{ id: `${kind}_${handle}`, event: eventOf(tenant, restaurantId, { kind, at }) }],
  );
}

/** Returns the changes of MRR since the last one that was added, each at its own time. */
function mrrSteps({ restaurantId, tenant, paying, now }: Facts, folded: Folded) {
  const all: Paying = { ...paying, plan: tenant };
  const events: NamedEvent[] = [];
  let { mrrPaise, mrrSteps: steps, hasPaid } = folded;
  const step = (at: number, afterPaise: Paise) => {
    if (afterPaise === mrrPaise) return;
    const change = { beforePaise: mrrPaise, afterPaise, paidBefore: hasPaid };
    const event = eventOf(tenant, restaurantId, { kind: 'mrr', at, ...change });
    events.push({ id: `mrr_${tenant.handle}_${steps}`, event });
    [mrrPaise, steps, hasPaid] = [afterPaise, steps + 1, true];
  };
  // A change through time alone gets its own time, however late it is found.
  const first = folded.mrrSteps === 0 ? mrrChangesAfter(all, 0) : folded.dueAt;
  for (let due = first; due !== null && due <= now; due = mrrChangesAfter(all, due)) {
    step(due, mrrAt(all, due));
  }
  step(now, mrrAt(all, now));
  return { events, mrrPaise, mrrSteps: steps, hasPaid, changesAt: mrrChangesAfter(all, now) };
}

/** Returns the end of the trial, once, after its days of grace. */
function trialEnd({ restaurantId, tenant, now }: Facts): NamedEvent[] {
  const outcome = trialOutcome(tenant, now);
  if (outcome !== 'converted' && outcome !== 'left') return [];
  const at = trialClosesAt(tenant);
  const event = eventOf(tenant, restaurantId, { kind: 'trialEnded', at, converted: outcome === 'converted' });
  return [{ id: `trialEnded_${tenant.handle}`, event }];
}

/**
 * Returns the events that a restaurant's documents show and that may not be stored yet, and the tenant's fields after these
 * events. An event always has the same id, so the caller looks for the ids before it adds the events.
 */
export function eventsOf(facts: Facts): { readonly events: readonly NamedEvent[]; readonly folded: Folded } {
  const { tenant, now } = facts;
  const folded = foldedOf(tenant);
  const { events: steps, changesAt, ...kept } = mrrSteps(facts, folded);
  const reached = milestones(facts, folded.folded);
  const trials = folded.trialClosed ? [] : trialEnd(facts);
  const trialClosed = folded.trialClosed || now >= trialClosesAt(tenant);
  const due = [changesAt, trialClosed ? null : trialClosesAt(tenant)].filter((at) => at !== null);
  return {
    events: [...reached, ...trials, ...steps],
    folded: {
      ...kept,
      folded: [...folded.folded, ...reached.map(({ event }) => event.kind)],
      trialClosed,
      dueAt: due.length === 0 ? null : Math.min(...due),
    },
  };
}
