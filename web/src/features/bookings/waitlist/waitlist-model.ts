import { heldOn, onTheFloor } from '@bhoj/domain/bookings/evening/occupancy';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import { planOf, takes } from '@bhoj/domain/bookings/evening/plan';
import { turnOf } from '@bhoj/domain/bookings/evening/rules';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import { lineOf } from '@bhoj/domain/waitlist/line';
import type { Kept } from '@bhoj/domain/waitlist/record';
import type { WaitDay, WaitingParty, WaitState } from '@bhoj/domain/waitlist/wait-day.schema';
import type { WaitingGuest } from '@bhoj/domain/waitlist/waiting-guest.schema';
import type { BadgeColor } from '../../../theme/tokens.ts';
import type { Words } from '../../../words/part.ts';

/** A party with who it is; `who` is null while that is not known. */
export interface Row {
  readonly id: string;
  readonly party: WaitingParty;
  readonly who: WaitingGuest | null;
  /** Parties before it in the line. */
  readonly ahead: number;
}

/** The line as the page shows it. */
export interface Waitlist {
  readonly line: readonly Row[];
  /** The parties that have gone or are seated, the latest first. */
  readonly over: readonly Row[];
  /** Null while minutes are shown to nobody. */
  readonly kept: Kept | null;
  /** Parties until they are. */
  readonly missing: number;
}

export const WAIT_COLORS: Readonly<Record<WaitState, BadgeColor>> = {
  waiting: 'blue',
  called: 'yellow',
  seated: 'green',
  'gave-up': 'grey',
  lost: 'lightGrey',
};

/** Returns the parties of a day: those in line in their order, and the others. */
export function rowsOf(day: WaitDay, who: readonly Entry<WaitingGuest>[]): Pick<Waitlist, 'line' | 'over'> {
  const byId = new Map(who.map(({ id, value }) => [id, value]));
  const line = lineOf(day).map(({ id, party }, ahead): Row => ({
    id,
    party,
    who: byId.get(id) ?? null,
    ahead,
  }));
  const over = Object.entries(day.parties)
    .filter(([id]) => !line.some((row) => row.id === id))
    .map(([id, party]): Row => ({ id, party, who: byId.get(id) ?? null, ahead: 0 }))
    .toSorted((a, b) => endOf(b) - endOf(a));
  return { line, over };
}

/** Returns when a party's wait ended, epoch ms; when it began for one that waits. */
export const endOf = ({ party }: Pick<Row, 'party'>): number => party.seatedAt ?? party.endedAt ?? party.at;

export const nameOf = (words: Words<'waitlist'>, { who, party }: Pick<Row, 'who' | 'party'>): string =>
  who === null || who.name === '' ? words.number(party.number) : who.name;

export const minutesOf = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / MINUTE));

/** Returns between which instants a party is seated; null where nothing may be said. */
export function betweenOf({ quote }: WaitingParty, kept: Kept | null) {
  if (quote === null || kept === null) return null;
  return { from: quote.at + quote.from * MINUTE, to: quote.at + quote.to * MINUTE };
}

/** Tables at which a party can sit down now. */
export interface FreeSpot {
  readonly tableIds: readonly string[];
  readonly seats: number;
  /** When one of them is booked while the party would still be there, epoch ms; null where none is. */
  readonly bookedAt: number | null;
}

/** Returns the free places for a party: those that nobody has booked first, then the smallest. */
export function freeSpots(known: Known, size: number): FreeSpot[] {
  const { tables, floors, rules, day, neighbours, now } = known;
  const free = new Set(tables.filter(({ status }) => status === 'Available').map(({ id }) => id));
  const all = Object.assign(
    {},
    ...[day, ...neighbours].map(({ bookings }) => bookings),
  ) as typeof day.bookings;
  const held = [...heldOn(all, now), ...onTheFloor(tables, all, rules, now)];
  const until = now + (turnOf(rules, size) + rules.resetMinutes) * MINUTE;
  return planOf(tables, floors, { isToday: true })
    .filter((spot) => takes(spot, size) && spot.tableIds.every((id) => free.has(id)))
    .map(({ tableIds, to: seats }): FreeSpot => {
      const ahead = held
        .filter((one) => one.tableIds.some((id) => tableIds.includes(id)) && one.from < until && one.to > now)
        .map(({ from }) => from);
      return { tableIds, seats, bookedAt: ahead.length === 0 ? null : Math.min(...ahead) };
    })
    .toSorted((a, b) => Number(a.bookedAt !== null) - Number(b.bookedAt !== null));
}
