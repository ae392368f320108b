import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

/**
 * The time for which an owner opened the restaurant to the platform's support, from `from` until just before `until`. Ending it
 * early sets `until`.
 */
export const supportTimeSchema = z.object({ id: z.string(), from: timestamp(), until: timestamp() });
export type SupportTime = z.output<typeof supportTimeSchema>;
