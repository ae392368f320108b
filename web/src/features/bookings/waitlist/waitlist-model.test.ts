import { emptyBookingDay } from '@bhoj/domain/bookings/evening/placing';
import { aBookingDay, aBookingRules, aPlacing } from '@bhoj/domain/fixtures/bookings';
import { BUSINESS_DAY, NOW } from '@bhoj/domain/fixtures/ids';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { aWaitDay, aWaitingGuest, aWaitingParty } from '@bhoj/domain/fixtures/waitlist';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { describe, expect, it } from 'vitest';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { betweenOf, endOf, freeSpots, minutesOf, nameOf, rowsOf, WAIT_COLORS } from './waitlist-model.ts';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { Table } from '@bhoj/domain/tables/table';

const words = waitlistPart.en;

describe('the waitlist', () => {
  it('has the line by number with how many are ahead, and the others with the latest end first', () => {
    const parties = {
      third: aWaitingParty({ number: 3 }),
      first: aWaitingParty({ number: 1, state: 'called' }),
      seated: aWaitingParty({ number: 2, state: 'seated', seatedAt: NOW + 5 * MINUTE }),
      gone: aWaitingParty({ number: 4, state: 'gave-up', endedAt: NOW + 9 * MINUTE }),
      lost: aWaitingParty({ number: 5, state: 'lost', endedAt: NOW + 7 * MINUTE }),
    };
    const farah = aWaitingGuest();
    const { line, over } = rowsOf(aWaitDay({ parties }), [
      { id: 'third', value: farah },
      { id: 'gone', value: farah },
    ]);
    expect(line).toEqual([
      { id: 'first', party: parties.first, who: null, ahead: 0 },
      { id: 'third', party: parties.third, who: farah, ahead: 1 },
    ]);
    expect(over.map(({ id, who, ahead }) => [id, who, ahead])).toEqual([
      ['gone', farah, 0],
      ['lost', null, 0],
      ['seated', null, 0],
    ]);
  });

  it('has a colour by state', () => {
    expect(WAIT_COLORS).toEqual({
      waiting: 'blue',
      called: 'yellow',
      seated: 'green',
      'gave-up': 'grey',
      lost: 'lightGrey',
    });
  });

  it('ends a wait with its seat, else with its end, else not yet', () => {
    const ended = (over: Parameters<typeof aWaitingParty>[0]) => endOf({ party: aWaitingParty(over) });
    expect(ended({ seatedAt: NOW + 1, endedAt: NOW + 2 })).toBe(NOW + 1);
    expect(ended({ endedAt: NOW + 2 })).toBe(NOW + 2);
    expect(ended({})).toBe(NOW);
  });

  it('names a party by its guest, else by its number', () => {
    const party = aWaitingParty({ number: 7 });
    expect(nameOf(words, { who: aWaitingGuest(), party })).toBe('Farah Khan');
    expect(nameOf(words, { who: aWaitingGuest({ name: '' }), party })).toBe('No. 7');
    expect(nameOf(words, { who: null, party })).toBe('No. 7');
  });

  it('counts whole minutes, and none backwards', () => {
    expect(minutesOf(NOW, NOW + 2 * MINUTE - 1)).toBe(1);
    expect(minutesOf(NOW, NOW + 2 * MINUTE)).toBe(2);
    expect(minutesOf(NOW + MINUTE, NOW)).toBe(0);
  });

  it('says between which times a party sits only where it was told and enough was kept', () => {
    const kept = { within: 18, seated: 20 } as never;
    expect(betweenOf(aWaitingParty({ quote: { at: NOW, from: 20, to: 35 } }), kept)).toEqual({
      from: NOW + 20 * MINUTE,
      to: NOW + 35 * MINUTE,
    });
    expect(betweenOf(aWaitingParty({ quote: null }), kept)).toBeNull();
    expect(betweenOf(aWaitingParty(), null)).toBeNull();
  });
});

