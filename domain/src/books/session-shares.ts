import type { SessionEntry } from '../cash/choose-session.ts';
import { sessionNames } from '../cash/session-names.ts';
import type { SessionSums } from '../cash/session.schema.ts';
import { addSums, moneyOfDay, NO_SUMS } from '../cash/sums.ts';
import type { Day } from '../days/day.schema.ts';
import { tallyRupees } from './tally-xml.ts';

/** The part of a day's money that one cash session moved; `session` is its name, empty for money in no session. */
export interface DayShare {
  readonly session: string;
  readonly sums: SessionSums;
}

const isNothing = (sums: SessionSums): boolean =>
  Object.values(sums).every((amounts) => Object.keys(amounts ?? {}).length === 0);

/** Returns a day's money by cash session, in order, then the money outside sessions. The shares add up to the day. */
export function sharesOf(day: Day, sessions: readonly SessionEntry[]): DayShare[] {
  const names = sessionNames(sessions);
  const named = sessions.flatMap(({ id, value }): DayShare[] => {
    const sums = value.days[day.day];
    const session = names.get(id);
    return sums === undefined || session === undefined || isNothing(sums) ? [] : [{ session, sums }];
  });
  const rest = named.reduce((left, { sums }) => addSums(left, sums, -1), addSums(NO_SUMS, moneyOfDay(day)));
  return isNothing(rest) ? named : [...named, { session: '', sums: rest }];
}

/** Returns a note with each session's share of an amount: "Taken on bills. Counter · Asha · Z 3: 120.00". */
export function noteWithShares(
  note: string,
  shares: readonly DayShare[],
  field: keyof SessionSums,
  tender: string,
): string {
  if (shares.every(({ session }) => session === '')) return note;
  const parts = shares.flatMap(({ session, sums }) => {
    const amount = sums[field]?.[tender];
    return amount === undefined
      ? []
      : [`${session === '' ? 'In no session' : session}: ${tallyRupees(amount)}`];
  });
  return [note, parts.join('; ')].filter((part) => part !== '').join('. ');
}
