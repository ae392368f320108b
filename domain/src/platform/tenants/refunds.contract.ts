import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { HOUR } from '../../time/ist.ts';
import { reasonSchema } from '../shape/reason.schema.ts';

/**
 * Refunds a payment in full, through the gateway: a surplus one, a wrong one, or the one that counts, which ends the
 * period that it paid. A repeat refunds nothing twice. Refuses with `payment-not-found`, `refund-refused` or
 * `payments-unavailable`.
 */
export const giveBackPayment = defineContract({
  name: 'giveBackPayment',
  callers: ['super'],
  input: z.object({
    orderId: z.string().regex(/^order_[A-Za-z0-9]{1,40}$/),
    paymentId: z.string().regex(/^pay_[A-Za-z0-9]{1,40}$/),
    reason: reasonSchema,
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: HOUR }],
  platformAudited: true,
  freshSignIn: true,
});
