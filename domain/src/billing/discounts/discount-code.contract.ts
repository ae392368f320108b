import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { codeSchema, codeTermsSchema } from '../shape/discount-code.schema.ts';

const WINDOW = 10 * MINUTE;

/**
 * Makes a discount code, or changes the terms of a known one; its count of uses stays. A repeat changes nothing. Refuses with
 * `code-exists` when another code has the name of the new one, or `code-not-valid` when the code to change does not exist.
 */
export const saveDiscountCode = defineContract({
  name: 'saveDiscountCode',
  callers: TEAM,
  needs: ['menu'],
  input: z.object({ code: codeSchema, isNew: z.boolean(), terms: codeTermsSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: WINDOW }],
  audited: true,
});

const entered = {
  orderId: idSchema,
  /** The id of this entry. A repeat of it changes nothing. */
  requestId: idSchema,
  code: codeSchema,
};

/**
 * A member enters a code on an order, for its open portions. Refuses with `code-not-valid` for a code that does not
 * exist, has ended, or is not for today; `code-minimum`; `code-used-up`; `code-beside-discount` where the order has a
 * discount; or `part-paid`.
 */
export const enterCode = defineContract({
  name: 'enterCode',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object(entered),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: WINDOW }],
  audited: true,
});

/**
 * A guest enters a code on their own order. All parties of a restaurant together may try 300 codes in ten minutes, so
 * nobody finds one among the sixty million codes of five characters.
 */
export const redeemCode = defineContract({
  name: 'redeemCode',
  callers: ['guest'],
  input: z.object({ restaurantId: restaurantIdSchema, ...entered }),
  output: z.object({}),
  limits: [
    { per: 'uid', max: 5, windowMs: WINDOW },
    { per: 'order', of: 'party', max: 20, windowMs: WINDOW },
    { per: 'restaurant', of: 'party', max: 300, windowMs: WINDOW },
  ],
  proof: 'order',
});
