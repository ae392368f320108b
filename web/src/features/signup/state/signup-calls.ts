import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { versionOf } from '@bhoj/domain/subscription/plan-versions';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { PurchaseCalls } from '../../../blocks/purchase/purchase.ts';
import { callAnonymously } from '../../../firebase/call-anonymously.ts';
import { keepPurchase, readPurchase } from './signup-store.ts';

/** The plan as the person sees it; the server refuses when another version is on sale. */
const shown = (plan: SubscriptionPlan | null) =>
  plan === null ? { planId: '' } : { planId: plan.id, planVersion: versionOf(plan) };

/**
 * The calls that pay for an account, as this browser's anonymous user. The address is stored before the payment, so
 * that a person who loses the page is recognised when they come back.
 */
export const signupCalls = (email: string, plan: SubscriptionPlan | null): PurchaseCalls => ({
  order: async () => {
    const answer = await callAnonymously(createPaymentOrder, { ...shown(plan), email });
    const known = readPurchase();
    const amountPaise = answer.order?.amountPaise ?? (known?.email === email ? known.amountPaise : null);
    keepPurchase({ email, amountPaise });
    return answer;
  },
  verify: (answer) => callAnonymously(verifyPayment, answer),
  check: () => callAnonymously(checkPayments, { email }),
});
