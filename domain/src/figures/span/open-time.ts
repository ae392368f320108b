import { DAY, MINUTE, dateOf, minutesOf, startOf, weekdayOf } from '../../time/ist.ts';
import type { OperatingHours } from '../../time/hours.schema.ts';
import type { IsoDate } from '../../time/ist.ts';

/** From one instant to another (epoch ms). */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Returns the opening that begins on a date; null on a closed day. */
function openingOf(hours: OperatingHours, date: IsoDate): Span | null {
  const { open, close, isOpen } = hours[weekdayOf(startOf(date))];
  if (!isOpen) return null;
  const from = startOf(date) + minutesOf(open) * MINUTE;
  const closes = startOf(date) + minutesOf(close) * MINUTE;
  return { from, until: closes > from ? closes : closes + DAY };
}

/** Returns spans in order of time; spans that meet become one. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.filter(({ from, until }) => until > from).toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last === undefined || last.until < span.from) all.push(span);
    else all[all.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
  }
  return all;
}

/** Returns the parts of `spans` inside others. Both must be joined. */
export const inside = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.flatMap((a) =>
    others
      .map((b) => ({ from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) }))
      .filter(({ from, until }) => until > from),
  );

/** Σ ms of joined spans. */
export const msOf = (spans: readonly Span[]): number =>
  spans.reduce((all, { from, until }) => all + until - from, 0);

/** Returns when the restaurant was open on a business day, up to now, by its opening hours. */
export function openSpans(
  hours: OperatingHours,
  date: IsoDate,
  { cutoff, now }: { cutoff: string; now: number },
): Span[] {
  const from = startOf(date) + minutesOf(cutoff) * MINUTE;
  const day = { from, until: Math.min(from + DAY, now) };
  const openings = [-1, 0, 1].flatMap((ahead) => openingOf(hours, dateOf(startOf(date) + ahead * DAY)) ?? []);
  return inside(joinedSpans(openings), [day]);
}
