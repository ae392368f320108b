import { z } from 'zod';
import { buyerSchema } from '../../customers/buyer.schema.ts';

/** What a document says of its buyer; null for nobody by name. */
export const particularsSchema = z.object({ buyer: buyerSchema.nullable() });
export type Particulars = z.output<typeof particularsSchema>;
