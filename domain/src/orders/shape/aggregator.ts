import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import type { Profile } from '../../restaurant/profile.ts';

/** Operators that the settings suggest; an owner may add others. */
export const KNOWN_OPERATORS = ['Swiggy', 'Zomato'] as const;

/** An aggregator's order in the operator's terms: the operator, and its order number. */
export const operatorOrderSchema = z.object({
  // Firestore reserves names that begin with two underscores, and a day counts by name.
  operator: requiredLine(20).regex(/^(?!__)/),
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,20}$/),
});
export type OperatorOrder = z.output<typeof operatorOrderSchema>;

/** The operator's data on an order. Value and day are null until it is handed over. */
export const aggregatorSchema = operatorOrderSchema.extend({
  /** The value on which the operator pays the tax, before tax. */
  valuePaise: paiseSchema.nullable(),
  /** The business day that counts the value. */
  day: z.string().nullable(),
});

/** Returns the name of the order for kitchen, counter and lists. An operator never gives a number twice. */
export const operatorLabel = ({ operator, number }: OperatorOrder): string => `${operator} ${number}`;

/** Throws `service-not-offered` when the owner has not switched the operator on. */
export function assertWorksWith(
  { aggregators }: Pick<Profile, 'aggregators'>,
  { operator }: OperatorOrder,
): void {
  if (!(aggregators ?? []).includes(operator)) throw new Refusal('service-not-offered', { type: operator });
}

/** Throws `aggregator-order` for an order of an operator, which issues the document itself (CGST Act s. 9(5)). */
export function assertOwnSale({ type }: { readonly type: string }): void {
  if (type === 'aggregator') throw new Refusal('aggregator-order');
}
