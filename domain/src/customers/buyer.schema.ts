import { z } from 'zod';
import { line, requiredLine } from '../kernel/text.ts';
import { buyerFaults } from './buyer.ts';

/** To whom a document is made out: a company with its GSTIN, or a person by name, address and State. */
export const buyerSchema = z.object({
  name: z.string(),
  /** Empty for a buyer who is not registered for GST. */
  gstin: z.string(),
  address: z.string(),
  /** The two digits of the buyer's State; those of the GSTIN where there is one. */
  stateCode: z.string(),
});
export type Buyer = z.output<typeof buyerSchema>;

/** A buyer as typed. Each fault is named by its field. */
export const typedBuyerSchema = z
  .object({
    name: requiredLine(160),
    gstin: line(15),
    address: requiredLine(300),
    stateCode: line(2),
  })
  .superRefine((buyer, context) => {
    for (const field of buyerFaults(buyer)) {
      context.addIssue({ code: 'custom', path: [field], message: `${field}-invalid` });
    }
  });
