import { z } from 'zod';
import { withApproval } from '../approvals/with-approval.ts';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { amountSchema } from '../money/money.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { depositMethodSchema } from './deposit.schema.ts';

const limits = [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }] as const;
const common = { callers: TEAM, limits, audited: true } as const;
const reason = requiredLine(80);
/** The cash session that takes or gives the money where the person has none and several are open. */
const cashSession = idSchema.optional();

/**
 * Takes a deposit for a booking with an expected party, once for each id, and issues its receipt voucher. The money was handed to
 * the restaurant. Refuses with `booking-not-found`, `booking-state`, `changed-meanwhile` where the booking has one already,
 * `cash-above-limit`, `legal-details-missing`, or `series-full`.
 */
export const takeDeposit = defineContract({
  ...common,
  name: 'takeDeposit',
  needs: ['bookings', 'settle'],
  input: z.object({
    depositId: idSchema,
    bookingId: idSchema,
    amountPaise: amountSchema.refine((amount) => amount > 0, 'amount-out-of-range'),
    method: depositMethodSchema,
    cashSession,
  }),
  output: z.object({ number: z.string() }),
});

/**
 * Gives back the rest of a deposit and issues the refund voucher; with `kept`, gives back the amount that the
 * restaurant had kept. Refuses with `booking-not-found`, and with `changed-meanwhile` where nothing is left to give
 * back.
 */
export const refundDeposit = defineContract({
  ...common,
  name: 'refundDeposit',
  needs: ['refund'],
  approvable: { act: 'refund', right: 'refund', asking: ['bookings', 'settle'] },
  input: z.object({
    ...withApproval,
    requestId: idSchema,
    depositId: idSchema,
    method: depositMethodSchema,
    reason,
    kept: z.literal(true).optional(),
    cashSession,
  }),
  output: z.object({ number: z.string() }),
});

/**
 * Keeps the deposit of a party that did not come, or cancelled too late, where the rule on its voucher says so, even when its
 * booking is deleted already. Refuses with `booking-not-found`, `changed-meanwhile`, `booking-state`.
 */
export const keepDeposit = defineContract({
  ...common,
  name: 'keepDeposit',
  needs: ['bookings', 'settle'],
  input: z.object({ requestId: idSchema, depositId: idSchema, reason }),
  output: z.object({}),
});

/**
 * Takes a deposit off the bill of its party's order, as far as the bill is due: a part payment of the order. Refuses with
 * `booking-not-found`, also for an order of another party; `changed-meanwhile`; `already-settled`; `nothing-to-bill`.
 */
export const applyDeposit = defineContract({
  ...common,
  name: 'applyDeposit',
  needs: ['settle'],
  input: z.object({ requestId: idSchema, orderId: idSchema, depositId: idSchema }),
  output: z.object({ appliedPaise: amountSchema, leftPaise: amountSchema }),
});

/** Puts a deposit back that is on a bill which is not issued yet. Refuses with `booking-not-found`. */
export const releaseDeposit = defineContract({
  ...common,
  name: 'releaseDeposit',
  needs: ['settle'],
  input: z.object({ requestId: idSchema, orderId: idSchema, depositId: idSchema }),
  output: z.object({}),
});
