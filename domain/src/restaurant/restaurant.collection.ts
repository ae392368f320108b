import { CATALOG } from '../catalogue/public-documents.ts';
import { defineCollection, EVERY_FIELD, query } from '../kernel/collection.ts';
import type { Cursor } from '../kernel/collection.ts';
import { profileSchema } from './profile.ts';
import { restaurantSchema } from './restaurant.schema.ts';

export const restaurants = defineCollection('users/{restaurantId}', {
  schema: restaurantSchema,
  unindexed: ['placeNames'],
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
  unindexed: [EVERY_FIELD],
});
