import { describe, expect, it, test } from 'vitest';
import { aBookingDay, aBookingRules, aPlacing, BOOKING_ID } from '../../fixtures/bookings.ts';
import { BUSINESS_DAY, NOW } from '../../fixtures/ids.ts';
import { reasonOf, refusalOf } from '../../fixtures/reason-of.ts';
import { aTable } from '../../fixtures/tables.ts';
import { DAY, dayAfter, HOUR, MINUTE, startOf } from '../../time/ist.ts';
import { MOST_OF_A_DAY } from '../shape/booking-day.schema.ts';
import { emptyBookingDay, misfits, placeAct, placeAgain, placeAnew, placeNew } from './placing.ts';
import type { Known, Wanted } from './placing.ts';

const NEW = 'BookingBBBBBBBBBBBB2';
const OTHER = 'BookingCCCCCCCCCCCC3';
/** A room with tables for two, four and six; the last two make one for ten. */
const tables = [2, 4, 6].map((seats, i) => aTable({ n: i + 1, seats }));
const join = { tableIds: ['F1-T02', 'F1-T03'], from: 7, to: 10 };

const known = (more: Partial<Known> = {}): Known => ({
  rules: aBookingRules(),
  cutoff: '04:00',
  tables,
  floors: [{ joins: { version: 1, list: [join] } }],
  day: emptyBookingDay(BUSINESS_DAY),
  neighbours: [],
  today: BUSINESS_DAY,
  now: NOW - 4 * HOUR,
  ...more,
});

const wanted = (more: Partial<Wanted & { asRequest: boolean }> = {}) => ({
  at: NOW,
  size: 2,
  tableIds: null,
  locked: false,
  anyway: false,
  asRequest: false,
  ...more,
});

const placed = (k: Known, more: Parameters<typeof wanted>[0] = {}) =>
  placeNew(k, NEW, wanted(more)).bookings[NEW];
const refused = (k: Known, more: Parameters<typeof wanted>[0] = {}) =>
  refusalOf(() => placeNew(k, NEW, wanted(more)));

