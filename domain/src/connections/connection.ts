import type { z } from 'zod';
import type { connectionSchema } from './connection.schema.ts';
import type { Claims } from '../catalogue/roles.ts';

export type Connection = z.output<typeof connectionSchema>;

/** Which document says whether somebody at work is online. */
export interface ConnectionPlace {
  readonly restaurantId: string;
  readonly connectionId: string;
}

/**
 * The owner's session is `status` (DATA-CONN-1), a captain's or cook's device their uid (P-MORE-3); nobody else is at work
 * in a restaurant.
 */
export function connectionPlace(uid: string, claims: Claims | null): ConnectionPlace | null {
  if (claims === null || !('restaurant' in claims)) return null;
  return {
    restaurantId: claims.restaurant,
    connectionId: claims.role === 'owner' ? 'status' : uid,
  };
}

/** One change of the status, as it is written (STATE-5); `lastSeen` is the server's to say. */
export const connectionChange = (
  status: Connection['status'],
  at: number,
): Omit<Connection, 'lastSeen'> & { lastSeen: null } => ({
  status,
  lastSeen: null,
  timestamp: new Date(at).toISOString(),
});

/**
 * Whether to say `online` once more: the owner's other device, or another tab, left and said `offline` for all of them,
 * while this one is still here.
 */
export const mustSayOnline = (stored: Connection, fromServer: boolean, isOnline: boolean): boolean =>
  isOnline && fromServer && stored.status === 'offline';
