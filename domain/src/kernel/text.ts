import { z } from 'zod';
import { MOBILE, mobileDigits } from './mobile.ts';

/** A line that a person types: trimmed, without control characters, at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u001f\u007f]*$/);

/** A line that may not be empty. */
export const requiredLine = (max: number) => line(max).min(1);

/** An address a person types: trimmed and lower-cased. A slash is refused, for it cannot be part of a path. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email().regex(/^[^/]+$/));

/** An Indian mobile number; its ten digits are kept. */
export const mobileSchema = z.string().transform(mobileDigits).pipe(z.string().regex(MOBILE));

export const PASSWORD_MIN = 10;
export const passwordSchema = z.string().min(PASSWORD_MIN).max(128);
