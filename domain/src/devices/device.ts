import { Refusal } from '../catalogue/reasons.ts';
import { same } from '../kernel/same.ts';
import { DAY } from '../time/ist.ts';
import type { Device, DeviceKind } from './device.schema.ts';

/** The minutes without a touch after which a new device locks itself. */
export const DEFAULT_LOCK_MINUTES = 3;

/** The choices of whoever enrols a device. */
export type Enrolment = Pick<Device, 'name' | 'kind' | 'lockMinutes' | 'secretHash'>;

/** Only a kitchen's screen may never lock itself: cooks read its tickets for minutes without a touch. */
function assertLocks({ kind, lockMinutes }: Pick<Device, 'kind' | 'lockMinutes'>): void {
  if (kind !== 'kitchen' && lockMinutes === null)
    throw new Refusal('invalid-input', { fields: ['lockMinutes'] });
}

/**
 * Returns a new device. `known` is the device under the same id. A repeat of its own enrolment changes nothing (null); an
 * enrolment of another device throws `request-id-used`.
 */
export function enrolled(
  known: Device | null,
  wanted: Enrolment,
  by: Device['enrolledBy'],
  now: number,
): Device | null {
  assertLocks(wanted);
  if (known !== null) {
    if (!same({ ...known, ...wanted }, known)) throw new Refusal('request-id-used');
    return null;
  }
  const { uid, name } = by;
  return {
    ...wanted,
    enrolledAt: now,
    enrolledBy: { uid, name },
    lastSeenAt: now,
    person: null,
    shutOutAt: null,
    shutOutBy: null,
  };
}

/** ms after which a device is given a new secret. */
export const SECRET_AGE = 30 * DAY;

type Secrets = Pick<Device, 'secretHash' | 'secretSince' | 'nextSecretHash'>;

/** Returns whether a device is to make a new secret. */
export const wantsSecret = (
  { secretSince, enrolledAt }: Pick<Device, 'secretSince' | 'enrolledAt'>,
  now: number,
): boolean => now - (secretSince ?? enrolledAt) >= SECRET_AGE;

/**
 * Returns the changes of a device's secrets. `used` is the hash of the secret by which the device proves itself; `offered` is the
 * hash of the next one, null without an offer. The next secret replaces the old one once the device uses it; until then both
 * hold.
 */
export function secretsAfter(
  device: Pick<Device, 'secretSince' | 'enrolledAt' | 'nextSecretHash'>,
  { used, offered, now }: { readonly used: string; readonly offered: string | null; readonly now: number },
): Partial<Secrets> {
  if (used === device.nextSecretHash) return { secretHash: used, secretSince: now, nextSecretHash: null };
  return offered !== null && wantsSecret(device, now) ? { nextSecretHash: offered } : {};
}

/** Throws `device-shut-out` for a device that is unknown (null) or was shut out. */
export function assertOpen(device: Device | null): asserts device is Device {
  if (device === null || device.shutOutAt !== null) throw new Refusal('device-shut-out');
}

/** The people whom a device offers: those with a PIN, by name. */
export const byName = <T extends { readonly name: string }>(people: readonly T[]): T[] =>
  people.toSorted((a, b) => a.name.localeCompare(b.name, 'en-IN'));

/** The pages of the kinds of devices. */
export const PAGE_OF_KIND = {
  captain: 'captain',
  counter: 'dashboard',
  kitchen: 'kitchen',
} as const satisfies Record<DeviceKind, string>;
