import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { drawerSchema } from './drawer.schema.ts';

/** Why a closed day is opened again. */
export const reopenReasonSchema = requiredLine(120);

/** The last time that a closed day was opened again. */
export const reopenedSchema = z.object({
  requestId: z.string(),
  at: timestamp(),
  /** The name of the member who opened it, and that member's id. */
  by: z.string(),
  byId: z.string(),
  reason: reopenReasonSchema,
  /** The drawer as it was counted for the closing that no longer stands. */
  drawer: drawerSchema,
  /** The request of that closing: when it arrives again, it closes nothing. */
  closingRequestId: z.string(),
});
export type Reopened = z.output<typeof reopenedSchema>;
