import { describe, expect, it, test } from 'vitest';
import { aPlacing } from '../../fixtures/bookings.ts';
import { NOW } from '../../fixtures/ids.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { HOUR } from '../../time/ist.ts';
import { BOOKING_STATES } from './booking-day.schema.ts';
import { afterAct, BOOKING_ACTS, canAct, isCalledOff, isExpected } from './states.ts';

const FOLLOW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  requested: { confirm: 'confirmed', cancel: 'cancelled' },
  confirmed: { late: 'late', seat: 'seated', 'no-show': 'no-show', cancel: 'cancelled' },
  late: { seat: 'seated', 'no-show': 'no-show', cancel: 'cancelled' },
  seated: { leave: 'left' },
  left: {},
  'no-show': { seat: 'seated' },
  cancelled: {},
};

describe.each(BOOKING_STATES)('a booking that is %s (P-BOOK-4)', (state) => {
  test.each(BOOKING_ACTS.filter((act) => act !== 'undo'))('after %s', (act) => {
    const before = aPlacing({ state });
    const next = FOLLOW[state]?.[act];
    if (next === undefined) expect(reasonOf(() => afterAct(before, act, NOW))).toBe('booking-state');
    else expect(afterAct(before, act, NOW)).toMatchObject({ state: next, was: state });
    expect(canAct(before, act, NOW)).toBe(next !== undefined);
  });
});

describe('an undo', () => {
  test.each(['late', 'seat', 'no-show', 'cancel'] as const)('brings back what was before %s, once', (act) => {
    const before = aPlacing();
    const after = afterAct(afterAct(before, act, NOW), 'undo', NOW + HOUR);
    expect(after).toEqual(before);
    expect(reasonOf(() => afterAct(after, 'undo', NOW))).toBe('booking-state');
    expect(canAct(after, 'undo', NOW)).toBe(false);
  });

  it('of leaving keeps the time at which the party sat down', () => {
    const seated = afterAct(aPlacing(), 'seat', NOW);
    const back = afterAct(afterAct(seated, 'leave', NOW + HOUR), 'undo', NOW + HOUR);
    expect(back).toMatchObject({ state: 'seated', seatedAt: NOW, leftAt: null });
  });
});

test.each([
  ['no-show', -1, 'booking-too-early'],
  ['no-show', 0, null],
  ['seat', -3 * HOUR - 1, 'booking-too-early'],
  ['seat', -3 * HOUR, null],
  ['late', -9 * HOUR, null],
] as const)('%s %i ms from its time is refused with %s', (act, from, reason) => {
  expect(reasonOf(() => afterAct(aPlacing(), act, NOW + from))).toBe(reason);
});

test('who is expected, and what was called off', () => {
  expect(BOOKING_STATES.filter((state) => isExpected({ state }))).toEqual(['requested', 'confirmed', 'late']);
  expect(BOOKING_STATES.filter((state) => isCalledOff({ state }))).toEqual(['no-show', 'cancelled']);
});
