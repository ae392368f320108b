import { z } from 'zod';

/** What `newId` makes. */
export const idSchema = z.string().regex(/^[A-Za-z0-9]{20}$/);

/** What `newReferralId` makes. */
export const ownReferralIdSchema = z.string().regex(/^BHOJ[A-Z0-9]{6}$/);

/**
 * A restaurant's id: opaque everywhere. Its value is the owner's lower-cased e-mail, which only `createAccount` and
 * sign-in know. A slash would break a path, and Firestore keeps `__x__` for itself.
 */
export const restaurantIdSchema = z
  .string()
  .min(3)
  .max(254)
  .regex(/^(?!__.*__$)[^/\s]+$/);
