import type { Role } from './roles.ts';

// Captains and cooks begin with these rights. They stand apart, so that their screens load no other job. `firestore.rules` has
// them too, for records without `can` (P-RIGHT-2).
export const CAPTAINS_RIGHTS = [
  'take-orders',
  'sold-out',
  'settle',
  'discount',
  'give-free',
  'refund',
] as const;
export const COOKS_RIGHTS = ['cook', 'sold-out'] as const;

/**
 * Returns the rights of a captain or a cook when their record does not tell them: the record is older than rights, or it is not
 * known yet and their screens need not wait for it. Null for other roles.
 */
export function rightsOfRole(role: Role): typeof CAPTAINS_RIGHTS | typeof COOKS_RIGHTS | null {
  if (role === 'captain') return CAPTAINS_RIGHTS;
  return role === 'kitchen' ? COOKS_RIGHTS : null;
}
