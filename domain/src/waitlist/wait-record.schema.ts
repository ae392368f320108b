import { z } from 'zod';

/** The parties that the record keeps: some more than are shown, because an undo takes one out. */
export const MOST_KEPT = 60;

/** `rollups/waits`: whether each of the last seated parties was seated within its range, the latest last. */
export const waitRecordSchema = z.object({
  last: z.array(z.object({ id: z.string(), within: z.boolean() })).max(MOST_KEPT),
});
export type WaitRecord = z.output<typeof waitRecordSchema>;
