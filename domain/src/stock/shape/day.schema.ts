import { z } from 'zod';
import { menuIdSchema } from '../../menu/shape/menu-id.schema.ts';
import { MOVE_KINDS } from './move.schema.ts';

/** `correction`: what a receipt below zero puts right; no quantity moves by it. */
export const SUM_KINDS = [...MOVE_KINDS, 'correction'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** How an item moved by one kind of act on a day: quantity and worth in paise, signed as the moves are. */
const movedSchema = z.tuple([z.int(), z.int()]);

/**
 * `stockDays/{day}`: the sums of the moves of a business day, by kind and item. The worth at the end of a day is the worth at its
 * beginning and all its sums; so the use of a month is its opening worth and receipts less its closing worth. Only the fold
 * writes it.
 */
export const stockDaySchema = z.object({
  day: z.string(),
  sums: z.partialRecord(z.enum(SUM_KINDS), z.record(menuIdSchema, movedSchema)),
});
export type StockDay = z.output<typeof stockDaySchema>;
