import { useCallback, useEffect, useState } from 'react';
import { subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { catalogueAt } from '@bhoj/domain/subscription/plan-versions';
import { FALLBACK_PLAN } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { Unreadable } from '@bhoj/domain/kernel/read-each';
import { listPublicDocs } from '../../firebase/public-docs.ts';
import { reportFault } from '../../firebase/report-error.ts';
import { offered } from './pricing-model.ts';

export type Plans =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready' | 'failed';
      readonly plans: readonly SubscriptionPlan[];
      readonly unreadable: readonly Unreadable[];
    };

async function fetched(): Promise<Plans> {
  try {
    const { rows, unreadable } = await listPublicDocs(subscriptionPlans);
    const plans = offered(
      catalogueAt(
        rows.map(({ value }) => value),
        Date.now(),
      ),
    );
    return { state: 'ready', plans: plans.length === 0 ? [FALLBACK_PLAN] : plans, unreadable };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    reportFault(new Error(`Error fetching plans: ${why}`, { cause }), 'pricing');
    return { state: 'failed', plans: [FALLBACK_PLAN], unreadable: [] };
  }
}

/** Returns the stored plans, or the fallback plan when there are none or they cannot be read (PRICING-3, PRICING-4). */
export function usePlans(): { readonly known: Plans; readonly retry: () => void } {
  const [known, setKnown] = useState<Plans>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    void fetched().then((plans) => !isOver && setKnown(plans));
    return () => {
      isOver = true;
    };
  }, [tries]);
  const retry = useCallback(() => {
    setKnown({ state: 'loading' });
    setTries((n) => n + 1);
  }, []);
  return { known, retry };
}
