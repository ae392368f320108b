import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { roleSchema } from '../catalogue/roles.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema, uidSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { pinSchema } from '../members/pin.schema.ts';
import { HOUR, MINUTE } from '../time/ist.ts';
import { DEVICE_KINDS, lockMinutesSchema } from './device.schema.ts';

/** 32 random bytes in base64url, which the device makes and keeps. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const limits = [{ per: 'uid', max: 60, windowMs: HOUR }] as const;
const deviceId = idSchema;

/**
 * Makes the caller's browser a shared device. The device makes its id and its secret, so that a repeat is harmless and no
 * answer has the secret. Refuses with `request-id-used`.
 */
export const enrolDevice = defineContract({
  name: 'enrolDevice',
  callers: TEAM,
  needs: ['people'],
  input: z.object({
    deviceId,
    secret,
    name: requiredLine(40),
    kind: z.enum(DEVICE_KINDS),
    lockMinutes: lockMinutesSchema,
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Shuts a device out: its next call is refused, and its open screens leave at once. Refuses with `device-shut-out`. */
export const shutOutDevice = defineContract({
  name: 'shutOutDevice',
  callers: TEAM,
  needs: ['people'],
  input: z.object({ deviceId }),
  output: z.object({}),
  limits,
  audited: true,
});

/** A device that sends its secret counts alone. Others count by address, so they cannot use up a device's entries. */
const entering = [
  { per: 'device', of: 'party', max: 300, windowMs: 10 * MINUTE },
  { per: 'ip', of: 'strangers', max: 300, windowMs: 10 * MINUTE },
] as const;

const atDevice = z.object({ restaurantId: restaurantIdSchema, deviceId, secret });

/**
 * Returns the people with a PIN, who may enter on a device, by name, to whoever has the device's secret. Signs off the person who
 * was on the device. Refuses with `device-shut-out`, also for an unknown device or a wrong secret. `renew` asks the device for a
 * new secret in `next`: once it proves itself by that one, the old one opens nothing.
 */
export const openDevice = defineContract({
  name: 'openDevice',
  callers: ['visitor'],
  input: atDevice.extend({ next: secret.optional() }),
  output: z.object({
    restaurantName: z.string(),
    name: z.string(),
    kind: z.enum(DEVICE_KINDS),
    lockMinutes: lockMinutesSchema,
    renew: z.boolean().default(false),
    people: z.array(z.object({ uid: z.string(), name: z.string() })),
  }),
  proof: 'device',
  limits: entering,
});

/**
 * Lets a person in on a device by their PIN. Answers with a token for signing in as them; the sessions that it begins carry
 * the device. Refuses with `device-shut-out`, `pin-wrong`, and `pin-locked` with `waitMs`.
 */
export const enterDevice = defineContract({
  name: 'enterDevice',
  callers: ['visitor'],
  input: atDevice.extend({ uid: uidSchema, pin: pinSchema }),
  output: z.object({ token: z.string(), role: roleSchema }),
  proof: 'device',
  limits: entering,
});
