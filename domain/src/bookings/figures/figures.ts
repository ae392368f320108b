import { HOUR, MINUTE, startOf, dateOf } from '../../time/ist.ts';
import type { BookingDay, Placing } from '../shape/booking-day.schema.ts';
import type { BookingRules } from '../shape/booking-rules.schema.ts';

/** A party that sits down later than this after its time came late. */
const LATE_MS = 15 * MINUTE;
/** From this many parties on, a band's own turn time is said. */
export const ENOUGH_TURNS = 30;
/** A turn outside these was marked by mistake, or hours after the party had gone, and is left out. */
const SHORTEST_TURN = 10;
const LONGEST_TURN = 6 * 60;
/** Own turn times are rounded up to these minutes, as owners set them. */
const STEP = 5;

/** Parties and their guests. */
export interface Counted {
  readonly parties: number;
  readonly guests: number;
}

/** How long parties of a band of sizes stayed. */
export interface TurnFigure {
  /** The largest size of the band, and what the rules give it, in minutes. */
  readonly upTo: number;
  readonly ruleMinutes: number;
  /** The parties with known times of seating and leaving. */
  readonly parties: number;
  /** Three of four parties had gone after these minutes, rounded up to five; null below `ENOUGH_TURNS` parties. */
  readonly ownMinutes: number | null;
}

export interface BookingFigures {
  /** The parties that did not cancel, and booked a time that has passed. */
  readonly booked: Counted;
  readonly came: Counted;
  readonly late: Counted;
  readonly noShow: Counted;
  readonly cancelled: Counted;
  readonly turns: readonly TurnFigure[];
  /** The average number of booked guests at tables, for each hour of the clock (0 to 23, IST) that had any. */
  readonly byHour: readonly { readonly hour: number; readonly guests: number }[];
}

const countOf = (some: readonly Placing[]): Counted => ({
  parties: some.length,
  guests: some.reduce((sum, { size }) => sum + size, 0),
});

const hasCome = ({ state }: Placing): boolean => state === 'seated' || state === 'left';

const isLate = ({ seatedAt, at }: Placing): boolean => seatedAt !== null && seatedAt > at + LATE_MS;

/** Returns how long a party stayed, in minutes; null where that is not known, or cannot be right. */
function turnOf({ state, seatedAt, leftAt }: Placing): number | null {
  if (state !== 'left' || seatedAt === null || leftAt === null) return null;
  const minutes = (leftAt - seatedAt) / MINUTE;
  return minutes < SHORTEST_TURN || minutes > LONGEST_TURN ? null : minutes;
}

/** Returns the smallest turn (minutes) that at most a quarter of the parties exceeded. */
function ownTurn(minutes: readonly number[]): number | null {
  if (minutes.length < ENOUGH_TURNS) return null;
  const sorted = minutes.toSorted((a, b) => a - b);
  const third = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
  return Math.ceil(third / STEP) * STEP;
}

function turnsOf(came: readonly Placing[], { turns }: Pick<BookingRules, 'turns'>): TurnFigure[] {
  const last = turns.length - 1;
  return turns.map(({ upTo, minutes }, i) => {
    const above = turns[i - 1]?.upTo ?? 0;
    const known = came
      .filter(({ size }) => size > above && (size <= upTo || i === last))
      .flatMap((placing) => turnOf(placing) ?? []);
    return { upTo, ruleMinutes: minutes, parties: known.length, ownMinutes: ownTurn(known) };
  });
}

/** Adds a party's guests to each hour of the clock, for the part of the hour that they sat. */
function addTo(hours: number[], { seatedAt, leftAt, minutes, size }: Placing): void {
  if (seatedAt === null) return;
  const end = leftAt ?? seatedAt + minutes * MINUTE;
  for (let from = seatedAt; from < end;) {
    const hour = Math.floor((from - startOf(dateOf(from))) / HOUR);
    const to = Math.min(end, startOf(dateOf(from)) + (hour + 1) * HOUR);
    hours[hour] = (hours[hour] ?? 0) + (size * (to - from)) / HOUR;
    from = to;
  }
}

/** Returns the figures of these days' bookings until `now` (epoch ms). Bookings still to come count in none. */
export function bookingFigures(
  days: readonly BookingDay[],
  rules: Pick<BookingRules, 'turns'>,
  now: number,
): BookingFigures {
  const all = days.flatMap(({ bookings }) => Object.values(bookings));
  const past = all.filter(
    ({ at, state, seatedAt }) => state !== 'requested' && (at <= now || seatedAt !== null),
  );
  const came = past.filter(hasCome);
  const hours: number[] = Array.from({ length: 24 }, () => 0);
  for (const placing of came) addTo(hours, placing);
  const isWithParties = ({ bookings }: BookingDay) => Object.values(bookings).some(hasCome);
  const daysWithParties = days.filter(isWithParties).length;
  return {
    booked: countOf(past.filter(({ state }) => state !== 'cancelled')),
    came: countOf(came),
    late: countOf(came.filter(isLate)),
    noShow: countOf(past.filter(({ state }) => state === 'no-show')),
    cancelled: countOf(all.filter(({ state }) => state === 'cancelled')),
    turns: turnsOf(came, rules),
    byHour: hours.flatMap((sum, hour) => (sum === 0 ? [] : [{ hour, guests: sum / daysWithParties }])),
  };
}

/** Returns the rules with each band's own turn time where one is known; null where that changes nothing. */
export function withOwnTurns(rules: BookingRules, turns: readonly TurnFigure[]): BookingRules | null {
  const own = rules.turns.map((band) => ({
    ...band,
    minutes: turns.find(({ upTo }) => upTo === band.upTo)?.ownMinutes ?? band.minutes,
  }));
  const isSame = own.every(({ minutes }, i) => minutes === rules.turns[i]?.minutes);
  return isSame ? null : { ...rules, turns: own };
}
