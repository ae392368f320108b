import { defineCollection } from '../../kernel/collection.ts';
import { platformSettingsSchema } from './settings.schema.ts';

export const platformSettings = defineCollection('settings/platform', {
  schema: platformSettingsSchema,
  unindexed: ['maintenance'],
});
