import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { versionOf } from '@bhoj/domain/subscription/plan-versions';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { PurchaseCalls } from '../../../blocks/purchase/purchase.ts';
import { callAnonymously } from '../../../firebase/call-anonymously.ts';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { callFromFront } from '../../../firebase/front.ts';
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

/**
 * Who opens the account: this browser's anonymous user, who owns a payment, or the signed-in person with a proved
 * address.
 */
export type OpenedAs = 'guest' | 'self';

/** Makes the account. Returns why it was not made; null when it was. */
export async function openAccount(
  input: InputOf<typeof createAccount>,
  as: OpenedAs,
): Promise<FailureReason | null> {
  if (as === 'self') {
    const answer = await callFromFront(createAccount, input);
    return 'failure' in answer ? answer.failure : null;
  }
  try {
    await callAnonymously(createAccount, input);
    return null;
  } catch (cause) {
    return cause instanceof CallFailure ? cause.reason : 'unexpected';
  }
}
