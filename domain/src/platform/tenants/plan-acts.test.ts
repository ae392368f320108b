import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { NOW } from '../../fixtures/ids.ts';
import { DAY } from '../../time/ist.ts';
import { extendedTrial, giftedPremium, MAX_GIVEN_DAYS } from './plan-acts.ts';

const trial = aRestaurant({ membership: 'free', trialEndDate: NOW + 3 * DAY, premiumUntil: null });
const over = { ...trial, trialEndDate: NOW - 30 * DAY };
const paid = aRestaurant({ membership: 'premium', premiumUntil: NOW + 10 * DAY });
const lapsed = { ...paid, premiumUntil: NOW - 20 * DAY };
const days = (n: number) => NOW + n * DAY;

describe('extendedTrial', () => {
  it.each([
    [trial, 10],
    [over, 1],
    [trial, MAX_GIVEN_DAYS],
  ])('moves the end', (record, to) => {
    expect(extendedTrial(record, days(to), NOW)).toEqual({ trialEndDate: days(to) });
  });

  it.each([
    [trial, 3],
    [over, 0],
    [over, -1],
    [trial, MAX_GIVEN_DAYS + 1],
  ])('refuses an end that is no later, past, or too far', (record, to) => {
    expect(() => extendedTrial(record, days(to), NOW)).toThrow('end-not-later');
  });

  it('is for trials only', () => {
    expect(() => extendedTrial(paid, days(90), NOW)).toThrow('not-on-trial');
  });
});

describe('giftedPremium', () => {
  it.each([
    ['after a trial', trial, 10, 7],
    ['after what is paid', paid, 30, 20],
    ['from now where it had ended', lapsed, 30, 30],
    ['on top of a gift', { ...paid, giftedMs: 5 * DAY }, 30, 25],
  ])('begins %s', (_, record, to, gifted) => {
    expect(giftedPremium(record, days(to), NOW)).toEqual({
      membership: 'premium',
      premiumUntil: days(to),
      giftedMs: gifted * DAY,
    });
  });

  it.each([
    [trial, 3],
    [paid, 10],
    [lapsed, 0],
    [paid, MAX_GIVEN_DAYS + 1],
  ])('refuses an end that is no later, past, or too far', (record, to) => {
    expect(() => giftedPremium(record, days(to), NOW)).toThrow('end-not-later');
  });

  it('changes nothing of premium without an end', () => {
    expect(() => giftedPremium({ ...paid, premiumUntil: null }, days(30), NOW)).toThrow(
      'premium-without-end',
    );
  });
});
