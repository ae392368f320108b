import { z } from 'zod';
import { ID, isReservedKey, OWN_REFERRAL_ID } from './ids.ts';

/** An id made by `newId`. It is no name that every object has: `propertyIsEnumerable` would match the form. */
export const idSchema = z
  .string()
  .regex(ID)
  .refine((id) => !isReservedKey(id));

/** A key of a map: each `z.record` has this one or a narrower one (`tests/conventions/map-keys.test.ts`). */
export const keySchema = z.string().refine((key) => !isReservedKey(key), 'reserved-key');

/** The form of a uid: made by Bhoj (as `newId`), or by Firebase for a person who signs in by a link. */
export const uidSchema = keySchema.regex(/^[A-Za-z0-9]{20,128}$/);

export const ownReferralIdSchema = z.string().regex(OWN_REFERRAL_ID);

/**
 * A restaurant's id. Its value is the owner's lower-cased e-mail, but only `createAccount` and sign-in may rely on
 * that. A slash would break paths, and Firestore reserves `__x__`.
 */
export const restaurantIdSchema = z
  .string()
  .min(3)
  .max(254)
  .regex(/^(?!__.*__$)[^/\s]+$/);
