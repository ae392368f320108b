import { Refusal } from '../catalogue/reasons.ts';
import { DAY, dayAfter, startOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';

/** A fact of the law with the period in which it is in force. */
export interface Fact<T> {
  readonly value: T;
  /** The first day on which it is in force. */
  readonly from: IsoDate;
  /** The first day on which it is no longer in force; null while it is. */
  readonly until: IsoDate | null;
  /** The text of the law or notification. */
  readonly source: string;
}

/**
 * Returns the fact in force on a day. Throws `law-not-known` for a day without a fact, because nobody may compute with
 * a number that may be wrong.
 */
export function onDay<T>(facts: readonly Fact<T>[], day: IsoDate): T {
  const fact = facts.find(({ from, until }) => day >= from && (until === null || day < until));
  if (fact === undefined) throw new Refusal('law-not-known', { day });
  return fact.value;
}

/** How a fact was checked: C in a copy of the source, C2 in notes that quote it, U not yet. */
export type Checked = 'C' | 'C2' | 'U';

export interface CheckedFact<T> extends Fact<T> {
  readonly mark: Checked;
}

/** A fact, and the number of days of a period on which it was in force. */
export interface HeldFact<T> {
  readonly fact: CheckedFact<T>;
  /** The first day of the period on which it was in force. */
  readonly from: IsoDate;
  readonly days: number;
}

/**
 * Returns the facts in force on the days from `from` to `to`, in order. Null where a day has none: the law of that day
 * is unknown, and the owner must enter the number.
 */
export function between<T>(
  facts: readonly CheckedFact<T>[],
  from: IsoDate,
  to: IsoDate,
): readonly HeldFact<T>[] | null {
  const held: HeldFact<T>[] = [];
  for (let day = from; day <= to;) {
    const fact = facts.find((known) => day >= known.from && (known.until === null || day < known.until));
    if (fact === undefined) return null;
    const end = fact.until === null || fact.until > to ? dayAfter(to) : fact.until;
    held.push({ fact, from: day, days: (startOf(end) - startOf(day)) / DAY });
    day = end;
  }
  return held;
}

/** Returns the one fact that was in force on all days of a period; null where none was, or where it changed. */
export function throughout<T>(
  facts: readonly CheckedFact<T>[],
  from: IsoDate,
  to: IsoDate,
): CheckedFact<T> | null {
  const held = between(facts, from, to);
  return held?.length === 1 ? (held[0]?.fact ?? null) : null;
}
