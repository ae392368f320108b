import { z } from 'zod';

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

/** An Indian mobile number: ten digits from 6 to 9, with or without 0, 91 or +91; the ten digits are kept. */
export const mobileSchema = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').replace(/^(\+91|91|0)(?=\d{10}$)/, ''))
  .pipe(z.string().regex(/^[6-9]\d{9}$/));

export const PASSWORD_MIN = 10;
export const passwordSchema = z.string().min(PASSWORD_MIN).max(128);
