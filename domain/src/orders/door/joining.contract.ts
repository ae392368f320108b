import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../../kernel/ids.schema.ts';
import { line, mobileSchema } from '../../kernel/text.ts';
import { tableIdSchema } from '../../tables/table-id.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { STRANGERS_JOINING } from '../shape/guest-limits.ts';
import { partySizeSchema } from '../shape/party-size.schema.ts';

/**
 * Joins a guest's phone to a table's order and returns the order's id. At a free table it starts a waiting order. An
 * open order requires its code (`code-required`, `code-wrong`, `code-locked`). The key proves that the guest scanned
 * the table's code; it never gives read access. Without the key the order is at the door: it holds no table, and its
 * first round waits for a captain. Without a table (`tableId` null) the order is a takeaway.
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
      .regex(/^\d{4}(\d{2}){0,2}$/)
      .nullable(),
    name: line(60).nullable(),
    mobile: mobileSchema.nullable(),
    partySize: partySizeSchema.nullable(),
  }),
  output: z.object({ orderId: idSchema }),
  limits: [{ per: 'uid', max: 40, windowMs: 10 * MINUTE }, ...STRANGERS_JOINING],
  proof: 'key',
});

/**
 * Makes a join request: a phone that scanned a table's code asks to be let in to the open order without the joining
 * code. A repeat adds nothing and returns the outcome so far: with `in` the order's id. Refuses with `key-required`,
 * `order-closed` when the party has left, and `too-many-join-requests`.
 */
export const askToJoin = defineContract({
  name: 'askToJoin',
  callers: ['guest'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    tableId: tableIdSchema,
    key: line(40),
    name: line(60).nullable(),
  }),
  output: z.object({
    state: z.enum(['waiting', 'in', 'sent-away']),
    /** The label of this phone on the captain's screen. */
    label: z.string(),
    /** Null unless it is in. */
    orderId: idSchema.nullable(),
  }),
  limits: [
    // A phone asks every 15 s.
    { per: 'uid', max: 80, windowMs: 10 * MINUTE },
    ...STRANGERS_JOINING,
  ],
  proof: 'key',
});
