import { MINUTE, dayAfter, minutesOf, startOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';
import type { Mark } from '../payroll/shape/attendance-mark.ts';
import { LONGEST_STAY } from './punching.ts';
import type { OwnPunchDay } from './punching.ts';
import type { DayPlan } from './roster.schema.ts';
import { inSince, isMissingOne, minutesWithin, stretchesOf, workedMinutes } from './stretches.ts';

/** Overtime is suggested from so many minutes on. */
const OVERTIME_FROM = 30;
/** The muster takes no more overtime on one day, in minutes. */
const MOST_OVERTIME = 960;
/** Somebody who worked less than this part of their shifts worked half a day. */
const WHOLE_FROM = 0.75;
/** Without a shift: a whole day from so many minutes on. */
const WHOLE_MINUTES = 240;

/**
 * Where a person is on a day: no plan and no punch; off; not yet due; due and not here; in; out; or absent, because they never
 * came though the shifts are over.
 */
export type Presence = 'nothing' | 'off' | 'expected' | 'missing' | 'in' | 'out' | 'absent';

/** Why a mark is suggested. */
export type SuggestionReason = 'worked' | 'short' | 'punch-missing' | 'worked-off' | 'off' | 'absent';

export interface Suggestion {
  readonly mark: Mark;
  readonly overtimeMinutes: number;
  readonly reason: SuggestionReason;
}

export interface Attendance {
  readonly presence: Presence;
  /** Minutes that they came late for the first such shift; 0 within the grace. For `missing`: until now. */
  readonly lateMinutes: number;
  readonly workedMinutes: number;
  /** Null while the day runs, and where nothing is known. */
  readonly suggestion: Suggestion | null;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const spansOf = (day: IsoDate, plan: DayPlan | null): Span[] =>
  (plan?.shifts ?? []).map(({ from, to }) => ({
    from: startOf(day) + from * MINUTE,
    to: startOf(day) + to * MINUTE,
  }));

const minutes = (ms: number): number => Math.floor(ms / MINUTE);

/** Returns the whole minutes that somebody came late, by the shift with the most; 0 within the grace. */
function lateBy(spans: readonly Span[], arrivals: readonly Span[], grace: number, now: number): number {
  const late = spans.map(({ from, to }) => {
    const there = arrivals.filter((each) => each.from < to && each.to > from).map((each) => each.from);
    const came = there.length === 0 ? null : Math.min(...there);
    const is = came === null ? 0 : minutes(came - from);
    return from > now || is <= grace ? 0 : is;
  });
  return Math.max(0, ...late);
}

interface Facts extends OwnPunchDay {
  /** True when anybody punched on the day. Otherwise a missing punch says nothing: the device may be broken. */
  readonly isUsed: boolean;
  readonly grace: number;
  readonly now: number;
  readonly cutoff: string;
}

/** Returns what a finished day suggests for the muster. */
function suggested(spans: readonly Span[], { plan, punches, isUsed }: Facts): Suggestion | null {
  if (punches.length === 0) {
    if (plan === null) return null;
    if (plan.isOff) return { mark: 'WO', overtimeMinutes: 0, reason: 'off' };
    return isUsed ? { mark: 'A', overtimeMinutes: 0, reason: 'absent' } : null;
  }
  const stretches = stretchesOf(punches);
  if (plan?.isOff === true) return { mark: 'P', overtimeMinutes: 0, reason: 'worked-off' };
  if (stretches.some(isMissingOne)) return { mark: 'P', overtimeMinutes: 0, reason: 'punch-missing' };
  const worked = workedMinutes(stretches);
  const planned = spans.reduce((sum, { from, to }) => sum + minutes(to - from), 0);
  const end = spans.at(-1)?.to;
  if (end === undefined) {
    const isWhole = worked >= WHOLE_MINUTES;
    return { mark: isWhole ? 'P' : 'HD', overtimeMinutes: 0, reason: isWhole ? 'worked' : 'short' };
  }
  if (worked < planned * WHOLE_FROM) return { mark: 'HD', overtimeMinutes: 0, reason: 'short' };
  const beyond = stretches.reduce((sum, stretch) => sum + minutesWithin(stretch, end, Infinity), 0);
  const more = Math.min(beyond, worked - planned, MOST_OVERTIME);
  return { mark: 'P', overtimeMinutes: more >= OVERTIME_FROM ? more : 0, reason: 'worked' };
}

/**
 * Returns a person's attendance on a day, and what it suggests for the muster. It decides no pay: lateness takes nothing away,
 * and the owner accepts a suggestion or not. A day suggests nothing before its last shift is over and the person is out; without
 * a shift, before the business day is over. A person who forgot to punch out counts as out after 16 hours.
 */
export function attendanceOf(facts: Facts): Attendance {
  const { day, plan, grace, now, cutoff } = facts;
  const known = facts.punches.filter(({ removed, at }) => removed === null && at <= now);
  const own = { ...facts, punches: known };
  const spans = spansOf(day, plan);
  const stretches = stretchesOf(known);
  const since = inSince(known);
  const isIn = since !== null && now - since <= LONGEST_STAY;
  const arrivals = stretches.flatMap(({ from, to }) => (from === null ? [] : [{ from, to: to ?? Infinity }]));
  const end = spans.at(-1)?.to ?? startOf(dayAfter(day)) + minutesOf(cutoff) * MINUTE;
  const isOver = now >= end && !isIn;
  const first = spans[0]?.from ?? null;
  const isDue = first !== null && now > first + grace * MINUTE;
  const presence: Presence = isIn
    ? 'in'
    : known.length > 0
      ? 'out'
      : plan === null
        ? 'nothing'
        : plan.isOff
          ? 'off'
          : !facts.isUsed
            ? 'expected'
            : isOver
              ? 'absent'
              : isDue
                ? 'missing'
                : 'expected';
  const isOffToday = presence === 'off' && now >= startOf(day);
  return {
    presence,
    lateMinutes:
      presence === 'missing' && first !== null ? minutes(now - first) : lateBy(spans, arrivals, grace, now),
    workedMinutes: workedMinutes(stretches),
    suggestion: isOver || isOffToday ? suggested(spans, own) : null,
  };
}
