import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';

/** The values that an act changed, by field. */
const valuesSchema = z.record(keySchema, z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * `platformAudit/{entryId}`: the act of a super admin or of platform staff. Only the server writes entries, and never
 * changes one.
 */
export const platformAuditSchema = z.object({
  action: z.string(),
  /** The uid of the person who did it, and their role at the time. */
  by: z.string(),
  role: z.enum(['staff', 'super']),
  at: timestamp(),
  /** The subject: the id of platform staff or of a restaurant; with `platform`, the uid of an account. */
  subjectKind: z.enum(['staff', 'restaurant', 'platform']),
  subject: z.string(),
  /** The person's reason; empty for an act without one. */
  reason: z.string(),
  before: valuesSchema,
  after: valuesSchema,
  /** The id of the call in the server's log. */
  requestId: z.string(),
});
export type PlatformAuditEntry = z.output<typeof platformAuditSchema>;

/** A handler's part of an entry. The server adds who, when and the request. */
export type PlatformAct = Pick<PlatformAuditEntry, 'subjectKind' | 'subject' | 'reason' | 'before' | 'after'>;