describe('the free places for a party', () => {
  const [T1, T2, T3] = ['F1-T01', 'F1-T02', 'F1-T03'];
  const tables = [aTable({ n: 1, seats: 2 }), aTable({ n: 2, seats: 4 }), aTable({ n: 3, seats: 6 })];
  const floors: Known['floors'] = [
    { joins: { version: 1, list: [{ tableIds: [T1, T2], from: 5, to: 6 }] as never } },
  ];
  const known = (over: Partial<Known> = {}, bookings: Record<string, Placing> = {}): Known => ({
    rules: aBookingRules(),
    cutoff: '04:00',
    tables,
    floors,
    day: aBookingDay({ bookings }),
    neighbours: [],
    today: BUSINESS_DAY,
    now: NOW,
    ...over,
  });
  const spots = (size: number, of = known()) => freeSpots(of, size).map(({ tableIds }) => tableIds);
  const with1 = (over: Partial<Table>) =>
    known({ tables: [{ ...aTable({ n: 1, seats: 2 }), ...over }, ...tables.slice(1)] });

  it('are those large enough, the smallest first, then joined tables', () => {
    expect(spots(2)).toEqual([[T1], [T2], [T3]]);
    expect(freeSpots(known(), 5)).toEqual([
      { tableIds: [T3], seats: 6, bookedAt: null },
      { tableIds: [T1, T2], seats: 6, bookedAt: null },
    ]);
    expect(spots(7)).toEqual([]);
  });

  it('have only tables at which nobody sits and that are not kept for anybody', () => {
    for (const status of ['Occupied', 'Reserved', 'Maintenance'] as const) {
      expect(spots(2, with1({ status }))).toEqual([[T2], [T3]]);
      expect(spots(5, with1({ status }))).toEqual([[T3]]);
    }
  });

  it('say when one is booked while the party would still be there, and stand behind those that nobody booked', () => {
    // A party of two stays for 60 minutes, and 15 of clearing.
    const booked = (at: number, more: Partial<Placing> = {}) =>
      freeSpots(known({}, { b: aPlacing({ at, tableIds: [T1], ...more }) }), 2);
    expect(booked(NOW + 74 * MINUTE)).toEqual([
      { tableIds: [T2], seats: 4, bookedAt: null },
      { tableIds: [T3], seats: 6, bookedAt: null },
      { tableIds: [T1], seats: 2, bookedAt: NOW + 74 * MINUTE },
    ]);
    expect(booked(NOW + 75 * MINUTE).map(({ bookedAt }) => bookedAt)).toEqual([null, null, null]);
    // 75 minutes and 15 of clearing before now: the table was held until now, and is no longer.
    expect(booked(NOW - 90 * MINUTE).map(({ bookedAt }) => bookedAt)).toEqual([null, null, null]);
    expect(booked(NOW - 89 * MINUTE).at(-1)?.bookedAt).toBe(NOW - 89 * MINUTE);
    expect(booked(NOW + MINUTE, { state: 'cancelled' })[0]?.tableIds).toEqual([T1]);
  });

  it('know the earliest of several bookings, of neighbouring days and of joined tables', () => {
    const at = (minutes: number, tableIds: string[]) => aPlacing({ at: NOW + minutes * MINUTE, tableIds });
    const two = known({}, { a: at(60, [T1]), b: at(30, [T1]) });
    expect(freeSpots(two, 2).at(-1)).toEqual({ tableIds: [T1], seats: 2, bookedAt: NOW + 30 * MINUTE });
    const neighbours = [aBookingDay({ date: '2026-11-21', bookings: { n: at(20, [T1]) } })];
    expect(freeSpots(known({ neighbours }), 2).at(-1)?.bookedAt).toBe(NOW + 20 * MINUTE);
    const joined = known({}, { a: at(40, [T2]) });
    expect(freeSpots(joined, 5)).toEqual([
      { tableIds: [T3], seats: 6, bookedAt: null },
      { tableIds: [T1, T2], seats: 6, bookedAt: NOW + 40 * MINUTE },
    ]);
  });

  it('are the same on a day without a booking', () => {
    const none = known({ day: emptyBookingDay(BUSINESS_DAY), now: NOW + HOUR });
    expect(spots(2, none)).toEqual([[T1], [T2], [T3]]);
  });
});
