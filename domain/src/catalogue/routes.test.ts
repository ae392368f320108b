import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BILL_PARAM,
  href,
  KEY_PARAM,
  NO_TABLE,
  qrPath,
  routeAt,
  routeEntries,
  ROUTES,
  sharedBillPath,
} from './routes.ts';
import type { RouteName } from './routes.ts';

/** The paths of ROUTE-1 to ROUTE-9, in their order and with the names of their parameters. */
const SPEC_ROUTES = [
  '/',
  '/pricing',
  '/login',
  '/signup',
  '/install',
  '/onboarding/restaurant-type',
  '/onboarding/seating',
  '/onboarding/tax',
  '/onboarding/cuisine',
  '/onboarding/timings',
  '/onboarding/services',
  '/onboarding/complete',
  '/customer/details/{restaurantEmail}/{tableId}',
  '/customer/menu/{restaurantEmail}/{tableId}/{orderId}',
  '/customer/checkout/{restaurantEmail}/{tableId}/{orderId}',
  '/super',
  '/super/restaurants',
  '/super/restaurants/{restaurantId}',
  '/super/users',
  '/super/staff',
  '/super/staff/{staffId}',
  '/super/subscriptions',
  '/super/analytics',
  '/super/reports',
  '/super/notifications',
  '/super/settings',
  '/super/staff-login',
  '/super/staff-dashboard',
  '/dashboard',
  '/dashboard/tables',
  '/dashboard/orders',
  '/dashboard/menu',
  '/dashboard/qr-codes',
  '/dashboard/staff',
  '/dashboard/customers',
  '/dashboard/finance',
  '/dashboard/settings',
  '/dashboard/payroll',
  '/dashboard/subscription',
  '/dashboard/trending',
  '/dashboard/reviews',
  '/dashboard/expenses',
  '/dashboard/kitchen',
  '/dashboard/captain',
];

/** The sidebar of SHELL-2, from top to bottom. */
const SPEC_SIDEBAR = [
  '/dashboard',
  '/dashboard/tables',
  '/dashboard/orders',
  '/dashboard/menu',
  '/dashboard/qr-codes',
  '/dashboard/staff',
  '/dashboard/customers',
  '/dashboard/finance',
  '/dashboard/payroll',
  '/dashboard/subscription',
  '/dashboard/trending',
  '/dashboard/expenses',
  '/dashboard/settings',
];

const asRoute = (path: string) =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `:${name === 'restaurantEmail' ? 'restaurantId' : name}`,
  );

describe('the routes', () => {
  const paths = routeEntries.map(([, route]) => route.path);

  it('are exactly those of ROUTE-1 to ROUTE-9, the pages of the bell (P-NOTICE-4), of slips (P-MYWORK-3), of a shared device (P-DEVICE-1) of bookings (P-BOOK-1, P-BOOK-20), of a place in line (P-WAIT-8) and of stock (P-STOCK-1)', () => {
    expect(paths.toSorted()).toEqual(
      [
        ...SPEC_ROUTES.map(asRoute),
        '/dashboard/bookings',
        '/dashboard/stock',
        '/dashboard/notifications',
        '/device',
        '/slips/:restaurantId',
        '/m/:slug/book',
        '/m/:slug/wait',
      ].toSorted(),
    );
  });

  it('each have their own path', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are in the sidebar in the order of SHELL-2', () => {
    const sidebar = routeEntries
      .filter(([, route]) => route.sidebar !== undefined)
      .toSorted(([, a], [, b]) => (a.sidebar ?? 0) - (b.sidebar ?? 0));
    expect(sidebar.map(([, route]) => route.path)).toEqual(SPEC_SIDEBAR);
    expect(sidebar.map(([, route]) => route.sidebar)).toEqual(SPEC_SIDEBAR.map((_, i) => i + 1));
  });

  it('of the second group stand below those (P-BOOK-1)', () => {
    const below = routeEntries.filter(([, { more }]) => more !== undefined);
    expect(below.map(([name, { more }]) => [name, more])).toEqual([
      ['bookings', 1],
      ['stock', 2],
    ]);
  });

  it('need a role on the dashboard, in onboarding and for the super admin; the others are public (ROLE-2, ROLE-3)', () => {
    const open = routeEntries.filter(([, route]) => route.roles === null).map(([, route]) => route.path);
    expect(open).toEqual(
      [
        '/',
        '/pricing',
        '/login',
        '/signup',
        '/device',
        '/slips/:restaurantId',
        ...SPEC_ROUTES.filter((p) => p.startsWith('/customer')),
        '/m/:slug/book',
        '/m/:slug/wait',
        '/super/staff-login',
      ].map(asRoute),
    );
  });

  it('allow captains, cooks and platform staff only on their own pages', () => {
    const opened = (role: string) =>
      routeEntries
        .filter(([, r]) => (r.roles as readonly string[] | null)?.includes(role))
        .map(([name]) => name);
    expect(opened('captain')).toEqual(['captain']);
    expect(opened('kitchen')).toEqual(['kitchen']);
    expect(opened('staff')).toEqual(['superStaffDashboard']);
    expect(opened('super').every((name) => name.startsWith('super'))).toBe(true);
  });
});

