import { useEffect, useMemo, useState } from 'react';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { chosenPlan, plansForSale } from '../../../blocks/membership-plans/plan-choice.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { storedPlans } from './signup-calls.ts';

/** The plan to pay for, read once the payment step needs it; null until it is loaded. */
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
