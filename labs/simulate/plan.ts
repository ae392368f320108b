import { href } from '@bhoj/domain/catalogue/routes';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Bound } from '../bench/print-table.ts';

const LIST = 30;

/** The document of the staff's names, beside the rows of a list of restaurants. */
const NAMES = 1;

/** The time limit for storing and for sweeping; the restaurants stored by then are measured. */
export const PATIENCE_MS = 30 * MINUTE;

/** The column of all reads of a page: documents delivered to the browser, and reads of the callables that it calls. */
export const READS = 'reads in all';

interface PlatformPage {
  readonly name: string;
  /** Null for a visitor. */
  readonly as: 'super' | 'staff' | null;
  readonly path: string;
  /** The most documents that it may read, however many are stored. */
  readonly atMost: number;
}

/** The other views of `/super/subscriptions`; the plans come first. */
const SOLD = ['subscriptions', 'payments', 'invoices'];

/** Every page of the platform, with a staff member and a restaurant to open. */
export const PAGES = (of: { staffId: string; restaurantId: string }): readonly PlatformPage[] => [
  { name: 'sign-in', as: null, path: href('superStaffLogin'), atMost: 0 },
  { name: 'overview', as: 'super', path: href('super'), atMost: 45 },
  { name: 'restaurants', as: 'super', path: href('superRestaurants'), atMost: LIST + NAMES },
  {
    name: 'a restaurant',
    as: 'super',
    path: href('superRestaurant', { restaurantId: of.restaurantId }),
    atMost: 40,
  },
  { name: 'users', as: 'super', path: href('superUsers'), atMost: LIST },
  { name: 'staff', as: 'super', path: href('superStaff'), atMost: LIST },
  {
    name: 'a staff member',
    as: 'super',
    path: href('superStaffMember', { staffId: of.staffId }),
    atMost: 40,
  },
  { name: 'subscriptions: plans', as: 'super', path: href('superSubscriptions'), atMost: LIST },
  ...SOLD.map((view): PlatformPage => ({
    name: `subscriptions: ${view}`,
    as: 'super',
    path: `${href('superSubscriptions')}?view=${view}`,
    atMost: LIST,
  })),
  { name: 'analytics', as: 'super', path: href('superAnalytics'), atMost: 45 },
  { name: 'reports', as: 'super', path: href('superReports'), atMost: LIST },
  { name: 'notifications', as: 'super', path: href('superNotifications'), atMost: LIST },
  { name: 'settings', as: 'super', path: href('superSettings'), atMost: LIST },
  { name: 'staff dashboard', as: 'staff', path: href('superStaffDashboard'), atMost: LIST },
];

export const BOUNDS: readonly Bound[] = PAGES({ staffId: 'x', restaurantId: 'x' }).map(
  ({ name, atMost }) => ({ row: name, column: READS, atMost }),
);
