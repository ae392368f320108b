import { z } from 'zod';
import { buyerSchema } from '../../customers/buyer.schema.ts';
import { typedBuyerSchema } from '../../customers/typed-buyer.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';

const named = {
  orderId: idSchema,
  /** Null makes the bill out to nobody by name. */
  buyer: typedBuyerSchema.nullable(),
  /** True when the guest agrees that the buyer is kept for the next time. Only who left a number can be offered it. */
  keep: z.boolean(),
};

/**
 * A guest says to whom the next bill of their own order is made out. It is kept only with a number that is new here, because
 * anybody can type anybody's. A repeat changes nothing. Refuses with
 * `not-at-this-table`, `already-settled`, `order-closed`.
 */
export const nameBuyer = defineContract({
  name: 'nameBuyer',
  callers: ['guest'],
  input: z.object({ restaurantId: restaurantIdSchema, ...named }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;

/** A member does the same for a guest. Refuses with `already-settled`, `order-closed`. */
export const setBuyer = defineContract({
  name: 'setBuyer',
  callers: ['captain', 'owner'],
  input: z.object(named),
  output: z.object({}),
  limits,
  audited: true,
});

/** Returns to whom this guest's bills were made out before, if the guest left a number and agreed to that; else null. */
export const offerBuyer = defineContract({
  name: 'offerBuyer',
  callers: ['captain', 'owner'],
  input: z.object({ orderId: idSchema }),
  output: z.object({ buyer: buyerSchema.nullable() }),
  limits,
});