describe('a new booking', () => {
  test.each([
    [1, ['F1-T01']],
    [3, ['F1-T02']],
    [6, ['F1-T03']],
    [7, ['F1-T02', 'F1-T03']],
    [10, ['F1-T02', 'F1-T03']],
  ])('of %i sits at %j: the smallest single table, then a join (P-BOOK-6)', (size, tableIds) => {
    expect(placed(known(), { size })).toMatchObject({ tableIds, state: 'confirmed' });
  });

  it('above all tables and joins is refused with the largest party, or kept as a request without a table', () => {
    expect(refused(known(), { size: 11 })).toEqual({ reason: 'no-table-fits', details: { most: 10 } });
    expect(placed(known(), { size: 11, asRequest: true })).toMatchObject({
      tableIds: [],
      state: 'requested',
    });
  });

  it('gets the table that another can leave, and the other moves (P-BOOK-6)', () => {
    const day = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ size: 2, tableIds: ['F1-T02'] }) } });
    const two = aBookingDay({
      bookings: { ...day.bookings, [OTHER]: aPlacing({ size: 6, tableIds: ['F1-T03'] }) },
    });
    const after = placeNew(known({ day: two }), NEW, wanted({ size: 4 }));
    expect(after.bookings[NEW]?.tableIds).toEqual(['F1-T02']);
    expect(after.bookings[BOOKING_ID]?.tableIds).toEqual(['F1-T01']);
  });

  it('does not move a locked one, and names the next free times (P-BOOK-3)', () => {
    const locked = aPlacing({ size: 2, tableIds: ['F1-T03'], locked: true });
    const k = known({ day: aBookingDay({ bookings: { [BOOKING_ID]: locked } }) });
    // 75 minutes and 15 to clear before and after; 90 and 15 for the party of six.
    expect(refused(k, { size: 6 })).toEqual({
      reason: 'no-table-free',
      details: { next: [150, 135, 120, 105].map((minutes) => NOW - minutes * MINUTE) },
    });
  });

  it('finds no time after the last one', () => {
    expect(refused(known(), { at: NOW + 75 * MINUTE })).toMatchObject({
      reason: 'booking-closed',
      details: { next: [NOW + 15 * MINUTE, NOW + 30 * MINUTE, NOW + 45 * MINUTE, NOW + 60 * MINUTE] },
    });
    expect(placed(known(), { at: NOW + 75 * MINUTE, anyway: true })).toMatchObject({ state: 'confirmed' });
  });

  test.each([
    ['booking-past', { at: NOW - 5 * HOUR, anyway: true }, {}],
    ['booking-too-far', { at: NOW + 61 * DAY, anyway: true }, {}],
    ['invalid-input', { at: NOW + MINUTE, anyway: true }, {}],
    ['booking-notice', { at: NOW - 4 * HOUR + 15 * MINUTE }, {}],
    ['booking-blocked', {}, { rules: aBookingRules({ blocked: [BUSINESS_DAY] }) }],
    ['booking-size', { size: 5 }, { rules: aBookingRules({ sizes: { from: 1, to: 4 } }) }],
    ['bookings-off', { anyway: true }, { rules: aBookingRules({ on: false }) }],
  ] as const)('is refused with %s', (reason, more, change) => {
    expect(reasonOf(() => placeNew(known(change), NEW, wanted(more)))).toBe(reason);
  });

  it('may still be written down for a party at the door', () => {
    expect(placed(known({ now: NOW + 20 * MINUTE }), { anyway: true })).toMatchObject({ at: NOW });
  });

  it('is paced: so many guests begin in a quarter hour, a larger party only alone (P-BOOK-3)', () => {
    const rules = aBookingRules({ pacing: 5 });
    const day = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ tableIds: ['F1-T02'] }) } });
    expect(refused(known({ rules, day }))).toMatchObject({
      reason: 'booking-pacing',
      details: { covers: 4, most: 5 },
    });
    expect(placed(known({ rules, day }), { size: 1 })).toBeDefined();
    expect(placed(known({ rules, day }), { at: NOW + 15 * MINUTE })).toBeDefined();
    expect(placed(known({ rules }), { size: 6 })).toBeDefined();
    const gone = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ state: 'cancelled' }) } });
    expect(placed(known({ rules, day: gone }), { size: 6 })).toBeDefined();
  });

  it('is refused where a day has its most', () => {
    const many = Array.from(
      { length: MOST_OF_A_DAY },
      (_, i) => [`B${i}`, aPlacing({ state: 'cancelled' })] as const,
    );
    expect(
      reasonOf(() =>
        placeNew(known({ day: aBookingDay({ bookings: Object.fromEntries(many) }) }), NEW, wanted()),
      ),
    ).toBe('booking-day-full');
  });
});

describe('tables that the host chooses', () => {
  it('are taken, and who is there gives way', () => {
    const day = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ size: 2, tableIds: ['F1-T03'] }) } });
    const after = placeNew(known({ day }), NEW, wanted({ tableIds: ['F1-T03'], locked: true }));
    expect(after.bookings[NEW]).toMatchObject({ tableIds: ['F1-T03'], locked: true });
    expect(after.bookings[BOOKING_ID]?.tableIds).toEqual(['F1-T01']);
  });

  test.each([
    [['F1-T01'], 4, 'booking-tables-unfit'],
    [['F1-T01', 'F1-T02'], 4, 'booking-tables-unfit'],
    [['F1-T09'], 2, 'booking-tables-unfit'],
  ])('%j for %i are refused with %s', (tableIds, size, reason) => {
    expect(reasonOf(() => placeNew(known(), NEW, wanted({ tableIds, size })))).toBe(reason);
  });

  it('are refused where a locked booking has them', () => {
    const day = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ locked: true }) } });
    expect(reasonOf(() => placeNew(known({ day }), NEW, wanted({ tableIds: ['F1-T01'] })))).toBe(
      'booking-table-taken',
    );
  });
});

