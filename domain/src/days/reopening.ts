import { Refusal } from '../catalogue/reasons.ts';
import { drawerSchema } from './drawer.schema.ts';
import type { Closing } from './closing.ts';
import type { Day } from './day.schema.ts';
import type { Reopened } from './reopened.schema.ts';

/**
 * Opens a closed day again. Its figures stay, with those that documents add from now on; documents that were issued since
 * it was closed stay in the later day. The drawer's count is kept beside them. Throws `day-not-closed` for an open day, and
 * `later-day-closed` once a later day is closed, whose drawer began with this count.
 */
export function reopenDay(
  day: Day,
  { closing, laterDay }: { readonly closing: Closing | null; readonly laterDay: string | null },
  act: Pick<Reopened, 'requestId' | 'at' | 'by' | 'byId' | 'reason'>,
): Day {
  if (closing === null) throw new Refusal('day-not-closed', { day: day.day });
  if (laterDay !== null) throw new Refusal('later-day-closed', { day: laterDay });
  const drawer = drawerSchema.parse(closing);
  return { ...day, closedAt: null, reopened: { ...act, drawer, closingRequestId: closing.requestId } };
}
