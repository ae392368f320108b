import type { Role } from '@bhoj/domain/catalogue/roles';

let announced: Role | null = null;

/** Notes that somebody chose the wrong place on the form; the page they are taken to says so. */
export function announceArrival(role: Role): void {
  announced = role;
}

/** Returns the noted role once, then null. */
export function takeArrival(): Role | null {
  const role = announced;
  announced = null;
  return role;
}
