import { z } from 'zod';
import { MOBILE, mobileDigits } from './mobile.ts';

/** The schema of a typed line: trimmed, without control characters, at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u001f\u007f]*$/);

export const requiredLine = (max: number) => line(max).min(1);

/** The schema of a typed e-mail address: trimmed and lower-cased, without a slash, which cannot be part of a path. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email().regex(/^[^/]+$/));

/** The schema of an Indian mobile number; it keeps the ten digits. */
export const mobileSchema = z.string().transform(mobileDigits).pipe(z.string().regex(MOBILE));

export const PASSWORD_MIN = 10;
export const passwordSchema = z.string().min(PASSWORD_MIN).max(128);
