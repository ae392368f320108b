import type { Role } from '@bhoj/domain/catalogue/roles';

/** In the storage of this tab, because the person's page is of another program. */
const ARRIVED = 'bhoj.arrived-as';

/** Records that a person chose the wrong place on the form, so that their own page can say so. */
export function announceArrival(role: Role): void {
  try {
    sessionStorage.setItem(ARRIVED, role);
  } catch {
    // Storage is blocked: the page opens without the sentence.
  }
}

/** Returns the recorded role once, then null. Nothing else writes there. */
export function takeArrival(): Role | null {
  try {
    const stored = sessionStorage.getItem(ARRIVED);
    sessionStorage.removeItem(ARRIVED);
    return stored as Role | null;
  } catch {
    return null;
  }
}
