import { defineSecret, defineString } from 'firebase-functions/params';
import { pushStandIn } from './stand-in.ts';

/** The platform's pair of keys (RFC 8292). Browsers subscribe with the public one; the other signs each message. */

const privateKey = defineSecret('VAPID_PRIVATE_KEY');
const publicKey = defineString('VAPID_PUBLIC_KEY', { default: '' });
/** A `mailto:` or https address, at which a push service may reach the platform. */
const contact = defineString('VAPID_CONTACT', { default: '' });

/** Every function that sends messages must list these secrets in its options. */
export const PUSH_SECRETS = [privateKey];

/** Returns the public key in base64url; empty while the platform has none. */
export const pushKey = (): string => publicKey.value();

export interface VapidDetails {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Returns what messages are signed with; null while the platform has no keys. */
export function vapidDetails(): VapidDetails | null {
  const details = { subject: contact.value(), publicKey: pushKey(), privateKey: privateKey.value() };
  return Object.values(details).includes('') ? null : details;
}

/** Returns the origin of the stand-in push service; null outside the emulators. */
export const standInOrigin = (): string | null => pushStandIn(process.env['PUSH_STAND_IN_URL'] ?? '');
