import { CATALOG } from '../../catalogue/public-documents.ts';
import { defineCollection } from '../../kernel/collection.ts';
import { fromHindiNames, withoutFood, withoutGoods } from './menu-upgrades.ts';
import { availabilitySchema, menuSchema } from './menu.schema.ts';

export const menus = defineCollection(CATALOG.menu.pattern, {
  schema: menuSchema,
  version: CATALOG.menu.version,
  upgrades: { 1: fromHindiNames, 2: withoutGoods, 3: withoutFood },
  unindexed: ['items', 'categories', 'addOnGroups'],
});

export const availabilities = defineCollection(CATALOG.availability.pattern, {
  schema: availabilitySchema,
  version: CATALOG.availability.version,
  upgrades: { 1: (stored) => ({ menuVersion: 0, ...stored }) },
  unindexed: ['soldOut'],
});
