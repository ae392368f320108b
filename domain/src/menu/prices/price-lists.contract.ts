import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';
import { newAmountsSchema } from '../shape/menu.schema.ts';
import { priceListsSchema } from './prices.schema.ts';

/**
 * Saves all price lists in their order, and sets or clears (null) some of their amounts. Raises the menu's version. Keys that are
 * not on the menu are ignored; amounts of removed lists, and of dishes, sizes and add-ons that left the menu, are deleted.
 * Refuses with `menu-stale` when the menu or the lists were saved after `baseVersion`, or the stored lists are not `was`; with
 * `above-mrp`; and with `record-full`. A repeat changes nothing.
 */
export const savePriceLists = defineContract({
  name: 'savePriceLists',
  callers: TEAM,
  needs: ['menu'],
  input: z.object({
    baseVersion: z.int().min(0),
    /** The version of the price lists that were changed; 0 for none. */
    was: z.int().min(0).optional(),
    lists: priceListsSchema,
    amounts: newAmountsSchema,
  }),
  output: z.object({
    version: z.int(),
    /** How many amounts went because their dish, size or add-on has left the menu; missing for none. */
    lost: z.int().min(1).optional(),
  }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
