import type { Role } from '@bhoj/domain/catalogue/roles';

let announced: Role | null = null;

/** Records that a person chose the wrong place on the form, so that their own page can say so. */
export function announceArrival(role: Role): void {
  announced = role;
}

/** Returns the recorded role once, then null. */
export function takeArrival(): Role | null {
  const role = announced;
  announced = null;
  return role;
}
