import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { buyerSchema } from '../../customers/buyer.schema.ts';
import { typedBuyerSchema } from '../../customers/typed-buyer.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';

const named = {
  orderId: idSchema,
  /** Null makes the bill out to nobody by name. */
  buyer: typedBuyerSchema.nullable(),
  /**
   * True when the guest agrees that the restaurant keeps the buyer for the next time. The page offers it only to guests
   * who left a number.
   */
  keep: z.boolean(),
};

/**
 * A guest says to whom the next bill of their own order is made out. The restaurant keeps the buyer only with a number
 * that is new to it, because anybody can type any number. A repeat changes nothing. Refuses with `not-at-this-table`,
 * `already-settled`, `order-closed`, and `buyer-is-seller` for the restaurant's own GSTIN.
 */
export const nameBuyer = defineContract({
  name: 'nameBuyer',
  callers: ['guest'],
  input: z.object({ restaurantId: restaurantIdSchema, ...named }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;

/** A member sets the buyer for a guest. Refuses with `already-settled`, `order-closed`, `buyer-is-seller`. */
export const setBuyer = defineContract({
  name: 'setBuyer',
  callers: TEAM,
  needs: ['settle'],
  input: z.object(named),
  output: z.object({}),
  limits,
  audited: true,
});

/** Returns the buyer of this guest's earlier bills if the guest left a number and agreed to keep it; else null. */
export const offerBuyer = defineContract({
  name: 'offerBuyer',
  callers: TEAM,
  needs: ['settle'],
  input: z.object({ orderId: idSchema }),
  output: z.object({ buyer: buyerSchema.nullable() }),
  limits,
});
