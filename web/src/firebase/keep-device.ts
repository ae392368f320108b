import { DEVICE_KEY } from './shared-device.ts';
import type { SharedDevice } from './shared-device.ts';

/** Makes this browser a shared device. Throws where it keeps nothing. */
export function keepDevice(device: SharedDevice): void {
  localStorage.setItem(DEVICE_KEY, JSON.stringify(device));
}

export function forgetDevice(): void {
  try {
    localStorage.removeItem(DEVICE_KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Returns a new secret: 32 random bytes, base64url. */
export function newDeviceSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
