import { z } from 'zod';
import { allowedBySchema } from '../../approvals/allowed-by.schema.ts';
import { TEAM } from '../../catalogue/roles.ts';
import { menuIdSchema } from '../../menu/shape/menu.schema.ts';
import { ZERO } from '../../money/money.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { nextRound } from '../../orders/kitchen/progress.ts';
import { DISCOUNT_KINDS } from './discount-kind.ts';
import type { Order } from '../../orders/shape/order.schema.ts';

/** The reason for a discount or a complimentary line, who gave it, and who allowed it where the giver may not. */
export const givenSchema = z.object({
  reason: requiredLine(80),
  by: z.object({ kind: z.enum(TEAM), label: z.string(), id: z.string().nullable() }),
  allowedBy: allowedBySchema.optional(),
});

/** The coverage of a discount: all that is ordered, or only dishes, without liquor and the delivery charge. */
export const coversSchema = z.enum(['everything', 'food']);

/** The menu categories that a discount covers, with their names at the time; missing where it covers all. */
export const discountCategoriesSchema = z
  .array(z.object({ id: menuIdSchema, name: requiredLine(60) }))
  .min(1)
  .max(60)
  .optional();

/** A reduction of a bill before tax, with its reason and the member who gave it. */
export const discountSchema = givenSchema.extend({
  kind: z.enum(DISCOUNT_KINDS),
  /** Basis points when `kind` is `percent`; paise when it is `amount`. */
  value: z.int().min(1),
  covers: coversSchema,
  categories: discountCategoriesSchema,
  /** The most that a percentage takes off, in paise, over all documents of the order; null for no such limit. */
  capPaise: amountSchema.nullable(),
  /** The discount code, and the id of the call that entered it on the order; null for a discount that a member gave. */
  code: z.object({ id: z.string(), entry: z.string() }).nullable(),
  /**
   * How much of a percentage earlier documents of the order used, in paise: the amount from which they took it, and the discount.
   * Both are 0 for a discount by amount: its `value` shrinks instead.
   */
  used: z.object({ amountPaise: amountSchema, discountPaise: amountSchema }),
  /** The ids of lines that came from other orders after it was given. The discount does not apply to them. */
  outside: z.array(z.string()),
  /** The number of the order's last round when it was given. */
  throughRound: z.int().min(0),
});
export type Discount = z.output<typeof discountSchema>;

/** A discount that no document has used yet. */
export const UNUSED: Discount['used'] = { amountPaise: ZERO, discountPaise: ZERO };

/** Returns the start of every discount: no document has used it, and it applies to every line of the order. */
export const justGiven = (
  order: Pick<Order, 'lines' | 'rounds'>,
): Pick<Discount, 'used' | 'outside' | 'throughRound'> => ({
  used: UNUSED,
  outside: [],
  throughRound: nextRound(order) - 1,
});

/** The fields of a discount that a member gives: no code, and no limit of its own. */
export const BY_HAND: Pick<Discount, 'capPaise' | 'code'> = { capPaise: null, code: null };
