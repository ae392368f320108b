import { z } from 'zod';
import { MEMBER_ROLES } from '../../catalogue/roles.ts';
import { monthIdSchema } from '../../figures/shape/month.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { advanceSchema } from '../shape/advance.schema.ts';
import { LEAVES } from '../muster/leave.ts';
import { cellSchema } from '../shape/muster.schema.ts';
import { slipShownSchema } from '../shape/slip-shown.schema.ts';

const ownDaySchema = cellSchema.extend({ day: z.string() });
export type OwnDay = z.output<typeof ownDaySchema>;

const ownPaySchema = z.object({ month: z.string(), netPaise: paiseSchema, isPaid: z.boolean() });
export type OwnPay = z.output<typeof ownPaySchema>;

/**
 * Returns a captain's or cook's own data about their work: the muster and the slip of a month (null: the current one), leave,
 * advances and the pay of the last year. It returns nothing about anybody else. Refuses with `person-not-found` for a sign-in
 * that belongs to nobody on the payroll.
 */
export const readMyWork = defineContract({
  name: 'readMyWork',
  callers: MEMBER_ROLES,
  input: z.object({ month: monthIdSchema.nullable() }),
  output: z.object({
    name: z.string(),
    restaurantName: z.string(),
    restaurantAddress: z.string(),
    today: z.string(),
    month: z.string(),
    /** True once the month's pay is approved. */
    isLocked: z.boolean(),
    days: z.array(ownDaySchema),
    /** Null for a person with more months of muster than `MOST_MUSTERS`. */
    leave: z.array(z.object({ kind: z.enum(LEAVES), usedInYear: z.number(), left: z.number() })).nullable(),
    advances: z.array(
      advanceSchema
        .pick({
          givenOn: true,
          amountPaise: true,
          instalmentPaise: true,
          firstMonth: true,
          leftPaise: true,
          reason: true,
        })
        .extend({ id: z.string() }),
    ),
    pays: z.array(ownPaySchema),
    /** The slip of the month, once its pay is approved. */
    slip: slipShownSchema.nullable(),
  }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
export type MyWork = z.output<(typeof readMyWork)['output']>;
