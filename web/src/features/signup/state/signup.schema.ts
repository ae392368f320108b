import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { emailSchema } from '@bhoj/domain/kernel/text';
import { z } from 'zod';

/** The form's values. A missing or unknown referral is not a fault here; it leads to the payment step. */
export const signupSchema = createAccount.input
  .omit({ requestId: true, referralId: true, staffReferralId: true })
  .extend({ staffReferralId: z.string().trim().max(40) });

/** The address that a link was sent to. */
export const linkSchema = z.object({ email: emailSchema });
