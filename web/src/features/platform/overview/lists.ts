import { href } from '@bhoj/domain/catalogue/routes';
import type { TenantFilter } from '@bhoj/domain/platform/tenants/tenant-list';

/** Returns the address of the list of restaurants with a state, a plan and a use. */
export const restaurantsIn = (of: Partial<Pick<TenantFilter, 'state' | 'plan' | 'use'>>): string =>
  `${href('superRestaurants')}?${new URLSearchParams(of as Record<string, string>).toString()}`;

/** Returns the address of the list of restaurants of one referrer; `NONE` gives those without a referral. */
export const restaurantsBy = (staffId: string): string =>
  `${href('superRestaurants')}?by=${encodeURIComponent(staffId)}`;

/** Returns the address of the list of payments of one kind. */
export const paymentsThat = (show: 'paid' | 'surplus' | 'refunded' | 'unpaid'): string =>
  `${href('superSubscriptions')}?view=payments&show=${show}`;
