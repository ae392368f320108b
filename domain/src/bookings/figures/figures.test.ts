import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBookingDay, aBookingRules, aPlacing } from '../../fixtures/bookings.ts';
import { MINUTE } from '../../time/ist.ts';
import { bookingFigures, ENOUGH_TURNS, withOwnTurns } from './figures.ts';
import type { Placing } from '../shape/booking-day.schema.ts';

const at = Date.parse('2026-11-20T20:00+05:30');
const NOW = Date.parse('2026-11-21T12:00+05:30');
const RULES = aBookingRules({
  turns: [
    { upTo: 2, minutes: 60 },
    { upTo: 8, minutes: 90 },
  ],
});

const party = (over: Partial<Placing> = {}): Placing =>
  aPlacing({ at, size: 2, state: 'confirmed', ...over });
/** A party that sat down at its time, or so many minutes later, and stayed so many. */
const gone = (
  stayed: number,
  { after = 0, ...over }: Partial<Placing> & { after?: number } = {},
): Placing => {
  const seatedAt = at + after * MINUTE;
  return party({ state: 'left', seatedAt, leftAt: seatedAt + stayed * MINUTE, ...over });
};
const dayOf = (...some: readonly Placing[]) =>
  aBookingDay({ bookings: Object.fromEntries(some.map((each, n) => [`b${n}`, each])) });
const figures = (...some: readonly Placing[]) => bookingFigures([dayOf(...some)], RULES, NOW);

describe('who was booked, and who came', () => {
  it('counts parties and their guests', () => {
    expect(
      figures(
        gone(60),
        gone(60, { size: 4, after: 16 }),
        party({ state: 'no-show', size: 6 }),
        party({ state: 'cancelled', size: 3 }),
        party({ state: 'requested' }),
        party({ at: NOW + MINUTE }),
      ),
    ).toMatchObject({
      booked: { parties: 3, guests: 12 },
      came: { parties: 2, guests: 6 },
      late: { parties: 1, guests: 4 },
      noShow: { parties: 1, guests: 6 },
      cancelled: { parties: 1, guests: 3 },
    });
  });

  it('has a quarter of an hour for a party on its way', () => {
    expect(figures(gone(60, { after: 15 })).late.parties).toBe(0);
  });

  it('knows nothing of days without bookings', () => {
    expect(bookingFigures([], RULES, NOW)).toMatchObject({ booked: { parties: 0, guests: 0 }, byHour: [] });
  });
});

describe('turn times', () => {
  it('says a band’s own only from thirty parties on, so that three of four had gone, rounded up to five', () => {
    const some = Array.from({ length: ENOUGH_TURNS }, (_, n) => gone(41 + n));
    expect(figures(...some.slice(1)).turns[0]).toEqual({
      upTo: 2,
      ruleMinutes: 60,
      parties: 29,
      ownMinutes: null,
    });
    // The 23rd of 30, counted by hand: 63 minutes.
    expect(figures(...some).turns[0]).toEqual({ upTo: 2, ruleMinutes: 60, parties: 30, ownMinutes: 65 });
  });

  it('counts a party above the last band in it, and leaves out what cannot be right', () => {
    const turns = figures(gone(80, { size: 12 }), gone(80, { size: 3 }), gone(9), gone(361)).turns;
    expect(turns.map(({ parties }) => parties)).toEqual([0, 2]);
  });

  it('gives the rules the own ones, and nothing where they are the same', () => {
    const own = figures(...Array.from({ length: ENOUGH_TURNS }, () => gone(44))).turns;
    expect(withOwnTurns(RULES, own)?.turns).toEqual([
      { upTo: 2, minutes: 45 },
      { upTo: 8, minutes: 90 },
    ]);
    expect(withOwnTurns(RULES, figures().turns)).toBeNull();
  });
});

describe('guests by hour', () => {
  it('shares a stay among the hours of the clock, over midnight too, as the mean of the days with parties', () => {
    const over = gone(60, { at: Date.parse('2026-11-20T23:30+05:30') });
    const late = { ...over, seatedAt: over.at, leftAt: over.at + 60 * MINUTE };
    expect(figures(gone(90, { size: 4 }), late).byHour).toEqual([
      { hour: 0, guests: 1 },
      { hour: 20, guests: 4 },
      { hour: 21, guests: 2 },
      { hour: 23, guests: 1 },
    ]);
    const two = bookingFigures([dayOf(gone(60)), dayOf(), dayOf(gone(60, { size: 4 }))], RULES, NOW);
    expect(two.byHour).toEqual([{ hour: 20, guests: 3 }]);
  });

  it('adds up to the time that all guests sat there', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            after: fc.integer({ min: 0, max: 300 }),
            stayed: fc.integer({ min: 1, max: 300 }),
            size: fc.integer({ min: 1, max: 20 }),
          }),
          {
            minLength: 1,
          },
        ),
        (parties) => {
          const { byHour } = figures(
            ...parties.map(({ after, stayed, size }) => gone(stayed, { after, size })),
          );
          const sum = byHour.reduce((all, { guests }) => all + guests, 0);
          const stayed = parties.reduce((all, each) => all + (each.size * each.stayed) / 60, 0);
          expect(sum).toBeCloseTo(stayed, 6);
        },
      ),
    );
  });
});
