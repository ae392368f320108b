import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { EXPENSE_METHODS } from '../../expenses/expense.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { isGstin } from '../../statute/gstin.ts';
import { MINUTE } from '../../time/ist.ts';
import { vendorContent } from '../shape/vendor.schema.ts';

/** Enters or changes a vendor. Refuses with `vendor-name-taken`, or `too-many-vendors`. */
export const saveVendor = defineContract({
  name: 'saveVendor',
  callers: TEAM,
  needs: ['stock'],
  input: z.object({
    vendorId: idSchema,
    ...vendorContent,
    gstin: vendorContent.gstin.refine((text) => text === '' || isGstin(text), 'gstin-invalid'),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Pays the debt to a vendor, bill by bill in the order in which they fall due; the last one in part where the money does not
 * cover it. Refuses with `vendor-not-found`, `bill-day-wrong` for a day to come, or `pays-too-much` for more than is owed.
 */
export const payVendor = defineContract({
  name: 'payVendor',
  callers: TEAM,
  needs: ['expenses'],
  input: z.object({
    requestId: idSchema,
    vendorId: idSchema,
    amountPaise: amountSchema.refine((n) => n > 0, 'amount-zero'),
    method: z.enum(EXPENSE_METHODS),
    day: z.iso.date(),
  }),
  output: z.object({ owedPaise: amountSchema }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
