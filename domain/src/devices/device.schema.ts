import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';

/** The uses of a shared device; it opens with the screen of its use. */
export const DEVICE_KINDS = ['captain', 'counter', 'kitchen'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** After how many minutes without a touch a device locks itself; null for never. */
export const lockMinutesSchema = z.int().min(1).max(15).nullable();

const someone = z.object({ uid: z.string(), name: z.string() });

/** `devices/{deviceId}`: a browser that several people use, each by their name and PIN (P-DEVICE-1). */
export const deviceSchema = z.object({
  name: requiredLine(40),
  kind: z.enum(DEVICE_KINDS),
  lockMinutes: lockMinutesSchema,
  /** SHA-256 of the device's secret, base64url. */
  secretHash: z.string(),
  /** Since when that secret holds; missing for the one with which it was enrolled. */
  secretSince: timestamp().optional(),
  /** SHA-256 of the secret that takes its place once it is used; missing or null without one. */
  nextSecretHash: z.string().nullable().optional(),
  enrolledAt: timestamp(),
  enrolledBy: someone,
  /** When it last showed who may enter, or somebody entered. */
  lastSeenAt: timestamp(),
  /** The person who entered last and has not locked it since; null for nobody. */
  person: someone.extend({ since: timestamp() }).nullable(),
  /** From then on it opens nothing; null while it may be used. */
  shutOutAt: timestamp().nullable(),
  shutOutBy: someone.nullable(),
});
export type Device = z.output<typeof deviceSchema>;
