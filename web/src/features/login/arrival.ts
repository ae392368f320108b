import type { Role } from '@bhoj/domain/catalogue/roles';

let announced: Role | null = null;

/** Somebody chose another place than their own: the page that they are taken to says so. */
export function announceArrival(role: Role): void {
  announced = role;
}

/** Whom to tell that they are where their account belongs; once. */
export function takeArrival(): Role | null {
  const role = announced;
  announced = null;
  return role;
}
