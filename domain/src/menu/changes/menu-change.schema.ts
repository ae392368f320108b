import { z } from 'zod';
import { idSchema } from '../../kernel/ids.schema.ts';
import { line } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { costKeySchema } from '../shape/costs.schema.ts';
import {
  categorySchema,
  menuIdSchema,
  menuItemSchema,
  MOST_OF_ONE,
  portionKeySchema,
} from '../shape/menu.schema.ts';

/** The changes of many dishes that can be undone: the import of a file, and a bulk edit. */
export const MENU_CHANGE_KINDS = ['import', 'bulk'] as const;
export const menuChangeKindSchema = z.enum(MENU_CHANGE_KINDS);
export type MenuChangeKind = z.output<typeof menuChangeKindSchema>;

/** The name of the file, or of the bulk edit. */
export const changeTitleSchema = line(120);

/**
 * A fingerprint of the thing after the change (`printOf`). When the thing has another one now, somebody changed it since.
 */
const dishChangeSchema = z.object({ before: menuItemSchema.nullable(), print: z.string() });
const categoryChangeSchema = z.object({ before: categorySchema.nullable(), print: z.string() });
const amountChangeSchema = z.object({ before: amountSchema.nullable(), after: amountSchema.nullable() });
const mostSchema = z.int().min(1).max(MOST_OF_ONE);

/**
 * `menuChanges/{kind}`: the last change of its kind, with the earlier value of each thing; null for a thing that it added. It
 * stores dishes in the shape of the menu, so a new version of the menu's collection needs a new version here.
 */
export const menuChangeSchema = z.object({
  changeId: idSchema,
  title: changeTitleSchema,
  at: timestamp(),
  items: z.record(menuIdSchema, dishChangeSchema),
  categories: z.record(menuIdSchema, categoryChangeSchema),
  /** Cost prices by `dishKey`. */
  costs: z.record(costKeySchema, amountChangeSchema),
  /** Amounts of price lists by list and key; missing where none changed. */
  prices: z.record(menuIdSchema, z.record(portionKeySchema, amountChangeSchema)).optional(),
  /** How many of one add-on may be taken, by the group's id; missing where that did not change. */
  mosts: z.record(menuIdSchema, z.object({ before: mostSchema, after: mostSchema })).optional(),
  /**
   * Set once the change was undone: how many dishes and groups of add-ons were restored (missing without any), and the names of
   * those that stay because somebody changed them since.
   */
  undone: z
    .object({
      at: timestamp(),
      dishes: z.int().min(0),
      groups: z.int().min(0).optional(),
      left: z.array(z.string()),
    })
    .nullable(),
});
export type MenuChange = z.output<typeof menuChangeSchema>;
