import { CATALOG } from '../catalogue/public-documents.ts';
import { defineCollection, query } from '../kernel/collection.ts';
import type { Cursor } from '../kernel/collection.ts';
import {
  profileSchema,
  withPaperWidth,
  withSecondLanguage,
  withoutHindi,
  withoutPacking,
} from './profile.ts';
import { restaurantSchema } from './restaurant.schema.ts';

export const restaurants = defineCollection('users/{restaurantId}', {
  schema: restaurantSchema,
  unindexed: ['placeNames'],
  version: 6,
  upgrades: {
    1: (stored) => ({ ...stored, premiumUntil: null }),
    2: withoutHindi,
    3: withSecondLanguage,
    4: (stored) => ({ vatTin: '', ...stored }),
    5: withoutPacking,
  },
  queries: {
    byReferralId: query(['BHOJABC123'], (referralId: string) => ({
      where: [['referralId', '==', referralId]],
      limit: 1,
    })),
    /** Every restaurant in the order of sign-ups, in parts. */
    bySignUp: query([null] as [Cursor | null], (after: Cursor | null) => ({
      orderBy: [['createdAt', 'asc']],
      limit: 50,
      ...(after !== null && { after }),
    })),
  },
});

export const profiles = defineCollection(CATALOG.profile.pattern, {
  schema: profileSchema,
  version: CATALOG.profile.version,
  upgrades: { 1: withPaperWidth, 2: withoutHindi, 3: withSecondLanguage, 4: withoutPacking },
  unindexed: ['operatingHours', 'placeNames'],
});
