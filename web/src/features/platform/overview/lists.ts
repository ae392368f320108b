import { href } from '@bhoj/domain/catalogue/routes';
import type { PlanState } from '@bhoj/domain/platform/tenant-list';

/** The list of restaurants in one state. */
export const restaurantsIn = (plan: PlanState): string => `${href('superRestaurants')}?plan=${plan}`;

/** The list of restaurants that one person referred; `NONE` gives those that came by themselves. */
export const restaurantsBy = (staffId: string): string =>
  `${href('superRestaurants')}?by=${encodeURIComponent(staffId)}`;

/** The list of payments of one kind. */
export const paymentsThat = (show: 'paid' | 'surplus' | 'refunded' | 'unpaid'): string =>
  `${href('superSubscriptions')}?view=payments&show=${show}`;
