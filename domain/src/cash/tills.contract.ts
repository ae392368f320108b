import { z } from 'zod';
import { withApproval } from '../approvals/with-approval.ts';
import { TEAM } from '../catalogue/roles.ts';
import { expenseCategorySchema } from '../expenses/category.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { line, requiredLine } from '../kernel/text.ts';
import { amountSchema } from '../money/money.schema.ts';
import { tillSchema } from '../restaurant/settings.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { MOVEMENTS } from './movement-kinds.ts';

/** An open session, as a person sees it who takes a payment: the name of its owner, and no amount in it. */
const openTillSchema = z.object({
  sessionId: z.string(),
  till: tillSchema,
  /** The name of its holder. */
  holder: z.string(),
  isMine: z.boolean(),
});
export type OpenTill = z.output<typeof openTillSchema>;

/** Returns the open sessions by till, for people who take payments or pay out; none while sessions are off. */
export const readTills = defineContract({
  name: 'readTills',
  callers: TEAM,
  needs: ['settle'],
  input: z.object({}),
  output: z.object({ open: z.array(openTillSchema) }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});

/**
 * Puts cash into a till, pays it out, or drops it to the safe, once for each id. Money paid out may be an expense: then it is
 * entered with the id of the movement. Somebody without `cash` may be allowed to pay out, by the till's holder or by whoever may
 * close the day. Refuses with `session-not-found`, `session-not-yours`, or `session-closed`.
 */
export const moveCash = defineContract({
  name: 'moveCash',
  callers: TEAM,
  needs: ['cash'],
  approvable: { act: 'pay-out', right: 'cash', asking: ['settle', 'see-sales'] },
  input: z
    .object({
      sessionId: idSchema,
      movementId: idSchema,
      kind: z.enum(MOVEMENTS),
      amountPaise: amountSchema.refine((amount) => amount > 0, 'amount-out-of-range'),
      reason: requiredLine(80),
      /** The category and the vendor of the expense that the money pays; null for other money. */
      expense: z.object({ category: expenseCategorySchema, vendor: line(80) }).nullable(),
      ...withApproval,
    })
    .refine(({ kind, expense }) => kind === 'out' || expense === null, { path: ['expense'] }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
