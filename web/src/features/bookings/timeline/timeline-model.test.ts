import { aBookingDay, aBookingRules, aPlacing } from '@bhoj/domain/fixtures/bookings';
import { BUSINESS_DAY, NOW } from '@bhoj/domain/fixtures/ids';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { HOUR, MINUTE, WEEKDAYS } from '@bhoj/domain/time/ist';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../state/bookings-model.ts';
import { timelineOf } from './timeline-model.ts';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import type { BookingRules, Sitting } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';

/** It is 20:00; parties may begin from 09:00 to 21:00 by the first rules. */
const at = (clock: string) => Date.parse(`2026-11-20T${clock}+05:30`);
const sitting = (...list: Sitting[]): BookingRules =>
  aBookingRules({
    sittings: Object.fromEntries(WEEKDAYS.map((day) => [day, list])) as unknown as BookingRules['sittings'],
  });
const CLOSED = sitting();
const EVENING = sitting({ from: '19:00', last: '21:00' });
const TABLES = [aTable({ n: 1, seats: 4 }), aTable({ n: 2, seats: 6 })];

function lineUp(bookings: Record<string, Placing>, over: Partial<Known> = {}) {
  const known: Known = {
    rules: EVENING,
    cutoff: '04:00',
    tables: TABLES,
    floors: [],
    day: aBookingDay({ bookings }),
    neighbours: [],
    today: BUSINESS_DAY,
    now: NOW,
    ...over,
  };
  return timelineOf({ known, rows: rowsOf(known.day, []) });
}
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const lineOf = (timeline: ReturnType<typeof lineUp>, id = 'F1-T01') =>
  timeline.lines.find((line) => line.id === id);

describe('the hours that a timeline shows', () => {
  it('are from the first time for a party to an hour after the last, in whole hours of India', () => {
    expect(lineUp({})).toMatchObject({ from: at('19:00'), quarters: 12 });
    const halves = sitting({ from: '18:30', last: '20:15' });
    expect(lineUp({}, { rules: halves })).toMatchObject({ from: at('18:00'), quarters: 16 });
  });

  it('reach back to a party before, and on to the end of one after', () => {
    const early = { a: aPlacing({ at: at('17:15') }) };
    expect(lineUp(early)).toMatchObject({ from: at('17:00'), quarters: 20 });
    const late = { a: aPlacing({ at: at('21:00'), minutes: 150 }) };
    // Until 23:30, so the hour until midnight is shown.
    expect(lineUp(late)).toMatchObject({ from: at('19:00'), quarters: 20 });
    const left = { a: aPlacing({ at: at('21:00'), minutes: 150, state: 'left', leftAt: at('21:45') }) };
    expect(lineUp(left)).toMatchObject({ from: at('19:00'), quarters: 12 });
  });

  it('are those of the bookings alone on a day without times, and four from now without any', () => {
    const one = { a: aPlacing({ at: at('20:00'), minutes: 60 }) };
    expect(lineUp(one, { rules: CLOSED })).toMatchObject({ from: at('20:00'), quarters: 4 });
    const short = { a: aPlacing({ at: at('20:00'), minutes: 10, leftAt: at('20:00'), state: 'left' }) };
    expect(lineUp(short, { rules: CLOSED })).toMatchObject({ from: at('20:00'), quarters: 4 });
    expect(lineUp({}, { rules: CLOSED })).toMatchObject({ from: NOW, quarters: 16, now: 0 });
  });

  it('say where now is, at both edges too, and nothing outside', () => {
    const nowAt = (clock: string) => lineUp({}, { now: at(clock) }).now;
    expect(['18:59', '19:00', '20:00', '20:30', '22:00', '22:01'].map(nowAt)).toEqual([
      null,
      0,
      4,
      6,
      12,
      null,
    ]);
  });
});

