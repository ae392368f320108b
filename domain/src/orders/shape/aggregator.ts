import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { keyLine } from '../../kernel/text.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import type { Profile } from '../../restaurant/profile.ts';

/** Operators that the settings suggest; an owner may add others. */
export const KNOWN_OPERATORS = ['Swiggy', 'Zomato'] as const;

/** An aggregator's order in the operator's terms: the operator, and its order number. */
export const operatorOrderSchema = z.object({
  operator: keyLine(20),
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,20}$/),
});
export type OperatorOrder = z.output<typeof operatorOrderSchema>;

/** The most corrections of one order's value. */
export const MAX_CORRECTIONS = 20;

/** A change of an order's value after it was handed over, on the business day that counts it. Less is negative. */
const correctionSchema = z.object({
  at: timestamp(),
  day: z.string(),
  valuePaise: paiseSchema,
  reason: z.string(),
  /** The name of the member who entered it. */
  by: z.string(),
});

/** The operator's data on an order. Value and day are null until it is handed over. */
export const aggregatorSchema = operatorOrderSchema.extend({
  /** The value on which the operator pays the tax, before tax. */
  valuePaise: paiseSchema.nullable(),
  /** The business day that counts the value. */
  day: z.string().nullable(),
  /**
   * The seller's registration at the moment when staff handed the order over: the order belongs to the GST return of that
   * registration. Missing before.
   */
  registeredAs: z.object({ gstin: z.string(), composition: z.boolean() }).optional(),
  /** Missing before the first correction. */
  corrections: z.array(correctionSchema).max(MAX_CORRECTIONS).optional(),
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
