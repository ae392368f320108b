import { matchPath } from 'react-router-dom';
import { z } from 'zod';
import { href, routeEntries } from '@bhoj/domain/platform/routes';
import type { Role } from '@bhoj/domain/platform/roles';
import { emailSchema } from '@bhoj/domain/platform/text';
import { login } from '../../messages/login.ts';

/** The three places of the selector, by the role that works there. */
export type Place = keyof typeof login.places;
export const PLACES = Object.keys(login.places) as Place[];

export const loginSchema = z.object({ email: emailSchema, password: z.string().min(1) });
export type LoginValues = z.input<typeof loginSchema>;

export const loginFaults = {
  email: login.emailInvalid,
  password: login.passwordMissing,
};

const cameFromSchema = z.object({ from: z.string().regex(/^\/(?!\/)/) });

/** The page that somebody wanted before they were sent to sign in, where their role may open it. */
export function wayBack(state: unknown, role: Role): string | null {
  const cameFrom = cameFromSchema.safeParse(state);
  if (!cameFrom.success) return null;
  const { from } = cameFrom.data;
  const [pathname = from] = from.split(/[?#]/);
  const route = routeEntries.find(([, { path }]) => matchPath(path, pathname) !== null)?.[1];
  return route?.roles?.includes(role) === true ? from : null;
}

/** Where a role's own work is; an owner goes to the install wizard until it is done (SPEC §2). */
export function homeOf(role: Role, installed: boolean): string {
  switch (role) {
    case 'owner':
      return installed ? href('dashboard') : href('install');
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
