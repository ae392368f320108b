import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { line, mobileSchema } from '../kernel/text.ts';
import { tableIdSchema } from '../tables/table-id.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { GUESTS_JOINING } from './guest-limits.ts';

/**
 * Joins a guest's phone to a table's order and returns the order's id. At a free table it starts a waiting order. An
 * open order asks for its four-digit code (`code-required`, `code-wrong`, `code-locked`). The key proves which table
 * was scanned; it never gives read access. Without a table (`tableId` null) the order is a takeaway.
 */
export const joinTable = defineContract({
  name: 'joinTable',
  callers: ['guest'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    tableId: tableIdSchema.nullable(),
    key: line(40).nullable(),
    code: z
      .string()
      .regex(/^\d{4}$/)
      .nullable(),
    name: line(60).nullable(),
    mobile: mobileSchema.nullable(),
    partySize: z.int().min(1).max(99).nullable(),
  }),
  output: z.object({ orderId: idSchema }),
  limits: [{ per: 'uid', max: 40, windowMs: 10 * MINUTE }, ...GUESTS_JOINING],
});
