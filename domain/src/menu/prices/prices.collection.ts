import { MENU_PRICES } from '../../catalogue/public-documents.ts';
import { defineCollection, EVERY_FIELD } from '../../kernel/collection.ts';
import { pricesSchema } from './prices.schema.ts';

export const menuPrices = defineCollection(MENU_PRICES.pattern, {
  schema: pricesSchema,
  version: MENU_PRICES.version,
  unindexed: [EVERY_FIELD],
});
