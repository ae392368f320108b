import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';
import { MOST_ITEMS, MOST_STORES, stockItemSchema, storeSchema } from '../shape/items.schema.ts';

/**
 * Saves new and changed items by id, and the stores besides the main one. Items that are not named stay as they are; none is ever
 * removed. Refuses with `changed-meanwhile` when the items were saved after `baseVersion`, `stock-unfit` with the row and the field,
 * and `record-full`. A repeat changes nothing.
 */
export const saveStockItems = defineContract({
  name: 'saveStockItems',
  callers: TEAM,
  needs: ['stock'],
  input: z.object({
    baseVersion: z.int().min(0),
    items: z.array(stockItemSchema).max(MOST_ITEMS),
    /** All stores besides the main one; missing where they stay. */
    stores: z.array(storeSchema).max(MOST_STORES).optional(),
  }),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
