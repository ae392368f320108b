import { z } from 'zod';
import { line, requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { gstinShape } from '../../statute/gstin.schema.ts';

/** The most vendors of a restaurant. */
export const MOST_VENDORS = 200;

/** The longest time that a vendor waits for money. */
const MOST_TERMS = 180;

/** The typed fields of a vendor. */
export const vendorContent = {
  name: requiredLine(80),
  phone: line(20),
  /** Empty for a vendor without one. */
  gstin: z.union([z.literal(''), gstinShape]),
  /** Where the money goes: a UPI address, an account, or how they want it. */
  payTo: line(120),
  /** The days after the bill's day within which it is paid; 0 for those who are paid at once. */
  termsDays: z.int().min(0).max(MOST_TERMS),
  note: line(200),
  /** False for those nobody buys from any more. */
  active: z.boolean(),
};

/** `vendors/{vendorId}`: from whom the restaurant buys. */
export const vendorSchema = z.object({
  ...vendorContent,
  createdAt: timestamp(),
  changedAt: timestamp(),
});
export type Vendor = z.output<typeof vendorSchema>;
