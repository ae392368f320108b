import { Refusal } from '../catalogue/reasons.ts';
import { businessDayOf, HOUR, MINUTE, startOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';
import { MOST_ENTRIES, MOST_PUNCHES } from './punch.schema.ts';
import type { Correction, PunchDay, Punched, PunchKind } from './punch.schema.ts';
import type { DayPlan } from './roster.schema.ts';
import { inSince } from './stretches.ts';
import { daysLater } from './week.ts';

/** A punch out belongs to a punch in of at most so long before. */
export const LONGEST_STAY = 16 * HOUR;

/** Somebody may come so long before their shift. */
const EARLY = 3 * HOUR;

/** A punch of the same kind within this time is the same tap: twice on one device, or on two. */
const SAME_TAP = 2 * MINUTE;

/** A person's day: the planned shifts, and their punches. */
export interface OwnPunchDay {
  readonly day: IsoDate;
  readonly plan: DayPlan | null;
  readonly punches: readonly Punched[];
}

/** Returns the days to which a punch may belong: the business day, and the days beside it. */
export function daysAround(at: number, cutoff: string): IsoDate[] {
  const day = businessDayOf(at, cutoff);
  return [daysLater(day, -1), day, daysLater(day, 1)];
}

/** Returns the day with a shift that runs at `at`, or begins within `early`; one that runs comes first. */
function dayOfShift(at: number, days: readonly OwnPunchDay[], early: number): IsoDate | null {
  const shifts = days.flatMap(({ day, plan }) =>
    (plan?.shifts ?? []).map(({ from, to }) => ({
      day,
      from: startOf(day) + from * MINUTE,
      to: startOf(day) + to * MINUTE,
    })),
  );
  const running = shifts.find(({ from, to }) => from <= at && at < to);
  const next = shifts.filter(({ from }) => at < from && from - at <= early);
  return running?.day ?? next.toSorted((a, b) => a.from - b.from)[0]?.day ?? null;
}

/**
 * Returns the day to which a punch belongs. A punch out belongs to the day of the punch in that it ends; a punch in to the day of
 * the shift that runs or begins within three hours; any other punch to the business day. So a night shift stays one day, whatever
 * the cut-off.
 */
export function punchDayOf(
  kind: PunchKind,
  at: number,
  days: readonly OwnPunchDay[],
  cutoff: string,
): IsoDate {
  if (kind === 'out') {
    const open = days.flatMap(({ day, punches }) => {
      const since = inSince(punches);
      return since !== null && since <= at && at - since <= LONGEST_STAY ? [{ day, since }] : [];
    });
    const last = open.toSorted((a, b) => b.since - a.since)[0];
    if (last !== undefined) return last.day;
  }
  return dayOfShift(at, days, kind === 'in' ? EARLY : 0) ?? businessDayOf(at, cutoff);
}

/**
 * Returns a person's own today: while they are in, the day to which their stay belongs; otherwise the day of a shift that runs or
 * begins within three hours; otherwise the business day. So a baker who comes before the cut-off is in the new day.
 */
export function ownToday(at: number, days: readonly OwnPunchDay[], cutoff: string): IsoDate {
  const isIn = days.some(({ punches }) => {
    const since = inSince(punches);
    return since !== null && since <= at && at - since <= LONGEST_STAY;
  });
  return punchDayOf(isIn ? 'out' : 'in', at, days, cutoff);
}

/** Returns the punch that a repeat means: the same request, or the same kind within two minutes; else null. */
export function repeatedPunch(
  { id, kind, at }: Pick<Punched, 'id' | 'kind' | 'at'>,
  days: readonly OwnPunchDay[],
): { readonly day: IsoDate; readonly punched: Punched } | null {
  const all = days.flatMap(({ day, punches }) => punches.map((punched) => ({ day, punched })));
  const asked = all.find(({ punched }) => punched.id === id);
  if (asked !== undefined) return asked;
  const last = all
    .filter(({ punched }) => punched.removed === null)
    .toSorted((a, b) => a.punched.at - b.punched.at)
    .at(-1);
  return last?.punched.kind === kind && Math.abs(at - last.punched.at) <= SAME_TAP ? last : null;
}

/**
 * Returns entries with room for one more; null where there is no room. A device's punch has room below `MOST_PUNCHES`. A
 * correction of a full record takes the place of an entry that somebody took out, preferably one that a correction had added; the
 * audit keeps that entry.
 */
function withRoom(before: readonly Punched[], { added }: Punched): readonly Punched[] | null {
  if (added === null) return before.length < MOST_PUNCHES ? before : null;
  if (before.length < MOST_ENTRIES) return before;
  const gives =
    before.find((each) => each.added !== null && each.removed !== null) ??
    before.find((each) => each.removed !== null);
  return gives === undefined ? null : before.filter((each) => each !== gives);
}

/**
 * Returns a day with one punch more. Throws `record-full` for a device's punch on a full day, and for a correction of a
 * full record from which nobody has taken a punch out.
 */
export function withPunch(
  known: PunchDay | null,
  day: IsoDate,
  personId: string,
  punched: Punched,
): PunchDay {
  const before = known?.people[personId] ?? [];
  const kept = withRoom(before, punched);
  if (kept === null) throw new Refusal('record-full', { day });
  return {
    day,
    people: { ...known?.people, [personId]: [...kept, punched] },
    changedAt: Math.max(known?.changedAt ?? 0, punched.added?.at ?? punched.at),
  };
}

/**
 * Returns a day with one punch taken out; the same day where it is out already. Throws `invalid-input`.
 */
export function withoutPunch(
  known: PunchDay | null,
  personId: string,
  punchId: string,
  removed: Correction,
): PunchDay {
  const before = known?.people[personId] ?? [];
  const found = before.find(({ id }) => id === punchId);
  if (known === null || found === undefined) throw new Refusal('invalid-input');
  if (found.removed !== null) return known;
  const after = before.map((each) => (each === found ? { ...each, removed } : each));
  return {
    ...known,
    people: { ...known.people, [personId]: after },
    changedAt: Math.max(known.changedAt, removed.at),
  };
}

/**
 * Throws `punch-out-of-day` for a correction with a time in the future or outside the day. The day reaches from three hours
 * before its midnight, when somebody may come to its first shift, to the end of the longest stay that begins on it.
 */
export function assertWithinDay(day: IsoDate, at: number, now: number): void {
  const begin = startOf(day);
  if (at < begin - EARLY || at > begin + 24 * HOUR + LONGEST_STAY || at > now)
    throw new Refusal('punch-out-of-day');
}
