import { href } from '@bhoj/domain/catalogue/routes';
import { DELIVERED } from '../bench/opened-page.ts';
import type { Bound } from '../bench/print-table.ts';

/** The person's own record, which the shell watches. */
const SHELL = 2;
const LIST = 30;

interface PlatformPage {
  readonly name: string;
  readonly as: 'super' | 'staff';
  readonly path: string;
  /** The most documents that it may read, whatever is stored. */
  readonly atMost: number;
}

/** Every page of the platform, with a staff member and a restaurant to open. */
export const PAGES = (of: { staffId: string; restaurantId: string }): readonly PlatformPage[] => [
  { name: 'overview', as: 'super', path: href('super'), atMost: 45 + SHELL },
  { name: 'restaurants', as: 'super', path: href('superRestaurants'), atMost: LIST + SHELL },
  {
    name: 'a restaurant',
    as: 'super',
    path: href('superRestaurant', { restaurantId: of.restaurantId }),
    atMost: 40 + SHELL,
  },
  { name: 'staff', as: 'super', path: href('superStaff'), atMost: LIST + SHELL },
  {
    name: 'a staff member',
    as: 'super',
    path: href('superStaffMember', { staffId: of.staffId }),
    atMost: 40 + SHELL,
  },
  { name: 'analytics', as: 'super', path: href('superAnalytics'), atMost: 45 + SHELL },
  { name: 'reports', as: 'super', path: href('superReports'), atMost: LIST + SHELL },
  { name: 'staff dashboard', as: 'staff', path: href('superStaffDashboard'), atMost: LIST + SHELL },
];

export const rowName = (name: string, restaurants: number): string => `${name}; ${restaurants} restaurants`;

export const boundsAt = (restaurants: number): Bound[] =>
  PAGES({ staffId: 'x', restaurantId: 'x' }).map(({ name, atMost }) => ({
    row: rowName(name, restaurants),
    column: DELIVERED,
    atMost,
  }));
