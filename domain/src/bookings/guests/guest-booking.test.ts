import { describe, expect, it, test } from 'vitest';
import { aBookingDay, aBookingRules, aPlacing, BOOKING_ID } from '../../fixtures/bookings.ts';
import { BUSINESS_DAY, NOW } from '../../fixtures/ids.ts';
import { reasonOf, refusalOf } from '../../fixtures/reason-of.ts';
import { aTable } from '../../fixtures/tables.ts';
import { DAY, HOUR, MINUTE, startOf } from '../../time/ist.ts';
import { MOST_BY_GUESTS } from '../shape/booking-day.schema.ts';
import {
  cancelOfGuest,
  isGuestsToChange,
  onlyAsks,
  placeGuestAgain,
  placeOfGuest,
  timesForGuest,
} from './guest-booking.ts';
import { emptyBookingDay, placeNew } from '../evening/placing.ts';
import { instantOf, QUARTER } from '../evening/rules.ts';
import type { Known } from '../evening/placing.ts';

const NEW = 'BookingBBBBBBBBBBBB2';
const tables = [2, 4].map((seats, i) => aTable({ n: i + 1, seats }));

const known = (more: Partial<Known> = {}): Known => ({
  rules: aBookingRules(),
  cutoff: '04:00',
  tables,
  floors: [],
  day: emptyBookingDay(BUSINESS_DAY),
  neighbours: [],
  today: BUSINESS_DAY,
  now: NOW - 4 * HOUR,
  ...more,
});
const withPlacing = (more: Partial<Parameters<typeof aPlacing>[0]> = {}, id = BOOKING_ID) =>
  aBookingDay({ bookings: { [id]: aPlacing(more) } });

const placed = (k: Known, { at = NOW, size = 2, asRequest = false } = {}) =>
  placeOfGuest(k, NEW, { at, size, asRequest }).bookings[NEW];
const refused = (k: Known, wish: { at?: number; size?: number } = {}) =>
  refusalOf(() => placed(k, wish)) as {
    reason: string;
    details: { next?: number[] };
  };

