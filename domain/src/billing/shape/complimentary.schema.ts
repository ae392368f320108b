import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { givenSchema } from './discount.schema.ts';

/** The complimentary lines of an order, by line id: why, and who gave them. */
export const complimentarySchema = z.record(keySchema, givenSchema);
export type Given = z.output<typeof givenSchema>;
export type Complimentary = z.output<typeof complimentarySchema>;
