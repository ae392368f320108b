import { z } from 'zod';

/** An HSN code of goods: 4, 6 or 8 digits. */
export const hsnSchema = z.string().regex(/^\d{4}(\d{2}){0,2}$/);

/** What is sold as goods, not as restaurant service: its HSN, and its GST rate in basis points (0 where it is exempt). */
export const goodsSchema = z.object({ hsn: hsnSchema, taxBp: z.int().min(0).max(10_000) });
export type Goods = z.output<typeof goodsSchema>;

/** The HSN that an order's line and a bill's line copy; empty on what is not sold as goods. */
export const copiedHsnSchema = z.union([z.literal(''), hsnSchema]);
