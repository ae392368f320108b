import { z } from 'zod';
import { languageCodes } from '../catalogue/languages.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';

/** The most devices of one person that get push messages. One more replaces the one that was started longest ago. */
export const MAX_PUSH_DEVICES = 5;

/** The most notifications that a device remembers as sent, for a repeat after another device's failure. */
export const MAX_PUSH_SENT = 10;

/** How many people with a due evening summary one query returns; the next ones follow. */
export const SUMMARIES_AT_ONCE = 200;

/** The keys of a subscription in base64url: a point on P-256 (65 bytes) and a secret of 16 bytes (RFC 8291). */
export const pushKeysSchema = z.object({
  p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

export const pushLanguageSchema = z.enum(languageCodes);

/** One browser of a person, which agreed to push messages. */
export const pushDeviceSchema = pushKeysSchema.extend({
  /** The hash of the address, in base64url (`deviceIdOf`). */
  id: idSchema,
  /** The address at the push service to which messages are posted. */
  endpoint: z.string(),
  /** The browser and the system in words, such as `Chrome on Android`. */
  name: requiredLine(60),
  /** The language in which the person reads Bhoj on it. */
  language: pushLanguageSchema,
  /** When the person's app was last started on it. */
  registeredAt: timestamp(),
  /** The notifications that it got while another device of the restaurant failed, the latest last. */
  sent: z.array(z.string()).max(MAX_PUSH_SENT),
});
export type PushDevice = z.output<typeof pushDeviceSchema>;

/** `pushSubscribers/{uid}`: a person's devices that get push messages, and what they want to be told of on them. */
export const pushSubscriberSchema = z.object({
  uid: z.string(),
  devices: z.array(pushDeviceSchema).max(MAX_PUSH_DEVICES),
  /** The ids of `devices`, for the query by a device. */
  deviceIds: z.array(z.string()).max(MAX_PUSH_DEVICES),
  /** Kinds that the person switched from the position in which they begin. */
  switched: z.array(z.string()),
  /** When the next evening summary of the restaurant is due; null where the person wants none. */
  summaryAt: timestamp().nullable(),
  /** Deleted after this time: no device of the person has been started for long. */
  expireAt: timestamp(),
});
export type PushSubscriber = z.output<typeof pushSubscriberSchema>;
