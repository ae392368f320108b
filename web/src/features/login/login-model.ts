import { href, pageAt, ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteEntry } from '@bhoj/domain/catalogue/routes';
import type { Role } from '@bhoj/domain/catalogue/roles';
import type { Words } from '../../words/part.ts';

/** The three places of the selector, by role. */
export const PLACES = ['owner', 'captain', 'kitchen'] as const satisfies readonly Role[];
export type Place = (typeof PLACES)[number];

export const isPlace = (value: unknown): value is Place => PLACES.some((place) => place === value);

/** The faults of the fields, in words. */
export interface LoginFaults {
  readonly email?: string;
  readonly password?: string;
}

/** The browser's own check of an address is enough here; the server knows whether it has an account. */
const isEmail = (field: HTMLInputElement): boolean =>
  field.value.trim() !== '' && !field.validity.typeMismatch && !field.value.includes('/');

export const emailFault = (login: Words<'login'>, field: HTMLInputElement): LoginFaults =>
  isEmail(field) ? {} : { email: login.emailInvalid };

export const loginFaults = (
  login: Words<'login'>,
  email: HTMLInputElement,
  password: HTMLInputElement,
): LoginFaults => ({
  ...emailFault(login, email),
  ...(password.value === '' && { password: login.passwordMissing }),
});

/** True for a path within the app; two slashes would lead to another site. */
const isOwnPath = (from: unknown): from is string => typeof from === 'string' && /^\/(?!\/)/.test(from);

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null;

/** True where the session ended while a page was open; signing in leads back to it. */
export const isSessionGone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isGone' in state && state.isGone === true;

/** True for a person whom 'Download App' sent to the wizard, which needs a sign-in (LANDING-2). */
export const wantsToInstall = (state: unknown): boolean => fromOf(state) === href('install');

/** True for a page that is made for a role; of the office's pages the guard decides, which knows the person's rights. */
const mayBeTheirs = (route: RouteEntry | undefined, role: Role): boolean =>
  route?.roles?.includes(role) === true || (role === 'office' && route?.area === 'dashboard');

/** Returns the page from which the person was sent to sign in, if their role may open it. */
export function wayBack(state: unknown, role: Role): string | null {
  const from = fromOf(state);
  if (!isOwnPath(from)) return null;
  const [pathname = from] = from.split(/[?#]/);
  const found = pageAt(pathname);
  const route = found === null ? undefined : ROUTES[found.name];
  return mayBeTheirs(route, role) ? from : null;
}

/**
 * Returns the home page of a role. An owner goes to the install wizard until it is done, and afterwards to the place
 * that they chose on the form (LOGIN-6, LOGIN-7).
 */
export function homeOf(role: Role, installed: boolean, chosen: Place | null): string {
  switch (role) {
    case 'owner':
      if (!installed) return href('install');
      return chosen === 'captain' || chosen === 'kitchen' ? href(chosen) : href('dashboard');
    case 'office':
      return href('dashboard');
    case 'captain':
      return href('captain');
    case 'kitchen':
      return href('kitchen');
    case 'staff':
      return href('superStaffDashboard');
    case 'super':
      return href('super');
  }
}
