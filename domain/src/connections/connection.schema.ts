import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

/** `connections/status` for the owner's session, `connections/{uid}` for a member's device (DATA-CONN-1, P-MORE-3). */
export const connectionSchema = z.object({
  status: z.enum(['online', 'offline']),
  lastSeen: timestamp().nullable(),
  timestamp: z.string(),
});
