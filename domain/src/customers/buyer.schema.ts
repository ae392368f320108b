import { z } from 'zod';

/** The buyer on a document: a company with its GSTIN, or a person by name, address and State. */
export const buyerSchema = z.object({
  name: z.string(),
  /** The GSTIN, or the UIN of an embassy or a UN body; empty for a buyer who has neither. */
  gstin: z.string(),
  address: z.string(),
  /** The two digits of the buyer's State, taken from the GSTIN where there is one. */
  stateCode: z.string(),
});
export type Buyer = z.output<typeof buyerSchema>;
