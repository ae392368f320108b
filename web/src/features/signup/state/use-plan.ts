import { useEffect, useMemo, useState } from 'react';
import { subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { chosenPlan, plansForSale } from '../../../blocks/plans/plan-choice.ts';
import { listPublicDocs } from '../../../firebase/public-docs.ts';
import { useNow } from '../../../ui/shared/use-now.ts';

/** Returns all stored plans; none when they cannot be read, for the premium plan is sold then. */
async function storedPlans(): Promise<readonly SubscriptionPlan[]> {
  try {
    return (await listPublicDocs(subscriptionPlans)).rows.map(({ value }) => value);
  } catch {
    return [];
  }
}

/** The plan to pay for, read once payment is asked for; null until it is known. */
export function usePlan(wanted: string | null, isAsked: boolean): SubscriptionPlan | null {
  const [stored, setStored] = useState<readonly SubscriptionPlan[] | null>(null);
  const now = useNow(60_000);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    void storedPlans().then((plans) => !isOver && setStored(plans));
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  return useMemo(
    () => (stored === null ? null : chosenPlan(plansForSale(stored, now), wanted)),
    [stored, now, wanted],
  );
}