describe('the turn of a booking', () => {
  const late = startOf(dayAfter(BUSINESS_DAY)) + 3.5 * HOUR;
  const next = dayAfter(BUSINESS_DAY);
  const one = { tables: [aTable({ n: 1 })], floors: [] };
  const rules = aBookingRules({ pacing: null });

  it('reaches over midnight and over the cut-off into the neighbouring day (P-BOOK-2)', () => {
    const before = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ at: late }) } });
    const k = known({
      ...one,
      rules,
      day: emptyBookingDay(next),
      neighbours: [before],
      today: next,
      now: late,
    });
    const at = (minutes: number) => wanted({ at: late + minutes * MINUTE, anyway: true });
    expect(reasonOf(() => placeNew(k, NEW, at(75)))).toBe('no-table-free');
    expect(reasonOf(() => placeNew(k, NEW, at(90)))).toBeNull();
    // Bookings of another day are not moved.
    expect(reasonOf(() => placeNew({ ...k, tables }, NEW, { ...at(75), tableIds: ['F1-T01'] }))).toBe(
      'booking-table-taken',
    );
  });

  it('of a party that stays longer than planned goes on until it leaves', () => {
    const seated = aPlacing({ at: NOW - 3 * HOUR, state: 'seated', seatedAt: NOW - 3 * HOUR });
    const day = aBookingDay({ bookings: { [BOOKING_ID]: seated } });
    const k = known({ ...one, rules, day, now: NOW });
    expect(reasonOf(() => placeNew(k, NEW, wanted({ anyway: true })))).toBe('no-table-free');
    const left = placeAct(k, BOOKING_ID, 'leave');
    expect(
      reasonOf(() => placeNew({ ...k, day: left }, NEW, wanted({ at: NOW + 15 * MINUTE, anyway: true }))),
    ).toBeNull();
  });

  it('of guests without a booking holds their table today', () => {
    const sat = [aTable({ n: 1, order: 'OrderAAAAAAAAAAAAAA1', occupiedAt: NOW - HOUR })];
    const k = known({ ...one, tables: sat, rules, now: NOW });
    expect(reasonOf(() => placeNew(k, NEW, wanted({ anyway: true })))).toBe('no-table-free');
    expect(reasonOf(() => placeNew(k, NEW, wanted({ at: NOW + 30 * MINUTE, anyway: true })))).toBeNull();
    const tomorrow = { ...k, day: emptyBookingDay(next), today: BUSINESS_DAY };
    expect(reasonOf(() => placeNew(tomorrow, NEW, wanted({ at: NOW + DAY })))).toBeNull();
  });

  it('of a party for whom a captain reserved a table holds it for their turn (P-LABEL-3)', () => {
    const reservation = { name: 'Rao', guests: 6, at: NOW };
    const reserved = tables.map((table) =>
      table.id === 'F1-T03' ? { ...table, status: 'Reserved' as const, reservation } : table,
    );
    expect(refused(known({ tables: reserved }), { size: 6 })).toMatchObject({ reason: 'no-table-free' });
    expect(placed(known({ tables: reserved }), { size: 6, at: NOW - 3 * HOUR })).toMatchObject({
      tableIds: ['F1-T03'],
    });
  });

  it('of a booked party that sits down before the host taps Seat is no second party', () => {
    const day = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ size: 6, tableIds: ['F1-T03'] }) } });
    const sat = tables.map((table) =>
      table.id === 'F1-T03'
        ? { ...table, status: 'Occupied' as const, occupiedAt: NOW - 10 * MINUTE }
        : table,
    );
    expect(misfits(known({ tables: sat, day, now: NOW - 5 * MINUTE }))).toEqual(new Map());
  });

  it('of guests who sit where a forgotten party is still noted as seated holds the table', () => {
    const lunch = aPlacing({
      state: 'seated',
      tableIds: ['F1-T03'],
      at: NOW - 8 * HOUR,
      seatedAt: NOW - 8 * HOUR,
    });
    const day = aBookingDay({ bookings: { [BOOKING_ID]: lunch } });
    const sat = tables.map((table) =>
      table.id === 'F1-T03'
        ? { ...table, status: 'Occupied' as const, occupiedAt: NOW - 20 * MINUTE }
        : table,
    );
    const asked = { size: 6, at: NOW + HOUR };
    expect(refused(known({ tables: sat, day, now: NOW }), asked)).toMatchObject({ reason: 'no-table-free' });
  });

  it('a table in Maintenance is out today only; a room never takes a booking', () => {
    const k = known({ floors: [], tables: [aTable({ n: 1, status: 'Maintenance' })] });
    expect(reasonOf(() => placeNew(k, NEW, wanted()))).toBe('no-table-fits');
    expect(
      reasonOf(() => placeNew({ ...k, day: emptyBookingDay(next) }, NEW, wanted({ at: NOW + DAY }))),
    ).toBeNull();
    const room = known({ floors: [], tables: [aTable({ n: 1, kind: 'room' })] });
    expect(reasonOf(() => placeNew(room, NEW, wanted()))).toBe('no-table-fits');
  });
});

