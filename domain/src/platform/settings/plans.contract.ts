import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { planIdSchema, planOfferSchema } from '../../subscription/plan.schema.ts';
import { HOUR } from '../../time/ist.ts';
import { reasonSchema } from '../shape/reason.schema.ts';

/**
 * Publishes a version of a plan, which begins at once or at `from` (epoch ms). Plans that were sold do not change. A
 * repeat with the same `versionId` does nothing. Refuses with `changed-meanwhile` unless `basedOn` is the latest
 * version (0 for a new plan), and with `plan-fixed` for values that the specification fixes.
 */
export const publishPlan = defineContract({
  name: 'publishPlan',
  callers: ['super'],
  input: z.object({
    versionId: idSchema,
    planId: planIdSchema,
    basedOn: z.int().min(0),
    from: z.int().nullable(),
    offer: planOfferSchema,
    reason: reasonSchema,
  }),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 60, windowMs: HOUR }],
  platformAudited: true,
});
