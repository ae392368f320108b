import { z } from 'zod';

/** The buyer on a document: a company with its GSTIN, or a person by name, address and State. */
export const buyerSchema = z.object({
  name: z.string(),
  /** Empty for a buyer who is not registered for GST. */
  gstin: z.string(),
  address: z.string(),
  /** The two digits of the buyer's State, taken from the GSTIN where there is one. */
  stateCode: z.string(),
});
export type Buyer = z.output<typeof buyerSchema>;
