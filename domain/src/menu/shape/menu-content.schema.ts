import { z } from 'zod';
import { goodsFaultOf } from './goods-fault.ts';
import { addOnGroupSchema, categorySchema, menuItemSchema } from './menu.schema.ts';
import { mrpFaultOf } from './mrp.ts';
import { soldByFaultOf } from './sold-by.ts';

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The most dishes. This many with short descriptions fit into `MENU_MAX_BYTES`. */
export const MAX_DISHES = 2000;

/** The names of the fields of a dish that a sender of a menu knows (`knownFields`). */
export const knownFieldsSchema = z.array(z.string().min(1).max(40)).max(100);

/** The part of the menu that an owner edits. The arrays are in display order. */
export const menuContentSchema = z
  .object({
    categories: z.array(categorySchema).max(60),
    items: z.array(menuItemSchema).max(MAX_DISHES),
    addOnGroups: z.array(addOnGroupSchema).max(200),
  })
  .superRefine((menu, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (!unique(menu.categories.map((c) => c.id))) fault(['categories'], 'duplicate-id');
    if (!unique(menu.items.map((i) => i.id))) fault(['items'], 'duplicate-id');
    if (!unique(menu.addOnGroups.map((g) => g.id))) fault(['addOnGroups'], 'duplicate-id');
    const categories = new Set(menu.categories.map((c) => c.id));
    const groups = new Set(menu.addOnGroups.map((g) => g.id));
    const coded = new Set<string>();
    menu.items.forEach((item, i) => {
      if (item.code !== undefined && coded.has(item.code)) fault(['items', i, 'code'], 'duplicate-code');
      if (item.code !== undefined) coded.add(item.code);
      if (!categories.has(item.categoryId)) fault(['items', i, 'categoryId'], 'unknown-category');
      const goodsFault = goodsFaultOf(item);
      if (goodsFault !== null) fault(['items', i, 'goods'], goodsFault);
      const mrpFault = mrpFaultOf(item, menu.addOnGroups);
      if (mrpFault !== null) fault(['items', i, 'mrpPaise'], mrpFault);
      const soldBy = soldByFaultOf(item);
      if (soldBy !== null) fault(['items', i, item.open === undefined ? 'byWeight' : 'open'], soldBy);
      if (!unique(item.variants.map((v) => v.id))) fault(['items', i, 'variants'], 'duplicate-id');
      if (!item.addOnGroupIds.every((id) => groups.has(id))) {
        fault(['items', i, 'addOnGroupIds'], 'unknown-group');
      }
      if (!unique(item.addOnGroupIds)) fault(['items', i, 'addOnGroupIds'], 'duplicate-id');
    });
    menu.addOnGroups.forEach((group, i) => {
      if (!unique(group.options.map((o) => o.id))) fault(['addOnGroups', i, 'options'], 'duplicate-id');
      if (group.min > group.max || group.min > group.options.length) {
        fault(['addOnGroups', i, 'min'], 'impossible-choice');
      }
    });
  });
