import { z } from 'zod';
import { countInKitchen, wasteInKitchen } from '@bhoj/domain/stock/count/count.contract';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { Reason } from '@bhoj/domain/catalogue/reasons';

const OF_ACT = {
  /** Why the server refused it; null while it waits. */
  refused: z.custom<Reason>(isReason).nullable(),
  /** The entry as the cook saw it, so that a refusal says what to enter again. Missing on those of an earlier release. */
  shown: z.string().max(200).optional(),
  /** True once a try had no answer: the server may have it. */
  wasUnknown: z.boolean().optional(),
};

/** Waste or a count without an answer yet. It keeps the id of its input until it has one. */
export const outActSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waste'), input: wasteInKitchen.input, ...OF_ACT }),
  z.object({ kind: z.literal('count'), input: countInKitchen.input, ...OF_ACT }),
]);
export type OutAct = z.output<typeof outActSchema>;
