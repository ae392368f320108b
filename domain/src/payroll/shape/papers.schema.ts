import { z } from 'zod';
import { line } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';

/** The numbers that `people` shows masked. */
export const PAPERS = ['aadhaar', 'pan', 'uan', 'esi', 'account'] as const;

/** `personPapers/{personId}`: the numbers in full; empty for a missing one. No client reads them. */
export const papersSchema = z.object({
  aadhaar: line(12),
  pan: line(10),
  uan: line(12),
  esi: line(17),
  account: line(18),
  changedAt: timestamp(),
});
export type Papers = z.output<typeof papersSchema>;
