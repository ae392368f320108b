import { CATALOG } from '../../catalogue/public-documents.ts';
import { defineCollection, EVERY_FIELD } from '../../kernel/collection.ts';
import { availabilitySchema, menuSchema } from './menu.schema.ts';

export const menus = defineCollection(CATALOG.menu.pattern, {
  schema: menuSchema,
  version: CATALOG.menu.version,
  unindexed: [EVERY_FIELD],
});

export const availabilities = defineCollection(CATALOG.availability.pattern, {
  schema: availabilitySchema,
  version: CATALOG.availability.version,
  unindexed: [EVERY_FIELD],
});
