import { GRACE_DAYS } from '../../subscription/subscription.ts';
import { DAY } from '../../time/ist.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

type Facts = Pick<Tenant, 'trialEndDate' | 'paidAt' | 'signedUpAt'>;

/** Returns the end of a trial's days of grace. */
export const trialClosesAt = ({ trialEndDate }: Pick<Tenant, 'trialEndDate'>): number =>
  trialEndDate + GRACE_DAYS * DAY;

/** False for a restaurant that paid before it signed up. */
const hadTrial = ({ paidAt, signedUpAt }: Facts): boolean => paidAt === null || paidAt > signedUpAt;

/**
 * Returns the outcome of a trial. `pending` while the trial or its days of grace run, even when the restaurant has paid, because
 * the trial counts in the month in which it closes (P-METRIC-2).
 */
export function trialOutcome(tenant: Facts, now: number): 'none' | 'pending' | 'converted' | 'left' {
  if (!hadTrial(tenant)) return 'none';
  const closes = trialClosesAt(tenant);
  if (now < closes) return 'pending';
  return tenant.paidAt !== null && tenant.paidAt < closes ? 'converted' : 'left';
}

/** Returns the share of ended trials that paid; null where none ended. */
export const conversionOf = (trials: {
  readonly trialsEnded: number;
  readonly converted: number;
}): number | null => (trials.trialsEnded === 0 ? null : trials.converted / trials.trialsEnded);
