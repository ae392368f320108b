import { href } from '@bhoj/domain/catalogue/routes';
import type { TenantFilter } from '@bhoj/domain/platform/tenants/tenant-list';

/** The list of restaurants that fit a state, a plan and a use. */
export const restaurantsIn = (of: Partial<Pick<TenantFilter, 'state' | 'plan' | 'use'>>): string =>
  `${href('superRestaurants')}?${new URLSearchParams(of as Record<string, string>).toString()}`;

/** The list of restaurants that one person referred; `NONE` gives those that came by themselves. */
export const restaurantsBy = (staffId: string): string =>
  `${href('superRestaurants')}?by=${encodeURIComponent(staffId)}`;

/** The list of payments of one kind. */
export const paymentsThat = (show: 'paid' | 'surplus' | 'refunded' | 'unpaid'): string =>
  `${href('superSubscriptions')}?view=payments&show=${show}`;
