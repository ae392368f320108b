import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema, paiseSchema } from '../../money/money.schema.ts';

/** The key of a level: the item in the main store, or `item@store` in another. */
const levelKeySchema = keySchema.regex(/^[A-Za-z0-9_-]{1,40}(?:@[A-Za-z0-9_-]{1,40})?$/);

export const levelKey = (itemId: string, storeId?: string): string =>
  storeId === undefined ? itemId : `${itemId}@${storeId}`;

/** @returns the item of a level's key */
export const itemOfLevel = (key: string): string => key.split('@')[0] ?? key;

/** @returns the store of a level's key; null for the main store */
export const storeOfLevel = (key: string): string | null => key.split('@')[1] ?? null;

/**
 * How much of an item there is in a store and what it is worth in all. The worth is a total and never a rounded price of a unit, so
 * that no paisa is lost however often something is taken. Below zero, more was sold than received: a sale is never blocked by stock.
 */
const levelSchema = z.object({
  quantity: z.int(),
  worthPaise: paiseSchema,
  /**
   * The last price that the restaurant paid: an amount for a quantity. Where nothing of the item is left, further
   * portions that leave cost this price.
   */
  last: z.object({ quantity: z.int().min(1), paise: amountSchema }).nullable(),
  /** When it was last counted; missing for never. */
  countedAt: timestamp().optional(),
});
export type Level = z.output<typeof levelSchema>;

/** The most levels of a restaurant: items times the stores that have any of them. */
export const MOST_LEVELS = 4000;

/** `stock/levels`: what the moves up to a place in the ledger leave, by `levelKey`. Only the fold writes it. */
export const stockLevelsSchema = z.object({
  /** The place of the last move that is in it. */
  place: z.int().min(0),
  foldedAt: timestamp(),
  levels: z.record(levelKeySchema, levelSchema),
});
export type StockLevels = z.output<typeof stockLevelsSchema>;
