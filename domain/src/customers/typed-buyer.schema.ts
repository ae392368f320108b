import { z } from 'zod';
import { line, requiredLine } from '../kernel/text.ts';
import { buyerFaults } from './buyer.ts';

/** A buyer as typed. Validation reports each fault at its field. */
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
