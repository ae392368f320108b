import { z } from 'zod';
import { idSchema } from '../../kernel/ids.schema.ts';
import { line } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { costKeySchema } from '../shape/costs.schema.ts';
import { categorySchema, menuIdSchema, menuItemSchema } from '../shape/menu.schema.ts';

/** What changes many dishes at once and can be taken back: the import of a file, and a change of chosen dishes. */
export const MENU_CHANGE_KINDS = ['import', 'bulk'] as const;
export const menuChangeKindSchema = z.enum(MENU_CHANGE_KINDS);
export type MenuChangeKind = z.output<typeof menuChangeKindSchema>;

/** The name of the file, or of what was changed. */
export const changeTitleSchema = line(120);

/** The print is that of the thing after the change (`printOf`): with another print it was changed since. */
const dishChangeSchema = z.object({ before: menuItemSchema.nullable(), print: z.string() });
const categoryChangeSchema = z.object({ before: categorySchema.nullable(), print: z.string() });
const costChangeSchema = z.object({ before: amountSchema.nullable(), after: amountSchema.nullable() });

/**
 * `menuChanges/{kind}`: the last change of its kind, with what was there before; null for what it added. It has dishes in the
 * shape of the menu: a new version of the menu is a new version here.
 */
export const menuChangeSchema = z.object({
  changeId: idSchema,
  title: changeTitleSchema,
  at: timestamp(),
  items: z.record(menuIdSchema, dishChangeSchema),
  categories: z.record(menuIdSchema, categoryChangeSchema),
  /** Cost prices by `dishKey`. */
  costs: z.record(costKeySchema, costChangeSchema),
  /** Set once it was taken back: how many dishes, and the names of those that were changed since and stay. */
  undone: z.object({ at: timestamp(), dishes: z.int().min(0), left: z.array(z.string()) }).nullable(),
});
export type MenuChange = z.output<typeof menuChangeSchema>;