/** Text as people type it: Devanagari, plus signs, slashes and other special characters. */
const text = fc.oneof(
  fc.constantFrom('a+b@spice.in', 'भोज@spice.in', 'a b', 'a/b', '50%', '?k=1', '#', '&=', '..'),
  fc.string({ unit: 'grapheme', minLength: 1 }),
);

/** Returns the params that a router would find in an address for this pattern. */
function read(name: RouteName, address: string): Record<string, string> {
  const pattern = ROUTES[name].path.split('/');
  const parts = address.split('/');
  expect(parts).toHaveLength(pattern.length);
  return Object.fromEntries(
    pattern.flatMap((part, i) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[i] ?? '')]] : [],
    ),
  );
}

describe('href', () => {
  it('returns the plain path when there are no params', () => {
    expect(href('qrCodes')).toBe('/dashboard/qr-codes');
    expect(href('landing')).toBe('/');
  });

  it('encodes an e-mail address with a plus', () => {
    expect(href('customerDetails', { restaurantId: 'a+b@spice.in', tableId: NO_TABLE })).toBe(
      '/customer/details/a%2Bb%40spice.in/default',
    );
  });

  it('makes addresses from which any param can be read back', () => {
    fc.assert(
      fc.property(text, text, text, (restaurantId, tableId, orderId) => {
        const params = { restaurantId, tableId, orderId };
        expect(read('customerMenu', href('customerMenu', params))).toEqual(params);
      }),
    );
  });
});

describe('qrPath', () => {
  it('is the details route plus the key, and can be read back (DATA-TABLE-3)', () => {
    fc.assert(
      fc.property(text, text, text, (restaurantId, tableId, key) => {
        const path = qrPath(restaurantId, tableId, key);
        const [address = '', search = '', ...rest] = path.split('?');
        expect(rest).toEqual([]);
        expect(read('customerDetails', address)).toEqual({ restaurantId, tableId });
        expect(search.startsWith(`${KEY_PARAM}=`)).toBe(true);
        expect(decodeURIComponent(search.slice(KEY_PARAM.length + 1))).toBe(key);
        // Only printable ASCII, so that any QR reader accepts it
        expect(path).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});

it('links to an issued document by its token, with and without a table', () => {
  const at = { restaurantId: 'asha@example.com', orderId: 'o1', shareToken: 't/1' };
  expect(sharedBillPath({ ...at, tableId: 'F1-T01' })).toBe(
    `/customer/checkout/asha%40example.com/F1-T01/o1?${BILL_PARAM}=t%2F1`,
  );
  expect(sharedBillPath({ ...at, tableId: null })).toBe(
    '/customer/checkout/asha%40example.com/default/o1?bill=t%2F1',
  );
});

describe('the page at an address', () => {
  it('is the page that the address was made for, with the same params', () => {
    const segment = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(segment, segment, segment, (restaurantId, tableId, orderId) => {
        const params = { restaurantId, tableId, orderId };
        expect(routeAt(href('customerMenu', params))).toEqual({ name: 'customerMenu', params });
      }),
    );
    expect(routeAt('/dashboard/tables')).toEqual({ name: 'tables', params: {} });
    expect(routeAt('/')).toEqual({ name: 'landing', params: {} });
  });

  it.each([
    '/nowhere',
    '/customer/menu/a/b',
    '/customer/details//F1-T01',
    '/customer/details/%E0%A4%A/F1-T01',
    '/Login',
  ])('does not exist for %s', (address) => expect(routeAt(address)).toBeNull());
});
