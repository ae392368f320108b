import type { z } from 'zod';
import type { signupSchema } from './signup.schema.ts';

export type SignupInput = z.input<typeof signupSchema>;
export type SignupValues = z.output<typeof signupSchema>;

/** The state of the typed referral ID. */
export type ReferralState = 'empty' | 'checking' | 'valid' | 'invalid' | 'error';

export const EMPTY: SignupInput = {
  restaurantName: '',
  ownerName: '',
  email: '',
  password: '',
  establishmentType: 'casual',
  providesHotelServices: false,
  staffReferralId: '',
};

/** The query parameters of the plan chosen on the pricing page and of the form's step. */
export const PLAN_PARAM = 'plan';
export const STEP_PARAM = 'step';
export const PAYMENT_STEP = 'payment';

/** The act of the form's button. */
export type Act = 'create-free' | 'create-paid' | 'to-payment' | 'pay' | 'wait';

/**
 * Returns the button's act. A payment, made or on its way, comes before a referral, because a free trial would waste
 * it. `isProved`: the person signed in by the link that proves the address, so a payment from another browser counts.
 */
export function actOf(form: {
  readonly isReferred: boolean;
  readonly isProved: boolean;
  readonly isPaid: boolean;
  readonly isOnItsWay: boolean;
  readonly isAtPayment: boolean;
}): Act {
  if (form.isPaid || form.isProved) return 'create-paid';
  if (form.isOnItsWay) return 'wait';
  if (form.isReferred) return 'create-free';
  return form.isAtPayment ? 'pay' : 'to-payment';
}
