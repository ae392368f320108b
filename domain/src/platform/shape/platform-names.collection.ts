import { defineCollection } from '../../kernel/collection.ts';
import { platformNamesSchema } from './platform-names.schema.ts';

export const platformNames = defineCollection('platform/names', {
  schema: platformNamesSchema,
  unindexed: ['people'],
});
