import { beginning, heldOn, quarterOf } from '@bhoj/domain/bookings/evening/occupancy';
import { QUARTER, timesOf } from '@bhoj/domain/bookings/evening/rules';
import { eveningOf } from '@bhoj/domain/bookings/evening/placing';
import { holdsTables } from '@bhoj/domain/bookings/shape/states';
import { byFloor } from '@bhoj/domain/tables/seating-plan';
import type { Table } from '@bhoj/domain/tables/table';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { endOf } from '../state/bookings-model.ts';
import type { Evening, Row } from '../state/bookings-model.ts';

/** A bar on a table's line, in quarter hours from the left edge. */
export interface Bar {
  readonly row: Row;
  readonly from: number;
  readonly length: number;
  /** Quarter hours of clearing after the party. */
  readonly reset: number;
}

/** Guests without a booking at a table, in quarter hours from the left edge. */
interface WalkIn {
  readonly from: number;
  readonly length: number;
}

export interface Line {
  readonly id: string;
  readonly seats: number;
  readonly bars: readonly Bar[];
  readonly walkIns: readonly WalkIn[];
}

export interface Timeline {
  /** Epoch ms of the left edge, and how many quarter hours are shown. */
  readonly from: number;
  readonly quarters: number;
  readonly lines: readonly Line[];
  /** Expected bookings without a table. */
  readonly loose: readonly Row[];
  /** Guests who begin, by quarter hour. */
  readonly pacing: readonly { readonly at: number; readonly guests: number }[];
  /** Where now is, in quarter hours; null outside. */
  readonly now: number | null;
}

const edge = (at: number, down: boolean): number =>
  (down ? Math.floor(at / HOUR - 0.5) : Math.ceil(at / HOUR - 0.5)) * HOUR + HOUR / 2;

/** Returns the evening by table. Hours of India begin at the half hours of UTC. */
export function timelineOf({ known, rows }: Evening): Timeline {
  const { rules, day, cutoff, now } = known;
  const shown = rows.filter(({ placing }) => holdsTables(placing) || placing.state === 'left');
  const times = timesOf(rules, day.date, cutoff);
  const starts = [...times.slice(0, 1), ...shown.map(({ placing }) => placing.at)];
  const ends = [...times.slice(-1).map((at) => at + HOUR), ...shown.map(endOf)];
  const from = starts.length === 0 ? now : edge(Math.min(...starts), true);
  const to = ends.length === 0 ? now + 4 * HOUR : edge(Math.max(...ends), false);
  const quarters = Math.max(4, Math.ceil((to - from) / QUARTER));
  const place = (at: number): number => (at - from) / QUARTER;
  const barOf = (row: Row): Bar => ({
    row,
    from: place(row.placing.at),
    length: Math.max(1, (endOf(row) - row.placing.at) / QUARTER),
    reset: (row.placing.resetMinutes * MINUTE) / QUARTER,
  });
  const booked = new Set(heldOn(day.bookings, now).map(({ id }) => id));
  const walkIns = eveningOf(known).held.filter(({ id }) => id.startsWith('walk-in ') && !booked.has(id));
  const lineOf = ({ id, seats }: Table): Line => ({
    id,
    seats,
    bars: shown.filter(({ placing }) => placing.tableIds.includes(id)).map(barOf),
    walkIns: walkIns
      .filter(({ tableIds }) => tableIds.includes(id))
      .map((held) => ({
        from: Math.max(0, place(held.from)),
        length: place(held.to) - Math.max(0, place(held.from)),
      }))
      .filter(({ from: left, length }) => left < quarters && length > 0),
  });
  const tables = byFloor(known.tables as readonly Table[]).flatMap((floor) => floor.tables);
  const paced = [...new Set([...times, ...shown.map(({ placing }) => quarterOf(placing.at))])];
  return {
    from,
    quarters,
    lines: tables.filter(({ kind }) => kind === 'table').map(lineOf),
    loose: shown.filter(({ placing }) => placing.tableIds.length === 0),
    pacing: paced
      .toSorted((a, b) => a - b)
      .map((at) => ({ at, guests: beginning(day.bookings, at) }))
      .filter(({ guests }) => guests > 0),
    now: now >= from && now <= from + quarters * QUARTER ? place(now) : null,
  };
}
