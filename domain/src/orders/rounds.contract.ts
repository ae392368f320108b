import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { tableIdSchema } from '../tables/table-id.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { counterDetailsSchema } from './delivery.schema.ts';
import {
  MAX_SELECTIONS_PER_ROUND,
  orderTypeSchema,
  roundResultSchema,
  selectionSchema,
} from './order.schema.ts';

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
