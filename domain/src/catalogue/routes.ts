import type { Role } from './roles.ts';

/** Who may open a page: everybody, somebody signed in with one of these roles. Guests' pages are public. */
interface Route {
  readonly path: string;
  /** Who may open it; null is everybody. */
  readonly roles: readonly Role[] | null;
  /** Which shell it stands in. */
  readonly area: 'front' | 'public' | 'onboarding' | 'dashboard' | 'customer' | 'super';
  /** `planned` routes exist as a titled page that says "Not open yet". */
  readonly status: 'open' | 'planned';
  /** Its place in the owner's sidebar (SHELL-2), from the top. */
  readonly sidebar?: number;
}

const owner = ['owner'] as const;

/** Every route of Bhoj, once: router, guards, sidebar, titles, sweeps and screenshots are made from this list. */
export const ROUTES = {
  landing: { path: '/', roles: null, area: 'front', status: 'open' },
  pricing: { path: '/pricing', roles: null, area: 'front', status: 'open' },
  login: { path: '/login', roles: null, area: 'front', status: 'open' },
  signup: { path: '/signup', roles: null, area: 'public', status: 'open' },
  install: { path: '/install', roles: owner, area: 'onboarding', status: 'open' },

  restaurantType: { path: '/onboarding/restaurant-type', roles: owner, area: 'onboarding', status: 'open' },
  seating: { path: '/onboarding/seating', roles: owner, area: 'onboarding', status: 'open' },
  tax: { path: '/onboarding/tax', roles: owner, area: 'onboarding', status: 'open' },
  cuisine: { path: '/onboarding/cuisine', roles: owner, area: 'onboarding', status: 'open' },
  timings: { path: '/onboarding/timings', roles: owner, area: 'onboarding', status: 'open' },
  services: { path: '/onboarding/services', roles: owner, area: 'onboarding', status: 'open' },
  onboardingComplete: { path: '/onboarding/complete', roles: owner, area: 'onboarding', status: 'open' },

  dashboard: { path: '/dashboard', roles: owner, area: 'dashboard', status: 'open', sidebar: 1 },
  tables: { path: '/dashboard/tables', roles: owner, area: 'dashboard', status: 'open', sidebar: 2 },
  orders: { path: '/dashboard/orders', roles: owner, area: 'dashboard', status: 'open', sidebar: 3 },
  menu: { path: '/dashboard/menu', roles: owner, area: 'dashboard', status: 'open', sidebar: 4 },
  qrCodes: { path: '/dashboard/qr-codes', roles: owner, area: 'dashboard', status: 'open', sidebar: 5 },
  staff: { path: '/dashboard/staff', roles: owner, area: 'dashboard', status: 'open', sidebar: 6 },
  customers: { path: '/dashboard/customers', roles: owner, area: 'dashboard', status: 'planned', sidebar: 7 },
  finance: { path: '/dashboard/finance', roles: owner, area: 'dashboard', status: 'planned', sidebar: 8 },
  payroll: { path: '/dashboard/payroll', roles: owner, area: 'dashboard', status: 'planned', sidebar: 9 },
  subscription: {
    path: '/dashboard/subscription',
    roles: owner,
    area: 'dashboard',
    status: 'open',
    sidebar: 10,
  },
  trending: { path: '/dashboard/trending', roles: owner, area: 'dashboard', status: 'planned', sidebar: 11 },
  expenses: { path: '/dashboard/expenses', roles: owner, area: 'dashboard', status: 'planned', sidebar: 12 },
  settings: { path: '/dashboard/settings', roles: owner, area: 'dashboard', status: 'open', sidebar: 13 },
  reviews: { path: '/dashboard/reviews', roles: owner, area: 'dashboard', status: 'planned' },
  kitchen: { path: '/dashboard/kitchen', roles: ['owner', 'kitchen'], area: 'dashboard', status: 'open' },
  captain: { path: '/dashboard/captain', roles: ['owner', 'captain'], area: 'dashboard', status: 'open' },

  customerDetails: {
    path: '/customer/details/:restaurantId/:tableId',
    roles: null,
    area: 'customer',
    status: 'open',
  },
  customerMenu: {
    path: '/customer/menu/:restaurantId/:tableId/:orderId',
    roles: null,
    area: 'customer',
    status: 'open',
  },
  customerCheckout: {
    path: '/customer/checkout/:restaurantId/:tableId/:orderId',
    roles: null,
    area: 'customer',
    status: 'open',
  },

  super: { path: '/super', roles: ['super'], area: 'super', status: 'planned' },
  superRestaurants: { path: '/super/restaurants', roles: ['super'], area: 'super', status: 'planned' },
  superRestaurant: {
    path: '/super/restaurants/:restaurantId',
    roles: ['super'],
    area: 'super',
    status: 'planned',
  },
  superUsers: { path: '/super/users', roles: ['super'], area: 'super', status: 'planned' },
  superStaff: { path: '/super/staff', roles: ['super'], area: 'super', status: 'planned' },
  superStaffMember: { path: '/super/staff/:staffId', roles: ['super'], area: 'super', status: 'planned' },
  superSubscriptions: { path: '/super/subscriptions', roles: ['super'], area: 'super', status: 'planned' },
  superAnalytics: { path: '/super/analytics', roles: ['super'], area: 'super', status: 'planned' },
  superReports: { path: '/super/reports', roles: ['super'], area: 'super', status: 'planned' },
  superNotifications: { path: '/super/notifications', roles: ['super'], area: 'super', status: 'planned' },
  superSettings: { path: '/super/settings', roles: ['super'], area: 'super', status: 'planned' },
  superStaffLogin: { path: '/super/staff-login', roles: null, area: 'public', status: 'planned' },
  superStaffDashboard: {
    path: '/super/staff-dashboard',
    roles: ['staff', 'super'],
    area: 'super',
    status: 'planned',
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

/** The address of a page within Bhoj, its params encoded. */
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

/** The params that an address gives a route's path; null where it is not the route's. */
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

/** The page at an address, with its params decoded; null where there is none. */
export function routeAt(
  pathname: string,
): { readonly name: RouteName; readonly params: Readonly<Record<string, string>> } | null {
  for (const [name, { path }] of routeEntries) {
    const params = paramsOf(path, pathname);
    if (params !== null) return { name, params };
  }
  return null;
}

/** The `tableId` of a customer link that belongs to no table (GUEST-3). */
export const NO_TABLE = 'default';

/** The query parameter that carries a table's random key in its QR link. */
export const KEY_PARAM = 'k';

/** The link under which somebody sets a password. Its secret stands in the fragment: no server's log ever holds it. */
export const setPasswordPath = (code: string): string =>
  `${href('login')}${SET_PASSWORD}${encodeURIComponent(code)}`;

const SET_PASSWORD = '#set-password=';

/** The secret of a set-password link, from the fragment of its address; null where it is none. */
export const setPasswordCode = (fragment: string): string | null =>
  fragment.startsWith(SET_PASSWORD) ? decodeURIComponent(fragment.slice(SET_PASSWORD.length)) : null;

/** The link that a table's QR code holds: the details route plus the table's key. */
export function qrPath(restaurantId: string, tableId: string, key: string): string {
  return `${href('customerDetails', { restaurantId, tableId })}?${KEY_PARAM}=${encodeURIComponent(key)}`;
}

/** The query parameter that opens an issued document to whoever holds its token. */
export const BILL_PARAM = 'bill';

/** The link to an issued document, for its guests and whoever they hand it to. */
export function sharedBillPath(at: {
  readonly restaurantId: string;
  readonly tableId: string | null;
  readonly orderId: string;
  readonly shareToken: string;
}): string {
  const page = href('customerCheckout', { ...at, tableId: at.tableId ?? NO_TABLE });
  return `${page}?${BILL_PARAM}=${encodeURIComponent(at.shareToken)}`;
}
