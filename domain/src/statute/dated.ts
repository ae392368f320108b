import { Refusal } from '../catalogue/reasons.ts';
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
