import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { StoredPin } from '@bhoj/domain/members/pin.schema';

const LENGTH = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Returns a new PIN in its stored form, with a salt of its own. */
export async function hashedPin(pin: string, setAt: number): Promise<StoredPin> {
  const salt = randomBytes(16);
  const hash = await derive(pin, salt, LENGTH);
  return { salt: salt.toString('base64url'), hash: hash.toString('base64url'), setAt };
}

/** Stands in for a missing PIN, so that the answer takes as long. No PIN has this hash. */
const NOBODYS: StoredPin = { salt: bytesOf('nobody').toString('base64url'), hash: '', setAt: 0 };

/** True when a PIN is the stored one. Takes as long for somebody without a PIN (null). */
export async function isPin(pin: string, stored: StoredPin | null): Promise<boolean> {
  const { salt, hash } = stored ?? NOBODYS;
  const [wanted, given] = [bytesOf(hash), await derive(pin, bytesOf(salt), LENGTH)];
  return wanted.length === LENGTH && timingSafeEqual(wanted, given);
}
