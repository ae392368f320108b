import type { UseFormSetError } from 'react-hook-form';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { openCheckout } from '../../../blocks/purchase/checkout.ts';
import type { Purchasing } from '../../../blocks/purchase/use-purchase.ts';
import { checkoutScriptUrl } from '../../../firebase/environment.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { paymentsPart } from '../../../messages/shared/payments/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { signupCalls } from './signup-calls.ts';
import type { Act, SignupInput, SignupValues } from './signup-model.ts';
import { keepPurchase, readPurchase } from './signup-store.ts';
import type { SignUp } from './use-sign-up.ts';

interface Sending {
  readonly provedEmail: string | null;
  readonly referralId: string;
  readonly plan: SubscriptionPlan | null;
  readonly purchasing: Purchasing;
  readonly signUp: SignUp['signUp'];
  readonly setError: UseFormSetError<SignupInput>;
  /** Marks a referral ID as refused that the check had found valid. */
  readonly setRefused: (referralId: string) => void;
  readonly toPayment: () => void;
}

/** Returns the act of the form's button. */
export function useSend(form: Sending): (act: Act, values: SignupValues) => Promise<void> {
  const signup = useWords(signupPart);
  const common = useWords(commonPart);
  const payments = useWords(paymentsPart);

  const { provedEmail, purchasing } = form;

  const create = async (values: SignupValues) => {
    const { email, staffReferralId } = values;
    // A purchase in this browser belongs to its anonymous user, even if its payment is not confirmed yet.
    const isGuests = provedEmail === null && readPurchase()?.email === email;
    const reason = await form.signUp(values, form.referralId, isGuests ? 'guest' : 'self');
    if (reason === 'payment-needs-proof') {
      keepPurchase({ email, amountPaise: null });
      purchasing.put({ state: 'prove' });
      form.toPayment();
    }
    if (reason === 'payment-required') {
      form.setRefused(staffReferralId);
      if (provedEmail === null) form.toPayment();
      else form.setError('staffReferralId', { message: signup.proof.nothingPaid });
    }
  };

  const pay = async (values: SignupValues, plan: SubscriptionPlan) => {
    const { email, ownerName: name } = values;
    const { state } = await purchasing.pay(signupCalls(email, plan), (order) =>
      openCheckout(common, payments, checkoutScriptUrl, order, { name, email }),
    );
    if (state === 'paid' || state === 'used') await create(values);
  };

  return async (act, values) => {
    if (act === 'to-payment') form.toPayment();
    else if (act === 'pay') await (form.plan === null ? undefined : pay(values, form.plan));
    else if (act !== 'wait') await create(values);
  };
}
