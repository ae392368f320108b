import {
  createAccount,
  createSocialAccount,
  validateReferral,
} from '@bhoj/domain/accounts/accounts.contract';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { PaidAnswer } from '../../../blocks/purchase/checkout.ts';
import { callAnonymously } from '../../../firebase/call-anonymously.ts';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { callFromFront } from '../../../firebase/front.ts';
import { listPublicDocs } from '../../../firebase/public-docs.ts';
import type { ReferralState } from './signup-model.ts';

export { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
export { linkSchema, signupSchema } from './signup.schema.ts';

/**
 * The requests of sign-up to the server, with the contracts' schemas. They are as large as the rest of the page, so
 * `signup-calls.ts` loads this file once somebody begins to type.
 */

export const orderPayment = (input: InputOf<typeof createPaymentOrder>) =>
  callAnonymously(createPaymentOrder, input);
export const verifyAnswer = (answer: PaidAnswer) => callAnonymously(verifyPayment, answer);
export const askPayments = (email: string) => callAnonymously(checkPayments, { email });

/** Returns whether platform staff or an owner has this referral ID. */
export async function askReferral(referralId: string): Promise<ReferralState> {
  const known = await callFromFront(validateReferral, { referralId });
  return 'failure' in known ? 'error' : known.output.valid ? 'valid' : 'invalid';
}

/** Returns all stored plans. Throws when they cannot be read. */
export const readPlans = async (): Promise<readonly SubscriptionPlan[]> =>
  (await listPublicDocs(subscriptionPlans)).rows.map(({ value }) => value);

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

export const openSocialAccount = (referralId: string) => callFromFront(createSocialAccount, { referralId });
