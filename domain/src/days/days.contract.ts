import { z } from 'zod';
import { withApproval } from '../approvals/with-approval.ts';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { ZERO } from '../money/money.ts';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { drawerSchema } from './drawer.schema.ts';
import { reopenReasonSchema } from './reopened.schema.ts';

/**
 * Closes a business day, once. Documents issued later count towards the next day. A repeat of `requestId` gives the
 * first answer and closes nothing, even if the day was reopened since. Refuses with `orders-open`, `day-in-future`,
 * `day-before-first-order`, `day-closed`, `day-changed` when the figures have changed since the person saw them, or
 * `note-required` when the cash differs and the note is empty.
 */
export const closeDay = defineContract({
  name: 'closeDay',
  callers: TEAM,
  needs: ['close-day'],
  input: drawerSchema.extend({
    day: z.iso.date(),
    requestId: idSchema,
    /** The result of `movementsOf` for the day that the person saw. */
    seenMovements: z.int().min(0),
    /** The expenses paid from the drawer that the person saw. */
    seenExpensesPaise: amountSchema.default(ZERO),
    /** The money that vendors put into the drawer, as the person saw it. */
    seenMoneyBackPaise: amountSchema.default(ZERO),
  }),
  output: z.object({ expectedCashPaise: paiseSchema, differencePaise: paiseSchema }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Reopens the last closed day, until the next one is closed. Documents issued since then stay in the later day. A repeat
 * of `requestId` reopens nothing, even if the day was closed again since. Refuses with `day-not-closed`, or
 * `later-day-closed`.
 */
export const reopenDay = defineContract({
  name: 'reopenDay',
  callers: TEAM,
  needs: ['reopen-day'],
  approvable: { act: 'reopen-day', right: 'reopen-day', asking: ['close-day'] },
  input: z.object({ day: z.iso.date(), requestId: idSchema, reason: reopenReasonSchema, ...withApproval }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
