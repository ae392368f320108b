import type { Role } from './roles.ts';

/** One page: its path, its area, and who may open it. Guests' pages are public. */
interface Route {
  readonly path: string;
  /** The roles that it is made for; null means everybody. Rights open some to members, too (`page-rights.ts`). */
  readonly roles: readonly Role[] | null;
  /** The shell around the page. */
  readonly area: 'front' | 'public' | 'onboarding' | 'dashboard' | 'customer' | 'booking' | 'super';
  /** Its position in the owner's sidebar (SHELL-2), counted from the top. */
  readonly sidebar?: number;
  /** Its position in the group below those, which SHELL-2 does not have. */
  readonly more?: number;
}

const owner = ['owner'] as const;

/** Every route of Bhoj. The router, guards, sidebar, titles, page sweeps and screenshots are made from this list. */
export const ROUTES = {
  landing: { path: '/', roles: null, area: 'front' },
  pricing: { path: '/pricing', roles: null, area: 'front' },
  login: { path: '/login', roles: null, area: 'front' },
  signup: { path: '/signup', roles: null, area: 'front' },
  install: { path: '/install', roles: owner, area: 'onboarding' },

  restaurantType: { path: '/onboarding/restaurant-type', roles: owner, area: 'onboarding' },
  seating: { path: '/onboarding/seating', roles: owner, area: 'onboarding' },
  tax: { path: '/onboarding/tax', roles: owner, area: 'onboarding' },
  cuisine: { path: '/onboarding/cuisine', roles: owner, area: 'onboarding' },
  timings: { path: '/onboarding/timings', roles: owner, area: 'onboarding' },
  services: { path: '/onboarding/services', roles: owner, area: 'onboarding' },
  onboardingComplete: { path: '/onboarding/complete', roles: owner, area: 'onboarding' },
  device: { path: '/device', roles: null, area: 'public' },
  slips: { path: '/slips/:restaurantId', roles: null, area: 'public' },

  dashboard: { path: '/dashboard', roles: owner, area: 'dashboard', sidebar: 1 },
  tables: { path: '/dashboard/tables', roles: owner, area: 'dashboard', sidebar: 2 },
  orders: { path: '/dashboard/orders', roles: owner, area: 'dashboard', sidebar: 3 },
  menu: { path: '/dashboard/menu', roles: owner, area: 'dashboard', sidebar: 4 },
  qrCodes: { path: '/dashboard/qr-codes', roles: owner, area: 'dashboard', sidebar: 5 },
  staff: { path: '/dashboard/staff', roles: owner, area: 'dashboard', sidebar: 6 },
  customers: { path: '/dashboard/customers', roles: owner, area: 'dashboard', sidebar: 7 },
  finance: { path: '/dashboard/finance', roles: owner, area: 'dashboard', sidebar: 8 },
  payroll: { path: '/dashboard/payroll', roles: owner, area: 'dashboard', sidebar: 9 },
  subscription: {
    path: '/dashboard/subscription',
    roles: owner,
    area: 'dashboard',
    sidebar: 10,
  },
  trending: { path: '/dashboard/trending', roles: owner, area: 'dashboard', sidebar: 11 },
  expenses: { path: '/dashboard/expenses', roles: owner, area: 'dashboard', sidebar: 12 },
  settings: { path: '/dashboard/settings', roles: owner, area: 'dashboard', sidebar: 13 },
  bookings: { path: '/dashboard/bookings', roles: owner, area: 'dashboard', more: 1 },
  stock: { path: '/dashboard/stock', roles: owner, area: 'dashboard', more: 2 },
  reviews: { path: '/dashboard/reviews', roles: owner, area: 'dashboard' },
  notifications: { path: '/dashboard/notifications', roles: owner, area: 'dashboard' },
  kitchen: { path: '/dashboard/kitchen', roles: ['owner', 'kitchen'], area: 'dashboard' },
  captain: { path: '/dashboard/captain', roles: ['owner', 'captain'], area: 'dashboard' },

  customerDetails: {
    path: '/customer/details/:restaurantId/:tableId',
    roles: null,
    area: 'customer',
  },
  customerMenu: {
    path: '/customer/menu/:restaurantId/:tableId/:orderId',
    roles: null,
    area: 'customer',
  },
  customerCheckout: {
    path: '/customer/checkout/:restaurantId/:tableId/:orderId',
    roles: null,
    area: 'customer',
  },

  guestBooking: { path: '/m/:slug/book', roles: null, area: 'booking' },
  guestWait: { path: '/m/:slug/wait', roles: null, area: 'booking' },

  super: { path: '/super', roles: ['super'], area: 'super' },
  superRestaurants: { path: '/super/restaurants', roles: ['super'], area: 'super' },
  superRestaurant: {
    path: '/super/restaurants/:restaurantId',
    roles: ['super'],
    area: 'super',
  },
  superUsers: { path: '/super/users', roles: ['super'], area: 'super' },
  superStaff: { path: '/super/staff', roles: ['super'], area: 'super' },
  superStaffMember: { path: '/super/staff/:staffId', roles: ['super'], area: 'super' },
  superSubscriptions: { path: '/super/subscriptions', roles: ['super'], area: 'super' },
  superAnalytics: { path: '/super/analytics', roles: ['super'], area: 'super' },
  superReports: { path: '/super/reports', roles: ['super'], area: 'super' },
  superNotifications: { path: '/super/notifications', roles: ['super'], area: 'super' },
  superSettings: { path: '/super/settings', roles: ['super'], area: 'super' },
  superStaffLogin: { path: '/super/staff-login', roles: null, area: 'public' },
  superStaffDashboard: {
    path: '/super/staff-dashboard',
    roles: ['staff', 'super'],
    area: 'super',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
export type RouteEntry = Route;

export const routeEntries = Object.entries(ROUTES) as [RouteName, Route][];

type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type HrefArgs<N extends RouteName> =
  ParamsOf<(typeof ROUTES)[N]['path']> extends never
    ? []
    : [params: Readonly<Record<ParamsOf<(typeof ROUTES)[N]['path']>, string>>];

/** Returns the address of a page within Bhoj, with its params encoded. */
export function href<N extends RouteName>(name: N, ...[params]: HrefArgs<N>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return ROUTES[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

const decodedOrNull = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Returns the params of an address for a route's path; null when the address is not of this route. */
function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [path.split('/'), pathname.split('/')];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decodedOrNull(given[index] ?? '');
    if (segment.startsWith(':') && value) params[segment.slice(1)] = value;
    else if (segment !== given[index]) return null;
  }
  return params;
}

/** Returns the page at an address, with its params decoded; null when there is none. */
export function routeAt(
  pathname: string,
): { readonly name: RouteName; readonly params: Readonly<Record<string, string>> } | null {
  for (const [name, { path }] of routeEntries) {
    const params = paramsOf(path, pathname);
    if (params !== null) return { name, params };
  }
  return null;
}

/** Returns the page at an address as a person may type it, with or without a slash at its end. */
export const pageAt = (pathname: string): ReturnType<typeof routeAt> =>
  routeAt(pathname.replace(/(.)\/$/, '$1'));

/** The `tableId` in a customer link without a table (GUEST-3). */
export const NO_TABLE = 'default';

/** The query parameter for the random key in a table's QR link. */
export const KEY_PARAM = 'k';

/** Returns the link in a table's QR code: the details route with the table's key. */
export function qrPath(restaurantId: string, tableId: string, key: string): string {
  return `${href('customerDetails', { restaurantId, tableId })}?${KEY_PARAM}=${encodeURIComponent(key)}`;
}

/** The query parameter for the token of a shared document. */
export const BILL_PARAM = 'bill';

/** Returns the link to an issued document. Guests may pass it on. */
export function sharedBillPath(at: {
  readonly restaurantId: string;
  readonly tableId: string | null;
  readonly orderId: string;
  readonly shareToken: string;
}): string {
  const page = href('customerCheckout', { ...at, tableId: at.tableId ?? NO_TABLE });
  return `${page}?${BILL_PARAM}=${encodeURIComponent(at.shareToken)}`;
}

/** The address at which the installed app starts (manifest.webmanifest). It leads everybody on to their own page. */
export const APP_START = `${href('dashboard')}?from=app`;
