import { z } from 'zod';
import { buyerSchema } from '../../customers/buyer.schema.ts';

/**
 * What a document says of its buyer. Null on a document from before it could name one; such a document is printed in its
 * old form.
 */
export const particularsSchema = z.object({ buyer: buyerSchema.nullable() }).nullable();
export type Particulars = z.output<typeof particularsSchema>;
