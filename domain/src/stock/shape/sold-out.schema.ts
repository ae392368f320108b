import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { portionKeySchema } from '../../menu/shape/menu.schema.ts';

/** `stock/soldOut`: the dishes, sizes and add-ons that the stock itself switched off, with the mark that it made. */
export const stockSoldOutSchema = z.object({ keys: z.record(portionKeySchema, timestamp()) });
export type StockSoldOut = z.output<typeof stockSoldOutSchema>;
