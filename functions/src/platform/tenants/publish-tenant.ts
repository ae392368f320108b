import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { REGION } from '@bhoj/domain/catalogue/region';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { keepTenant } from '../../shared/tenants.repo.ts';

/** Events may come more than once and in any order. That is safe, because the record is read again. */
export const publishTenant = onDocumentWritten(
  { document: restaurants.pattern, region: REGION },
  async ({ params }) => {
    await keepTenant(params['restaurantId'] ?? '', Date.now());
  },
);