describe('a change', () => {
  const before = aPlacing();
  const day = aBookingDay({ bookings: { [BOOKING_ID]: { ...before, tableIds: ['F1-T02'] } } });
  const change = (more: Partial<Wanted>, k = known({ day })) =>
    placeAgain(k, BOOKING_ID, k.day.bookings[BOOKING_ID] ?? before, {
      ...wanted({ size: 4 }),
      ...more,
    }).bookings[BOOKING_ID];

  it('of the time keeps the table where it is free', () => {
    expect(change({ at: NOW + 30 * MINUTE })).toMatchObject({ at: NOW + 30 * MINUTE, tableIds: ['F1-T02'] });
  });

  it('of the size takes another table and another turn', () => {
    expect(change({ size: 6 })).toMatchObject({ size: 6, minutes: 90, tableIds: ['F1-T03'] });
    expect(reasonOf(() => change({ size: 11 }))).toBe('no-table-fits');
  });

  it('of the lock alone asks no rule', () => {
    const k = known({ day, rules: aBookingRules({ blocked: [BUSINESS_DAY] }) });
    expect(change({ locked: true }, k)).toMatchObject({ locked: true });
  });

  it('of a late party to another time makes it expected', () => {
    const lateDay = aBookingDay({
      bookings: { [BOOKING_ID]: aPlacing({ state: 'late', was: 'confirmed' }) },
    });
    expect(change({ at: NOW + HOUR }, known({ day: lateDay }))).toMatchObject({
      state: 'confirmed',
      was: null,
    });
  });

  it('of the size alone does not ask whether the time is over: the party is late, and one more', () => {
    const late = aPlacing({ size: 2, tableIds: ['F1-T01'], state: 'late', was: 'confirmed' });
    const day = aBookingDay({ bookings: { [BOOKING_ID]: late } });
    const at40 = known({ day, now: NOW + 40 * MINUTE });
    const after = placeAgain(at40, BOOKING_ID, late, wanted({ size: 3, anyway: true }));
    expect(after.bookings[BOOKING_ID]).toMatchObject({ size: 3, tableIds: ['F1-T02'] });
  });

  it('of a seated party is refused', () => {
    const seated = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ state: 'seated', seatedAt: NOW }) } });
    expect(reasonOf(() => change({}, known({ day: seated })))).toBe('booking-state');
  });

  it('of a request needs no table', () => {
    const asked = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ state: 'requested', tableIds: [] }) } });
    expect(change({ size: 30, anyway: true }, known({ day: asked }))).toMatchObject({
      size: 30,
      tableIds: [],
    });
  });
});

describe('an act', () => {
  const dayWith = (more: Parameters<typeof aPlacing>[0]) =>
    aBookingDay({ bookings: { [BOOKING_ID]: aPlacing(more) } });

  it('that confirms a request gives it a table, or refuses', () => {
    const k = known({ day: dayWith({ state: 'requested', tableIds: [] }) });
    expect(placeAct(k, BOOKING_ID, 'confirm').bookings[BOOKING_ID]).toMatchObject({ tableIds: ['F1-T02'] });
    const large = known({ day: dayWith({ state: 'requested', tableIds: [], size: 40 }) });
    expect(reasonOf(() => placeAct(large, BOOKING_ID, 'confirm'))).toBe('no-table-fits');
  });

  it('that takes a cancellation back gives another table where the old one is taken', () => {
    const k = known({ day: dayWith({ size: 2, state: 'cancelled', was: 'confirmed' }) });
    const day = { ...k.day, bookings: { ...k.day.bookings, [OTHER]: aPlacing({ size: 2, locked: true }) } };
    const back = placeAct({ ...k, day }, BOOKING_ID, 'undo').bookings[BOOKING_ID];
    expect(back).toMatchObject({ state: 'confirmed', tableIds: ['F1-T02'] });
  });

  it('that brings a request back gives it no table: another party may have it', () => {
    const gone = aPlacing({ state: 'cancelled', was: 'requested', tableIds: ['F1-T03'], locked: true });
    const day = aBookingDay({
      bookings: { [BOOKING_ID]: gone, [OTHER]: aPlacing({ size: 6, tableIds: ['F1-T03'] }) },
    });
    expect(placeAct(known({ day }), BOOKING_ID, 'undo').bookings[BOOKING_ID]).toMatchObject({
      state: 'requested',
      tableIds: [],
      locked: false,
    });
  });

  it('that seats a party without a table finds one, or refuses', () => {
    const unseated = aPlacing({ size: 2, tableIds: [] });
    const day = aBookingDay({ bookings: { [BOOKING_ID]: unseated } });
    expect(placeAct(known({ day, now: NOW }), BOOKING_ID, 'seat').bookings[BOOKING_ID]).toMatchObject({
      state: 'seated',
      tableIds: ['F1-T01'],
    });
    const none = known({ day, now: NOW, tables: [] });
    expect(reasonOf(() => placeAct(none, BOOKING_ID, 'seat'))).toBe('no-table-fits');
  });

  it('takes back nobody else’s act: what the screen showed must stand', () => {
    const day = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ state: 'seated', was: 'late' }) } });
    expect(reasonOf(() => placeAct(known({ day, now: NOW }), BOOKING_ID, 'undo', 'late'))).toBe(
      'booking-state',
    );
    expect(placeAct(known({ day, now: NOW }), BOOKING_ID, 'undo', 'seated').bookings[BOOKING_ID]?.state).toBe(
      'late',
    );
  });

  it('does not seat a party where another one sits', () => {
    const k = known({ day: dayWith({}), now: NOW });
    const day = {
      ...k.day,
      bookings: { ...k.day.bookings, [OTHER]: aPlacing({ state: 'seated', seatedAt: NOW }) },
    };
    expect(reasonOf(() => placeAct({ ...k, day }, BOOKING_ID, 'seat'))).toBe('booking-table-taken');
    expect(reasonOf(() => placeAct(k, NEW, 'seat'))).toBe('booking-not-found');
  });
});

