import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';

/** The values that an act changed, by field. */
const valuesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** `platformAudit/{entryId}`: what a super admin or platform staff did. Entries are only ever added, by the server. */
export const platformAuditSchema = z.object({
  action: z.string(),
  /** The uid of the person who did it, and their role at the time. */
  by: z.string(),
  role: z.enum(['staff', 'super']),
  at: timestamp(),
  /** Whom it was done to: the id of platform staff or of a restaurant; with `platform`, the uid of an account. */
  subjectKind: z.enum(['staff', 'restaurant', 'platform']),
  subject: z.string(),
  /** What the person gave as the reason; empty where none is asked for. */
  reason: z.string(),
  before: valuesSchema,
  after: valuesSchema,
  /** The id of the call in the server's log. */
  requestId: z.string(),
});
export type PlatformAuditEntry = z.output<typeof platformAuditSchema>;

/** What a handler says of its act; the server adds who, when and the request. */
export type PlatformAct = Pick<PlatformAuditEntry, 'subjectKind' | 'subject' | 'reason' | 'before' | 'after'>;
