import { useMemo, useState } from 'react';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { versionOf } from '@bhoj/domain/subscription/plan-versions';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { openCheckout } from '../../blocks/purchase/checkout.ts';
import type { PurchaseCalls } from '../../blocks/purchase/purchase.ts';
import { usePurchase } from '../../blocks/purchase/use-purchase.ts';
import type { Purchasing } from '../../blocks/purchase/use-purchase.ts';
import { useCall } from '../../firebase/call.ts';
import { checkoutScriptUrl } from '../../firebase/environment.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { paymentsPart } from '../../messages/shared/payments/en.ts';
import { useWords } from '../../words/use-words.ts';

export interface Renewal {
  readonly purchasing: Purchasing;
  /** The plan that is being paid for; null without one. */
  readonly paying: string | null;
  readonly pay: (plan: SubscriptionPlan) => Promise<void>;
}

/** An owner's purchases. When the page opens, it checks for a payment with a lost confirmation. */
export function useRenewal({ ownerName: name, email }: Pick<Restaurant, 'ownerName' | 'email'>): Renewal {
  const common = useWords(commonPart);
  const payments = useWords(paymentsPart);

  const order = useCall(createPaymentOrder);
  const verify = useCall(verifyPayment);
  const check = useCall(checkPayments);
  const [paying, setPaying] = useState<string | null>(null);
  const callsFor = useMemo(
    () =>
      (plan: SubscriptionPlan): PurchaseCalls => ({
        order: () => order({ planId: plan.id, planVersion: versionOf(plan), email: null }),
        verify,
        check: () => check({ email: null }),
      }),
    [order, verify, check],
  );
  const [arrival] = useState(() => callsFor(PREMIUM_PLAN));
  const purchasing = usePurchase(arrival);
  return {
    purchasing,
    paying,
    async pay(plan) {
      setPaying(plan.id);
      await purchasing.pay(callsFor(plan), (it) =>
        openCheckout(common, payments, checkoutScriptUrl, it, { name, email }),
      );
      setPaying(null);
    },
  };
}
