import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { line } from '../../kernel/text.ts';
import { MINUTE } from '../../time/ist.ts';
import { orderedSchema, PURCHASE_ORDER_STATES } from '../shape/purchase-order.schema.ts';
import { MOST_BILL_LINES } from '../shape/receipt.schema.ts';

/**
 * Writes a purchase order, changes it, says that it was sent, or closes it. `version` is 0 for a new one. Received
 * quantities stay. Refuses with `vendor-not-found`, `changed-meanwhile`, `purchase-order-closed`, or `receipt-wrong`
 * where an item is gone or is on it twice.
 */
export const savePurchaseOrder = defineContract({
  name: 'savePurchaseOrder',
  callers: TEAM,
  needs: ['stock'],
  input: z.object({
    purchaseOrderId: idSchema,
    version: z.int().min(0),
    vendorId: idSchema,
    state: z.enum(PURCHASE_ORDER_STATES),
    lines: z.array(orderedSchema).min(1).max(MOST_BILL_LINES),
    note: line(200),
  }),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
