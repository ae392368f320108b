import { defineCollection } from '../kernel/collection.ts';
import { documentSettingsSchema, noticeSettingsSchema, serviceSettingsSchema } from './settings.schema.ts';

/** The settings by section. A sign-up makes all three with the owner's record, so every restaurant has them. */
export const serviceSettings = defineCollection('users/{restaurantId}/settings/service', {
  schema: serviceSettingsSchema,
});

export const documentSettings = defineCollection('users/{restaurantId}/settings/documents', {
  schema: documentSettingsSchema,
});

export const noticeSettings = defineCollection('users/{restaurantId}/settings/notices', {
  schema: noticeSettingsSchema,
});
