import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';

/**
 * Closes an aggregator's order when its rider takes it. The operator issues the document for its dishes. The restaurant issues
 * one only for packaged goods and liquor beside the dishes; `goodsBill` is its number. The open day counts the value for the
 * operator. A repeat changes nothing. Refuses with `not-an-aggregator-order`, `order-closed`, `nothing-to-bill`,
 * `operator-order-is-ours`, or `already-handed-over` for another value.
 */
export const handOver = defineContract({
  name: 'handOver',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({
    orderId: idSchema,
    /** The operator's own value before tax, when its prices differ from the menu's; null for the menu's prices. */
    valuePaise: amountSchema.refine((value) => value > 0, 'value-missing').nullable(),
  }),
  output: z.object({ goodsBill: z.string().nullable() }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});
