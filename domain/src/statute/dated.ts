import { Refusal } from '../catalogue/reasons.ts';
import { DAY, dayAfter, startOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';

/** A fact of the law, and from when until when it holds. */
export interface Fact<T> {
  readonly value: T;
  /** The first day on which it holds. */
  readonly from: IsoDate;
  /** The first day on which it holds no more; null while it holds. */
  readonly until: IsoDate | null;
  /** Where it is written. */
  readonly source: string;
}

/**
 * What the law says on a day. Throws `law-not-known` for a day that the facts do not cover: nobody computes with a number
 * that may be wrong.
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

/** A fact, and on how many days of a period it held. */
export interface HeldFact<T> {
  readonly fact: CheckedFact<T>;
  /** The first day of the period on which it held. */
  readonly from: IsoDate;
  readonly days: number;
}

/**
 * The facts that held on the days from `from` to `to`, in order. Null where a day is not covered: what the law said then is
 * not known, and somebody has to enter it.
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
    held.push({ fact, from: day, days: Math.round((startOf(end) - startOf(day)) / DAY) });
    day = end;
  }
  return held;
}

/** The one fact that held on all days of a period; null where none did, or where it changed. */
export function throughout<T>(
  facts: readonly CheckedFact<T>[],
  from: IsoDate,
  to: IsoDate,
): CheckedFact<T> | null {
  const held = between(facts, from, to);
  return held?.length === 1 ? (held[0]?.fact ?? null) : null;
}
