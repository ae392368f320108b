import type { z } from 'zod';
import type { connectionSchema } from './connection.schema.ts';
import type { Claims } from '../catalogue/roles.ts';

export type Connection = z.output<typeof connectionSchema>;

/** The document that says whether a person at work is online. */
export interface ConnectionPlace {
  readonly restaurantId: string;
  readonly connectionId: string;
}

/**
 * Returns where a person's connection is stored: as `status` for the owner's session (DATA-CONN-1), under the uid for a captain's
 * or cook's device (P-MORE-3); null for a person of no restaurant.
 */
export function connectionPlace(uid: string, claims: Claims | null): ConnectionPlace | null {
  if (claims === null || !('restaurant' in claims)) return null;
  return {
    restaurantId: claims.restaurant,
    connectionId: claims.role === 'owner' ? 'status' : uid,
  };
}

/** The fields to write when the status changes (STATE-5). The server sets `lastSeen`. */
export const connectionChange = (
  status: Connection['status'],
  at: number,
): Omit<Connection, 'lastSeen'> & { lastSeen: null } => ({
  status,
  lastSeen: null,
  timestamp: new Date(at).toISOString(),
});

/**
 * True when this device must write `online` again: another tab or device of the owner was closed and wrote `offline`.
 */
export const mustSayOnline = (stored: Connection, fromServer: boolean, isOnline: boolean): boolean =>
  isOnline && fromServer && stored.status === 'offline';
