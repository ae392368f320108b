import { z } from 'zod';
import { withApproval } from '../../approvals/with-approval.ts';
import { TEAM } from '../../catalogue/roles.ts';
import { counterDetailsSchema } from '../shape/delivery.schema.ts';
import { MAX_LINES_PER_ORDER } from '../shape/order.schema.ts';
import { partySizeSchema } from '../shape/party-size.schema.ts';
import { lineIdSchema, somePortionsSchema } from '../shape/some-portions.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { MAX_JOINED } from '../../tables/joins.schema.ts';
import { tableIdSchema } from '../../tables/table-id.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { MINUTE } from '../../time/ist.ts';

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;
const nothing = z.object({});

/**
 * For dishes that move to a place with another price list: `new` gives them the prices of that place; `keep`, or no value, leaves
 * them as they are.
 */
const pricesSchema = z.enum(['keep', 'new']).optional();

/** Why an ordered dish is not cooked or not charged. The kitchen, the owner and the audit read it. */
const reasonSchema = requiredLine(80);

/**
 * Moves an open order, with its guests, to another table, which must be free, or to several that are pushed together
 * (`withTableIds` are the further ones). Its old tables are free then. A repeat of `requestId` moves nothing more. Refuses new
 * prices with `part-paid` or `discounted` once the bill has begun.
 */
export const moveTable = defineContract({
  name: 'moveTable',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({
    orderId: idSchema,
    requestId: idSchema,
    toTableId: tableIdSchema,
    withTableIds: z
      .array(tableIdSchema)
      .min(1)
      .max(MAX_JOINED - 1)
      .optional(),
    prices: pricesSchema,
  }),
  output: nothing,
  limits,
  audited: true,
});

/**
 * Joins a free table of the same floor to an open order. A repeat of `requestId` joins nothing more. Refuses with `table-taken`,
 * `booking-table-taken` when it is reserved for another party, `table-in-maintenance`, `join-invalid`, `order-closed`,
 * `not-at-a-table`.
 */
export const pushTogether = defineContract({
  name: 'pushTogether',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema, requestId: idSchema, tableId: tableIdSchema }),
  output: nothing,
  limits,
  audited: true,
});

/**
 * Frees a joined table; if it led, the next one leads. A repeat of `requestId` changes nothing more. Refuses with
 * `moves-everything` for the only table, and `order-closed`.
 */
export const separateTable = defineContract({
  name: 'separateTable',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema, requestId: idSchema, tableId: tableIdSchema }),
  output: nothing,
  limits,
  audited: true,
});

/** Says how many people the party of a dine-in order has; null says that nobody knows. A repeat changes nothing. */
export const changePartySize = defineContract({
  name: 'changePartySize',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema, partySize: partySizeSchema.nullable() }),
  output: nothing,
  limits,
  audited: true,
});

/** Merges two open orders. The first is cancelled and names the order it was merged into. */
export const mergeTables = defineContract({
  name: 'mergeTables',
  callers: TEAM,
  needs: ['take-orders'],
  input: z
    .object({ fromOrderId: idSchema, intoOrderId: idSchema })
    .refine(({ fromOrderId, intoOrderId }) => fromOrderId !== intoOrderId, { path: ['intoOrderId'] }),
  output: nothing,
  limits,
  audited: true,
});

/**
 * Moves portions of some lines to another open order, or to a new order on a free table (`toTableId`). The device makes
 * the id of the new order. A repeat of `requestId` moves nothing more.
 */
export const moveLines = defineContract({
  name: 'moveLines',
  callers: TEAM,
  needs: ['take-orders'],
  input: z
    .object({
      requestId: idSchema,
      fromOrderId: idSchema,
      portions: somePortionsSchema.refine((all) => Object.keys(all).length >= 1),
      intoOrderId: idSchema,
      /** Null when `intoOrderId` is already open. */
      toTableId: tableIdSchema.nullable(),
      prices: pricesSchema,
    })
    .refine(({ fromOrderId, intoOrderId }) => fromOrderId !== intoOrderId, { path: ['intoOrderId'] }),
  output: z.object({ lineIds: z.array(z.string()) }),
  limits,
  audited: true,
});

/**
 * Cancels lines that are queued or cooking, or some portions of them; the kitchen confirms each. Lines that are already
 * cancelled stay so. A repeat of `requestId` cancels nothing more.
 */
export const cancelLines = defineContract({
  name: 'cancelLines',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({
    orderId: idSchema,
    requestId: idSchema,
    lineIds: z.array(lineIdSchema).min(1).max(MAX_LINES_PER_ORDER),
    /** How many portions of a line are cancelled; of a line that is not named here, all. */
    portions: somePortionsSchema.optional(),
    reason: reasonSchema,
  }),
  output: nothing,
  limits,
  audited: true,
});

/**
 * Cancels an order and frees its table. A captain may do so until a dish is made (`order-is-made`), the owner always.
 */
export const cancelOrder = defineContract({
  name: 'cancelOrder',
  callers: TEAM,
  needs: ['take-orders'],
  approvable: { act: 'cancel-cooked', right: 'cancel-cooked', asking: ['take-orders'] },
  input: z.object({ orderId: idSchema, reason: reasonSchema, ...withApproval }),
  output: nothing,
  limits,
  audited: true,
});

/** Changes the name of an order without a table, and the details of a delivery, after the order has begun. */
export const changeDetails = defineContract({
  name: 'changeDetails',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema, details: counterDetailsSchema }),
  output: nothing,
  limits,
  audited: true,
});
