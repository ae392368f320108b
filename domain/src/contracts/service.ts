import { z } from 'zod';
import {
  MAX_SELECTIONS_PER_ROUND,
  orderTypeSchema,
  roundResultSchema,
  selectionSchema,
} from '../orders/order.schema.ts';
import { counterDetailsSchema } from '../orders/delivery.schema.ts';
import { defineContract } from '../platform/contract.ts';
import { idSchema, restaurantIdSchema, tableIdSchema } from '../platform/ids.schema.ts';
import { line, mobileSchema } from '../platform/text.ts';
import { MINUTE } from '../time/ist.ts';

/**
 * Seats a guest's phone at a table and answers with the order's id. A free table gives a new waiting order; a table
 * whose order is open asks for its four-digit code (`code-required`, `code-wrong`, `code-locked`). The key names the
 * table; it never grants reading. Without a table (`tableId` null): a takeaway order.
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
  limits: [
    { per: 'uid', max: 40, windowMs: 10 * MINUTE },
    { per: 'ip', max: 400, windowMs: 10 * MINUTE },
  ],
});

/**
 * The one door for orders: guests, captains, the owner and the takeaway counter add lines here. Prices come from the
 * menu; `menuVersion` says which one the person saw, and `menu-changed` asks to look again. A repeat of `roundId`
 * answers with the stored result, whatever became of the order since.
 */
export const placeRound = defineContract({
  name: 'placeRound',
  callers: ['guest', 'captain', 'owner'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    /** The order it is meant for; staff make the id where the table is free. */
    orderId: idSchema,
    tableId: tableIdSchema.nullable(),
    type: orderTypeSchema,
    roundId: idSchema,
    menuVersion: z.int().min(0),
    selections: z.array(selectionSchema).min(1).max(MAX_SELECTIONS_PER_ROUND),
    /** Of an order that this round begins without a table; what the order knows already stays as it is. */
    details: counterDetailsSchema.optional(),
  }),
  output: roundResultSchema,
  limits: [
    { per: 'uid', max: 120, windowMs: 10 * MINUTE },
    { per: 'table', max: 120, windowMs: 10 * MINUTE },
  ],
});

/** Sends a waiting round to the kitchen, as it was asked for, at the prices of now. */
export const acceptRound = defineContract({
  name: 'acceptRound',
  callers: ['captain', 'owner'],
  input: z.object({ orderId: idSchema, roundId: idSchema }),
  output: roundResultSchema,
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});

/** Sends a waiting round back to its guest. */
export const declineRound = defineContract({
  name: 'declineRound',
  callers: ['captain', 'owner'],
  input: z.object({ orderId: idSchema, roundId: idSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});
