import { subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { useLiveList } from './live.ts';

/** Returns all stored plans; null while they load, empty when they cannot be read. */
export function useStoredPlans(): readonly SubscriptionPlan[] | null {
  const live = useLiveList(subscriptionPlans, {}, {});
  if (live.state === 'loading') return null;
  if (live.state !== 'ready') return [];
  // A device that never loaded the catalogue reads an empty one until the server answers.
  if (live.value.length === 0 && live.fromCache && navigator.onLine) return null;
  return live.value.map(({ value }) => value);
}
