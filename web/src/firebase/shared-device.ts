/** Where this browser keeps that it is a shared device (P-DEVICE-1). What is kept opens nothing without a PIN. */
export const DEVICE_KEY = 'bhoj.device';

/** This browser as a shared device of a restaurant. */
export interface SharedDevice {
  readonly restaurantId: string;
  readonly deviceId: string;
  readonly secret: string;
  /** The secret that takes its place once the server has seen it; missing without one. */
  readonly next?: string;
  /** Minutes without a touch until it locks itself; null for never. */
  readonly lockMinutes: number | null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns this browser as a shared device; null where it is none. Loads no schema, because /login uses it too. */
export function thisDevice(): SharedDevice | null {
  try {
    const kept = JSON.parse(localStorage.getItem(DEVICE_KEY) ?? 'null') as Partial<SharedDevice> | null;
    const { restaurantId, deviceId, secret, next, lockMinutes = null } = kept ?? {};
    if (!isText(restaurantId) || !isText(deviceId) || !isText(secret)) return null;
    return { restaurantId, deviceId, secret, ...(isText(next) && { next }), lockMinutes };
  } catch {
    return null;
  }
}
