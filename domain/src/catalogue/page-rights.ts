import type { Right } from './right-names.ts';
import { rightsOfRole } from './role-rights.ts';
import { MEMBER_ROLES } from './roles.ts';
import type { Role } from './roles.ts';
import { routeEntries, ROUTES } from './routes.ts';
import type { RouteEntry, RouteName } from './routes.ts';

/** A member with one of these rights may open the page (P-RIGHT-4). Without an entry, the page's roles alone decide. */
const OPENED_BY: Partial<Readonly<Record<RouteName, readonly Right[]>>> = {
  dashboard: ['see-sales'],
  tables: ['tables'],
  orders: ['see-sales'],
  menu: ['menu'],
  qrCodes: ['tables'],
  staff: ['people'],
  customers: ['customers'],
  finance: ['see-sales', 'see-returns'],
  payroll: ['muster'],
  trending: ['see-sales'],
  expenses: ['expenses'],
  settings: ['settings'],
  reviews: ['customers'],
  notifications: ['dashboard'],
  bookings: ['bookings'],
  stock: ['stock'],
  kitchen: ['cook'],
  captain: ['take-orders'],
};

/**
 * Returns whether a person may open a page; null while the rights of somebody in the office are not known (`rights` is null).
 * Until the rights of a captain or a cook are known, those of the job hold.
 */
export function mayOpen(name: RouteName, role: Role, rights: readonly Right[] | null): boolean | null {
  const { roles }: RouteEntry = ROUTES[name];
  const needs = OPENED_BY[name];
  const isOfRole = roles === null || roles.includes(role);
  if (role === 'owner' || needs === undefined) return isOfRole;
  if (!MEMBER_ROLES.some((each) => each === role)) return false;
  const held: readonly Right[] | null = rights ?? rightsOfRole(role);
  return held && needs.some((right) => held.includes(right));
}

/** Returns the first page of the dashboard that somebody with these rights may open; null where there is none. */
export function firstPageOf(role: Role, rights: readonly Right[]): RouteName | null {
  const found = routeEntries.find(
    ([name, { area }]) => area === 'dashboard' && mayOpen(name, role, rights) === true,
  );
  return found?.[0] ?? null;
}
