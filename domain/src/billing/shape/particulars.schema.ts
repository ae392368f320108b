import { z } from 'zod';
import { buyerSchema } from '../../customers/buyer.schema.ts';

/** The buyer on a document; null where it names none. */
export const particularsSchema = z.object({ buyer: buyerSchema.nullable() });
export type Particulars = z.output<typeof particularsSchema>;
