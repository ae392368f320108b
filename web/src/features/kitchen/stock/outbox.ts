import { z } from 'zod';
import { countInKitchen, wasteInKitchen } from '@bhoj/domain/stock/count/count.contract';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { Reason } from '@bhoj/domain/catalogue/reasons';

/** Waste or a count that the cook has entered and that has no answer yet. It keeps the id of its input until it has one. */
export const outActSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waste'), input: wasteInKitchen.input, refused: refusedSchema() }),
  z.object({ kind: z.literal('count'), input: countInKitchen.input, refused: refusedSchema() }),
]);
export type OutAct = z.output<typeof outActSchema>;

/** Why the server refused it; null while it waits. */
function refusedSchema() {
  return z.custom<Reason>(isReason).nullable();
}

/** Returns what a device keeps without one record. */
export const without = (kept: Readonly<Record<string, unknown>>, id: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(kept).filter(([each]) => each !== id));

/** Returns the acts that a device keeps, one by one: a record that cannot be read takes no other with it, and stays. */
export const actsOf = (kept: Readonly<Record<string, unknown>>): [id: string, OutAct][] =>
  Object.entries(kept).flatMap(([id, record]): [string, OutAct][] => {
    const read = outActSchema.safeParse(record);
    return read.success ? [[id, read.data]] : [];
  });
