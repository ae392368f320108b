import { z } from 'zod';
import { LARGEST_PARTY, MAX_JOINED } from './joins.schema.ts';
import { tableIdSchema } from './table-id.schema.ts';

const partySize = z.int().min(1).max(LARGEST_PARTY);

/** A join as it is declared: two to eight tables, each once, and the parties from and to which size they seat. */
export const declaredJoinSchema = z
  .object({
    tableIds: z.array(tableIdSchema).min(2).max(MAX_JOINED),
    from: partySize,
    to: partySize,
  })
  .refine(({ tableIds }) => new Set(tableIds).size === tableIds.length, { path: ['tableIds'] })
  .refine(({ from, to }) => from <= to, { path: ['to'] });