describe('the times that a guest is shown', () => {
  it('are those with a free table, within the sittings and the notice, in order (P-BOOK-20)', () => {
    const times = timesForGuest(known(), 2);
    expect(times[0]).toBe(Math.ceil((NOW - 4 * HOUR + 30 * MINUTE) / QUARTER) * QUARTER);
    expect(times.at(-1)).toBe(instantOf(BUSINESS_DAY, '21:00', '04:00'));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('leave out a time at which somebody else would have to move', () => {
    // The party of two sits at the table for four, so a party of four finds none although two could move.
    const day = withPlacing({ size: 2, tableIds: ['F1-T02'] });
    expect(timesForGuest(known({ day }), 4)).not.toContain(NOW);
    expect(
      placeNew(known({ day }), NEW, {
        at: NOW,
        size: 4,
        tableIds: null,
        locked: false,
        anyway: false,
        asRequest: false,
      }).bookings[BOOKING_ID]?.tableIds,
    ).toEqual(['F1-T01']);
    expect(refused(known({ day }), { size: 4 }).reason).toBe('no-table-free');
  });

  it('are free again for the booking that holds the table', () => {
    const day = withPlacing({ size: 4, tableIds: ['F1-T02'] });
    expect(timesForGuest(known({ day }), 4)).not.toContain(NOW);
    expect(timesForGuest(known({ day }), 4, BOOKING_ID)).toContain(NOW);
  });

  it('are none on a blocked day, for a wrong size, past the last day or before now', () => {
    expect(timesForGuest(known({ rules: aBookingRules({ blocked: [BUSINESS_DAY] }) }), 2)).toEqual([]);
    expect(timesForGuest(known({ rules: aBookingRules({ sizes: { from: 3, to: 8 } }) }), 2)).toEqual([]);
    expect(timesForGuest(known({ now: NOW + 2 * DAY }), 2)).toEqual([]);
    expect(timesForGuest(known({ now: NOW - 90 * DAY }), 2)).toEqual([]);
  });

  it('of a large party are all that the rules allow, whatever is free and at any pace', () => {
    const rules = aBookingRules({ requestFrom: 3, pacing: 2 });
    const day = withPlacing({ size: 4, tableIds: ['F1-T02'] });
    expect(timesForGuest(known({ rules, day }), 12)).toContain(NOW);
    expect(timesForGuest(known({ rules, day }), 2)).not.toContain(NOW);
  });

  it('exist on 29 February', () => {
    const now = startOf('2028-02-28') + 12 * HOUR;
    const leap = known({ now, today: '2028-02-28', day: emptyBookingDay('2028-02-29') });
    expect(timesForGuest(leap, 2)).toContain(instantOf('2028-02-29', '19:00', '04:00'));
  });
});

describe('a guest’s booking', () => {
  it('gets the smallest table and is marked as the guest’s, without a name', () => {
    expect(placed(known())).toEqual(aPlacing({ size: 2, minutes: 60, tableIds: ['F1-T01'], byGuest: true }));
  });

  test.each([
    ['past', { at: NOW - 5 * HOUR }, 'booking-past'],
    ['half an hour ago, for which a host is forgiven', { at: NOW - 4 * HOUR - QUARTER }, 'booking-past'],
    ['within the notice', { at: NOW - 4 * HOUR + QUARTER }, 'booking-notice'],
    ['no quarter hour', { at: NOW + MINUTE }, 'invalid-input'],
    ['in the night', { at: instantOf(BUSINESS_DAY, '23:00', '04:00') }, 'booking-closed'],
    ['for more guests than any table seats', { size: 5 }, 'no-table-fits'],
    ['for more guests than the owner takes', { size: 21 }, 'booking-size'],
  ] as const)('is refused %s', (_, wish, reason) => {
    expect(refused(known(), wish).reason).toBe(reason);
  });

  it('is refused with the next free times where everything is taken', () => {
    const bookings = {
      [BOOKING_ID]: aPlacing({ tableIds: ['F1-T01'], size: 2 }),
      BookingCCCCCCCCCCCC3: aPlacing({ tableIds: ['F1-T02'] }),
    };
    const { reason, details } = refused(known({ day: aBookingDay({ bookings }) }));
    expect(reason).toBe('no-table-free');
    expect(details.next).toHaveLength(4);
  });

  it.each([{ on: false }, { online: 'off' as const }])('is refused where guests do not book: %j', (rules) => {
    expect(refused(known({ rules: aBookingRules(rules) })).reason).toBe('bookings-off');
  });

  it('leaves room for the host: a day takes so many of guests and no more (P-BOOK-23)', () => {
    const bookings = Object.fromEntries(
      Array.from({ length: MOST_BY_GUESTS }, (_, i) => [
        `Booking${i}`,
        aPlacing({ state: 'cancelled', byGuest: true }),
      ]),
    );
    const day = aBookingDay({ bookings });
    expect(refused(known({ day })).reason).toBe('booking-day-full');
    const byHost = { at: NOW, size: 2, tableIds: null, locked: false, anyway: false, asRequest: false };
    expect(placeNew(known({ day }), NEW, byHost).bookings[NEW]?.state).toBe('confirmed');
  });
});

describe('a guest’s request', () => {
  test.each([
    ['a large party', aBookingRules({ requestFrom: 9 }), 12],
    ['every party, where the owner accepts each', aBookingRules({ online: 'ask' }), 2],
  ])('of %s holds no table', (_, rules, size) => {
    expect(onlyAsks(rules, size)).toBe(true);
    expect(placed(known({ rules }), { size })).toMatchObject({
      state: 'requested',
      tableIds: [],
      byGuest: true,
    });
  });

  it('is made after too many others, too', () => {
    expect(placed(known(), { asRequest: true })).toMatchObject({ state: 'requested', tableIds: [] });
  });

  it('of a small party needs a time that is free', () => {
    const day = withPlacing({ size: 4, tableIds: ['F1-T02'] });
    const rules = aBookingRules({ online: 'ask' });
    expect(refused(known({ rules, day }), { size: 4 }).reason).toBe('no-table-free');
  });

  it('keeps the owner’s hours, days and largest size', () => {
    const rules = aBookingRules({ requestFrom: 9, sizes: { from: 1, to: 20 } });
    expect(refused(known({ rules }), { size: 21 }).reason).toBe('booking-size');
    const blocked = { ...rules, blocked: [BUSINESS_DAY] };
    expect(refused(known({ rules: blocked }), { size: 12 }).reason).toBe('booking-blocked');
  });
});

describe('a change by the guest', () => {
  const later = NOW + HOUR;
  const day = withPlacing({ size: 2, tableIds: ['F1-T01'], byGuest: true });
  const again = (k: Known, wish: { at?: number; size?: number }) =>
    placeGuestAgain(k, BOOKING_ID, aPlacing({ size: 2, tableIds: ['F1-T01'], byGuest: true }), {
      at: NOW,
      size: 2,
      ...wish,
    }).bookings[BOOKING_ID];

  it('keeps the table where it can, and gets another where it must', () => {
    expect(again(known({ day }), { at: later })).toMatchObject({
      at: later,
      tableIds: ['F1-T01'],
      byGuest: true,
    });
    expect(again(known({ day }), { size: 4 })).toMatchObject({ size: 4, minutes: 75, tableIds: ['F1-T02'] });
  });

  it('to the same changes nothing, also once the rules forbid it', () => {
    const rules = aBookingRules({ online: 'off' });
    expect(
      placeGuestAgain(known({ day, rules }), BOOKING_ID, aPlacing({ size: 2 }), { at: NOW, size: 2 }),
    ).toBe(day);
  });

  it('to a size that only asks gives the table up, and back again books', () => {
    const asked = again(known({ day }), { size: 12 });
    expect(asked).toMatchObject({ state: 'requested', tableIds: [], was: null });
    const back = placeGuestAgain(known({ day }), BOOKING_ID, asked ?? aPlacing(), { at: NOW, size: 2 });
    expect(back.bookings[BOOKING_ID]).toMatchObject({ state: 'confirmed', tableIds: ['F1-T01'] });
  });

  it('keeps a table that the host locked, or is refused', () => {
    const locked = aPlacing({ size: 2, tableIds: ['F1-T02'], locked: true, byGuest: true });
    const bookings = { [BOOKING_ID]: locked, [NEW]: aPlacing({ at: later, tableIds: ['F1-T02'] }) };
    const k = known({ day: aBookingDay({ bookings }) });
    const half = placeGuestAgain(k, BOOKING_ID, locked, { at: NOW - HOUR, size: 2 });
    expect(half.bookings[BOOKING_ID]).toMatchObject({ tableIds: ['F1-T02'], locked: true });
    expect(reasonOf(() => placeGuestAgain(k, BOOKING_ID, locked, { at: later, size: 2 }))).toBe(
      'booking-table-taken',
    );
  });

  test.each([
    ['seated', { state: 'seated' as const }, NOW - HOUR],
    ['cancelled', { state: 'cancelled' as const }, NOW - HOUR],
    ['due', {}, NOW],
  ])('is refused once the party is %s', (_, more, now) => {
    const placing = aPlacing({ ...more, byGuest: true });
    expect(isGuestsToChange(placing, now)).toBe(false);
    const k = known({ now, day: aBookingDay({ bookings: { [BOOKING_ID]: placing } }) });
    expect(reasonOf(() => placeGuestAgain(k, BOOKING_ID, placing, { at: NOW + 2 * HOUR, size: 2 }))).toBe(
      'booking-state',
    );
  });
});

describe('a cancellation by the guest', () => {
  it('frees the table, once', () => {
    const k = known({ day: withPlacing({ byGuest: true }) });
    const after = cancelOfGuest(k, BOOKING_ID);
    expect(after.bookings[BOOKING_ID]).toMatchObject({ state: 'cancelled', was: 'confirmed' });
    const repeated = known({ day: after });
    expect(cancelOfGuest(repeated, BOOKING_ID)).toBe(after);
  });

  it('is refused once the party sits or its time has come', () => {
    const seated = known({ day: withPlacing({ state: 'seated' }) });
    expect(reasonOf(() => cancelOfGuest(seated, BOOKING_ID))).toBe('booking-state');
    const due = known({ now: NOW, day: withPlacing() });
    expect(reasonOf(() => cancelOfGuest(due, BOOKING_ID))).toBe('booking-state');
    expect(reasonOf(() => cancelOfGuest(known(), BOOKING_ID))).toBe('booking-not-found');
  });
});