describe('a table’s line', () => {
  it('has the bars of its parties, in quarter hours, with the time for clearing', () => {
    const timeline = lineUp({
      a: aPlacing({ at: at('19:30'), minutes: 75, resetMinutes: 15 }),
      b: aPlacing({ at: at('21:00'), minutes: 60, resetMinutes: 30, tableIds: ['F1-T02', 'F1-T01'] }),
    });
    const bars = lineOf(timeline)?.bars.map(({ row, ...bar }) => ({ id: row.id, ...bar }));
    expect(bars).toEqual([
      { id: 'a', from: 2, length: 5, reset: 1 },
      { id: 'b', from: 8, length: 4, reset: 2 },
    ]);
    expect(lineOf(timeline)).toMatchObject({ id: 'F1-T01', seats: 4 });
    expect(idsOf(lineOf(timeline, 'F1-T02')?.bars.map(({ row }) => row) ?? [])).toEqual(['b']);
  });

  it('shows a party that left until it left, at least for a quarter hour', () => {
    const left = (clock: string) =>
      lineOf(lineUp({ a: aPlacing({ state: 'left', at: at('20:00'), leftAt: at(clock) }) }))?.bars[0]?.length;
    expect(left('20:45')).toBe(3);
    expect(left('20:05')).toBe(1);
  });

  it('shows nobody who was called off or never came', () => {
    const all = { a: aPlacing({ state: 'cancelled' }), b: aPlacing({ state: 'no-show', tableIds: [] }) };
    const timeline = lineUp(all);
    expect(timeline.lines.flatMap(({ bars }) => bars)).toEqual([]);
    expect(timeline.loose).toEqual([]);
  });

  it('is for tables in the order of the floor, and not for rooms', () => {
    const rooms = [aTable({ n: 10 }), aTable({ n: 2 }), aTable({ n: 3, kind: 'room' })];
    expect(idsOf(lineUp({}, { tables: rooms }).lines)).toEqual(['F1-T02', 'F1-T10']);
  });

  it('shows guests without a booking from when they sat down, for the turn of a full table and its clearing', () => {
    const since = (clock: string, bookings: Record<string, Placing> = {}) => {
      const sitting = [{ ...aTable({ n: 1, seats: 4, order: 'o' }), occupiedAt: at(clock) }];
      return lineOf(lineUp(bookings, { tables: sitting }))?.walkIns;
    };
    // Four guests stay for 75 minutes, and 15 of clearing.
    expect(since('19:45')).toEqual([{ from: 3, length: 6 }]);
    // They came before the left edge: until now, 20:00, and 15 minutes.
    expect(since('18:30')).toEqual([{ from: 0, length: 5 }]);
    // A booked party sits there: its bar is shown.
    expect(since('19:45', { a: aPlacing({ at: at('20:00') }) })).toEqual([]);
  });

  it('shows no guests who are outside the hours', () => {
    const sitting = [{ ...aTable({ n: 1, seats: 4, order: 'o' }), occupiedAt: at('16:00') }];
    expect(lineOf(lineUp({}, { tables: sitting, now: at('16:30') }))?.walkIns).toEqual([]);
    const after = [{ ...aTable({ n: 1, seats: 4, order: 'o' }), occupiedAt: at('22:30') }];
    expect(lineOf(lineUp({}, { tables: after, now: at('22:30') }))?.walkIns).toEqual([]);
  });

  it('shows nobody at a table that a captain reserved, nor who sits at another', () => {
    const reserved = [aTable({ n: 1, status: 'Reserved' }), aTable({ n: 2, order: 'o' })];
    const timeline = lineUp({}, { tables: reserved });
    expect(lineOf(timeline)?.walkIns).toEqual([]);
    expect(lineOf(timeline, 'F1-T02')?.walkIns).toHaveLength(1);
  });
});

describe('beside the lines', () => {
  it('are requests without a table, and the guests who begin by quarter hour', () => {
    const timeline = lineUp({
      ask: aPlacing({ state: 'requested', tableIds: [], at: at('19:00'), size: 9 }),
      a: aPlacing({ at: at('20:05'), size: 4 }),
      b: aPlacing({ at: at('20:00'), size: 3, tableIds: ['F1-T02'] }),
      c: aPlacing({ at: at('18:30'), size: 2 }),
      gone: aPlacing({ at: at('19:15'), size: 5, state: 'cancelled' }),
    });
    expect(idsOf(timeline.loose)).toEqual(['ask']);
    expect(timeline.pacing).toEqual([
      { at: at('18:30'), guests: 2 },
      { at: at('20:00'), guests: 7 },
    ]);
  });

  it('is nothing on a quiet day', () => {
    expect(lineUp({}, { now: NOW - 24 * HOUR + MINUTE })).toMatchObject({ loose: [], pacing: [], now: null });
  });
});
