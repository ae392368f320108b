import { CATALOG } from '../catalogue/public-documents.ts';
import { defineCollection, query } from '../kernel/collection.ts';
import { profileSchema, withPaperWidth, withSecondLanguage, withoutHindi } from './profile.ts';
import { restaurantSchema } from './restaurant.schema.ts';

export const restaurants = defineCollection('users/{restaurantId}', {
  schema: restaurantSchema,
  version: 5,
  upgrades: {
    1: (stored) => ({ ...stored, premiumUntil: null }),
    2: withoutHindi,
    3: withSecondLanguage,
    4: (stored) => ({ vatTin: '', ...stored }),
  },
  queries: {
    byReferralId: query(['BHOJABC123'], (referralId: string) => ({
      where: [['referralId', '==', referralId]],
      limit: 1,
    })),
  },
});

export const profiles = defineCollection(CATALOG.profile.pattern, {
  schema: profileSchema,
  version: CATALOG.profile.version,
  upgrades: { 1: withPaperWidth, 2: withoutHindi, 3: withSecondLanguage },
  unindexed: ['operatingHours'],
});
