import { z } from 'zod';

/** An HSN code of goods: 4, 6 or 8 digits. */
export const hsnSchema = z.string().regex(/^\d{4}(\d{2}){0,2}$/);

/** Goods, as opposed to restaurant service: their HSN, and their GST rate in basis points (0 where exempt). */
export const goodsSchema = z.object({ hsn: hsnSchema, taxBp: z.int().min(0).max(10_000) });
export type Goods = z.output<typeof goodsSchema>;

/** The HSN copied to a line of an order or a bill; empty on a line that is not goods. */
export const copiedHsnSchema = z.union([z.literal(''), hsnSchema]);
