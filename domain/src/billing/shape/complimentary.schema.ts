import { z } from 'zod';
import { givenSchema } from './discount.schema.ts';

/** Lines of an order that are given for nothing, by line id: why, and by whom. */
export const complimentarySchema = z.record(z.string(), givenSchema);
export type Complimentary = z.output<typeof complimentarySchema>;
