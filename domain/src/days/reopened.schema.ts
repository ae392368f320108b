import { z } from 'zod';
import { allowedBySchema } from '../approvals/allowed-by.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { drawerSchema } from './drawer.schema.ts';

/** Why a closed day is reopened. */
export const reopenReasonSchema = requiredLine(120);

/** The last time that a closed day was reopened. */
export const reopenedSchema = z.object({
  at: timestamp(),
  /** The name of the member who reopened it, and that member's id. */
  by: z.string(),
  byId: z.string(),
  allowedBy: allowedBySchema.optional(),
  reason: reopenReasonSchema,
  /** The count of the drawer from the deleted closing. */
  drawer: drawerSchema,
});
export type Reopened = z.output<typeof reopenedSchema>;
