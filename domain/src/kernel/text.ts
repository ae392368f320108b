import { z } from 'zod';
import { isReservedKey } from './ids.ts';
import { MOBILE, mobileDigits } from './mobile.ts';
import { PASSWORD_MIN } from './password.ts';

/**
 * The schema of a typed line: trimmed, at most `max` characters, without control characters and without characters that
 * turn the direction of writing (U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), because they disguise a text.
 */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/);

/** A line with visible text: not empty, and not only blanks or invisible characters. */
export const requiredLine = (max: number) =>
  line(max)
    .min(1)
    .regex(/^$|[^\s\p{Z}\p{Cf}]/u);

/** A typed name by which a map counts. Firestore reserves names that begin with two underscores. */
export const keyLine = (max: number) =>
  requiredLine(max)
    .regex(/^(?!__)/)
    .refine((name) => !isReservedKey(name), 'reserved-key');

/** The schema of a typed e-mail address: trimmed and lower-cased, without a slash, which cannot be part of a path. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email().regex(/^[^/]+$/));

/** The schema of an Indian mobile number, with whatever signs a person puts into it; it keeps the ten digits. */
export const mobileSchema = z.string().max(64).transform(mobileDigits).pipe(z.string().regex(MOBILE));

export const passwordSchema = z.string().min(PASSWORD_MIN).max(128);
