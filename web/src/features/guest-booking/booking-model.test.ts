import { dateOf, DAY, startOf } from '@bhoj/domain/time/ist';
import { describe, expect, it } from 'vitest';
import { guestBooking as words } from '../../messages/booker/booking/en.ts';
import {
  asksOf,
  daysFrom,
  isMobile,
  isOff,
  momentOf,
  nextTimes,
  sentenceOf,
  sizesOf,
} from './booking-model.ts';

const TODAY = '2026-11-20';
const later = (days: number) => dateOf(startOf(TODAY) + days * DAY);

describe('what a guest chooses from', () => {
  it('is a week of days, as far as the rules go', () => {
    expect(daysFrom({ today: TODAY, until: later(60) })).toEqual([0, 1, 2, 3, 4, 5, 6].map(later));
    expect(daysFrom({ today: TODAY, until: later(2) })).toEqual([0, 1, 2].map(later));
    expect(daysFrom({ today: TODAY, until: TODAY })).toEqual([TODAY]);
  });

  it('is up to eight sizes of those that the restaurant takes', () => {
    expect(sizesOf({ sizes: { from: 1, to: 20 } })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sizesOf({ sizes: { from: 2, to: 4 } })).toEqual([2, 3, 4]);
    expect(sizesOf({ sizes: { from: 5, to: 5 } })).toEqual([5]);
    expect(sizesOf({ sizes: { from: 5, to: 4 } })).toEqual([]);
    expect(sizesOf({ sizes: { from: 5, to: 1 } })).toEqual([]);
  });

  it('is a request from the size that the owner looks at', () => {
    expect([8, 9, 10].map((size) => asksOf({ asksFrom: 9 }, size))).toEqual([false, true, true]);
    expect(asksOf({ asksFrom: null }, 20)).toBe(false);
  });
});

it('a time after midnight says that it belongs to the evening before', () => {
  const at = (time: string) => Date.parse(`${time}+05:30`);
  expect(momentOf(words, 'en-IN', { day: TODAY, at: at('2026-11-20T20:00') })).toEqual({
    day: 'Friday, 20 November',
    clock: '8:00 pm',
  });
  expect(momentOf(words, 'en-IN', { day: TODAY, at: at('2026-11-21T00:30') })).toEqual({
    day: 'Friday, 20 November',
    clock: '12:30 am (after midnight)',
  });
});

it('a mobile number is one of India, with or without its code', () => {
  expect(['9876543210', '+91 98765 43210', '098765-43210'].map(isMobile)).toEqual([true, true, true]);
  expect(['', '98765', '1234567890'].map(isMobile)).toEqual([false, false, false]);
});

describe('a refusal', () => {
  it('has its own sentence', () => {
    expect(sentenceOf(words, 'no-table-free')).toBe(words.reasons['no-table-free']);
    expect(sentenceOf(words, 'offline')).toBe(words.reasons.offline);
  });

  it('says that nothing is booked here, where that is so', () => {
    const off = ['bookings-off', 'restaurant-suspended', 'ordering-ended'] as const;
    expect(off.map((reason) => isOff(reason))).toEqual([true, true, true]);
    expect(off.map((reason) => sentenceOf(words, reason))).toEqual(off.map(() => words.offHint));
    expect(isOff('booking-closed')).toBe(false);
  });

  it('asks for another time where the time is at fault, and to try again where something else is', () => {
    expect(sentenceOf(words, 'booking-past')).toBe(words.reasons['booking-closed']);
    expect(sentenceOf(words, 'no-table-fits')).toBe(words.reasons['booking-closed']);
    expect(sentenceOf(words, 'order-not-found')).toBe(words.reasons.unexpected);
    // The word alone does not make a reason one of a booking.
    expect(sentenceOf(words, 'too-many-bookings' as never)).toBe(words.reasons.unexpected);
    expect(sentenceOf(words, 'other-booking-past' as never)).toBe(words.reasons.unexpected);
  });

  it('names the next free times, where it has any', () => {
    expect(nextTimes({ next: [1, 'two', 3, null] })).toEqual([1, 3]);
    expect(nextTimes({ next: 'soon' })).toEqual([]);
    expect(nextTimes({})).toEqual([]);
  });
});