describe('a plan that changes under bookings (P-BOOK-7)', () => {
  const bookings = {
    [BOOKING_ID]: aPlacing({ size: 2, tableIds: ['F1-T01'] }),
    [OTHER]: aPlacing({ size: 2, tableIds: ['F1-T01'], at: NOW - 3 * HOUR, locked: true }),
    [NEW]: aPlacing({ size: 10, tableIds: ['F1-T02', 'F1-T03'] }),
  };
  const k = known({ day: aBookingDay({ bookings }), tables: tables.slice(1), floors: [] });

  it('seats the unlocked anew, keeps the locked, and lists who no longer fits', () => {
    expect([...misfits(k)]).toEqual([
      [BOOKING_ID, 'table-gone'],
      [OTHER, 'table-gone'],
      [NEW, 'table-gone'],
    ]);
    const day = placeAnew(k);
    expect(day.bookings[BOOKING_ID]?.tableIds).toEqual(['F1-T02']);
    expect(day.bookings[OTHER]?.tableIds).toEqual(['F1-T01']);
    expect(day.bookings[NEW]?.tableIds).toEqual([]);
    expect([...misfits({ ...k, day })]).toEqual([
      [OTHER, 'table-gone'],
      [NEW, 'no-table'],
    ]);
    expect(placeAnew({ ...k, day })).toBe(day);
    // The table comes back, and so does the party.
    const mended = placeAnew(known({ day }));
    expect(mended.bookings[NEW]?.tableIds).toEqual(['F1-T02', 'F1-T03']);
  });

  it('names a table that is too small now, and two parties at one', () => {
    const small = known({ day: aBookingDay(), tables: [aTable({ n: 1, seats: 2 })], floors: [] });
    expect([...misfits(small)]).toEqual([[BOOKING_ID, 'too-small']]);
    const twice = aBookingDay({ bookings: { [BOOKING_ID]: aPlacing(), [OTHER]: aPlacing() } });
    const k2 = known({ day: twice, tables: [aTable({ n: 1 })], floors: [] });
    expect([...misfits(k2).values()]).toEqual(['overlap', 'overlap']);
  });
});

test('a full restaurant of 200 tables answers in a fraction of a second', () => {
  const many = Array.from({ length: 200 }, (_, i) => aTable({ n: i + 1, seats: 4 }));
  const bookings = Object.fromEntries(many.map(({ id }, i) => [`B${i}`, aPlacing({ tableIds: [id] })]));
  const k = known({
    tables: many,
    floors: [],
    day: aBookingDay({ bookings }),
    rules: aBookingRules({ pacing: null }),
  });
  const from = Date.now();
  expect(reasonOf(() => placeNew(k, NEW, wanted()))).toBe('no-table-free');
  expect(Date.now() - from).toBeLessThan(1_000);
});
