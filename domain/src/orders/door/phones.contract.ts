import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { tableIdSchema } from '../../tables/table-id.schema.ts';
import { MINUTE } from '../../time/ist.ts';

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;
const nothing = z.object({});

/** A phone of an order, by its anonymous uid. */
const phoneSchema = z.object({ orderId: idSchema, uid: z.string().regex(/^[A-Za-z0-9]{1,128}$/) });

/**
 * Lets a phone in to an open order after it asked or was sent away. A repeat changes nothing. Refuses with
 * `phone-not-found`, `order-closed`.
 */
export const admitPhone = defineContract({
  name: 'admitPhone',
  callers: TEAM,
  needs: ['take-orders'],
  input: phoneSchema,
  output: nothing,
  limits,
  audited: true,
});

/**
 * Sends a phone away from an open order, after it joined or asked. If it had joined, the order gets a new code. A
 * repeat changes nothing. Refuses with `phone-not-found`, `order-closed`.
 */
export const sendPhoneAway = defineContract({
  name: 'sendPhoneAway',
  callers: TEAM,
  needs: ['take-orders'],
  input: phoneSchema,
  output: nothing,
  limits,
  audited: true,
});

/**
 * Ends the waiting orders at a free table, with their rounds; or sends away all phones with a join request for its open
 * order. Without a table (`tableId` null) it ends all orders that wait at the door. A repeat changes nothing.
 */
export const clearPhones = defineContract({
  name: 'clearPhones',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ tableId: tableIdSchema.nullable() }),
  output: nothing,
  limits,
  audited: true,
});

/**
 * Unlocks an open order's code for phones with the table's key: its next five wrong codes are not counted. A repeat
 * changes nothing. Refuses with `order-closed`.
 */
export const unlockCode = defineContract({
  name: 'unlockCode',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema }),
  output: nothing,
  limits,
  audited: true,
});
