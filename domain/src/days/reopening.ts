import { Refusal } from '../catalogue/reasons.ts';
import { drawerSchema } from './drawer.schema.ts';
import type { Closing } from './closing.ts';
import type { Day } from './day.schema.ts';
import type { Reopened } from './reopened.schema.ts';

/**
 * Reopens a closed day. Its figures stay, and new documents add to them; documents that were issued after it was closed
 * stay in the later day. The count of the drawer is kept. Throws `day-not-closed` for an open day, and
 * `later-day-closed` once a later day is closed, because its drawer began with this count.
 */
export function reopenDay(
  day: Day,
  { closing, laterDay }: { readonly closing: Closing | null; readonly laterDay: string | null },
  act: Pick<Reopened, 'at' | 'by' | 'byId' | 'reason'>,
): Day {
  if (closing === null) throw new Refusal('day-not-closed', { day: day.day });
  if (laterDay !== null) throw new Refusal('later-day-closed', { day: laterDay });
  const drawer = drawerSchema.parse(closing);
  return { ...day, closedAt: null, reopened: { ...act, drawer } };
}
