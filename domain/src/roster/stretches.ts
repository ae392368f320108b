import { MINUTE } from '../time/ist.ts';
import type { Punched } from './punch.schema.ts';

/** Time at work: from a punch in to a punch out, epoch ms. Null where that punch is missing. */
export interface Stretch {
  readonly from: number | null;
  readonly to: number | null;
}

/** Returns the punches that count, in the order of their times. */
export const countingPunches = (all: readonly Punched[]): Punched[] =>
  all.filter(({ removed }) => removed === null).toSorted((a, b) => a.at - b.at);

/**
 * Returns a person's times at work on a day. A break is a punch out and a punch in. A second punch in begins anew: the out
 * before it is missing.
 */
export function stretchesOf(all: readonly Punched[]): Stretch[] {
  const done: Stretch[] = [];
  let from: number | null = null;
  for (const { kind, at } of countingPunches(all)) {
    if (kind === 'out') {
      done.push({ from, to: at });
      from = null;
    } else {
      if (from !== null) done.push({ from, to: null });
      from = at;
    }
  }
  return from === null ? done : [...done, { from, to: null }];
}

/** Returns whole minutes that a stretch and a span have in common; none where one of its punches is missing. */
export const minutesWithin = ({ from, to }: Stretch, begin: number, end: number): number =>
  from === null || to === null
    ? 0
    : Math.max(0, Math.floor((Math.min(to, end) - Math.max(from, begin)) / MINUTE));

/** Returns the minutes at work: those between a punch in and its punch out. */
export const workedMinutes = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, stretch) => sum + minutesWithin(stretch, -Infinity, Infinity), 0);

export const isMissingOne = ({ from, to }: Stretch): boolean => from === null || to === null;

/** Returns when a person who has not punched out came in (epoch ms); null for somebody who is out. */
export function inSince(all: readonly Punched[]): number | null {
  const last = countingPunches(all).at(-1);
  return last?.kind === 'in' ? last.at : null;
}
