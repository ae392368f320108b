import { CATALOG } from '../../catalogue/public-documents.ts';
import { defineCollection } from '../../kernel/collection.ts';
import { availabilitySchema, menuSchema } from './menu.schema.ts';

export const menus = defineCollection(CATALOG.menu.pattern, {
  schema: menuSchema,
  version: CATALOG.menu.version,
  unindexed: ['items', 'categories', 'addOnGroups'],
});

export const availabilities = defineCollection(CATALOG.availability.pattern, {
  schema: availabilitySchema,
  version: CATALOG.availability.version,
  unindexed: ['soldOut'],
});
