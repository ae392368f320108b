import { z } from 'zod';
import { MAX_LINES_PER_ORDER } from './order.schema.ts';

/** A line id, `round-line`, both counted from 1. */
export const lineIdSchema = z.string().regex(/^[1-9]\d{0,3}-[1-9]\d{0,3}$/);

/** A number of portions by line id. */
export const somePortionsSchema = z
  .record(lineIdSchema, z.int().min(1).max(99))
  .refine((all) => Object.keys(all).length <= MAX_LINES_PER_ORDER);
