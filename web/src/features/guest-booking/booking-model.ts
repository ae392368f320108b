import type { freeTimes, readOwnBooking } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { MOBILE, mobileDigits } from '@bhoj/domain/kernel/mobile';
import { dateOf, DAY, startOf } from '@bhoj/domain/time/ist';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import { clockName } from '../../ui/dates/clock.ts';
import { longDay } from '../../ui/dates/short-day.ts';
import type { Words } from '../../words/part.ts';

export type Free = OutputOf<typeof freeTimes>;
export type Own = OutputOf<typeof readOwnBooking>;
type Sentences = Words<'guestBooking'>;

/** The days that stand as buttons; a later one is chosen in a calendar. */
const DAYS_SHOWN = 7;

/** Returns the first days that can be booked, as far as the owner's rules go. */
export const daysFrom = ({ today, until }: Pick<Free, 'today' | 'until'>): string[] =>
  Array.from({ length: DAYS_SHOWN }, (_, i) => dateOf(startOf(today) + i * DAY)).filter(
    (day) => day <= until,
  );

/** Returns the sizes that stand as buttons: up to eight of those that the restaurant takes. */
export const sizesOf = ({ sizes }: Pick<Free, 'sizes'>): number[] =>
  Array.from(
    { length: Math.max(0, Math.min(sizes.to, sizes.from + 7) - sizes.from + 1) },
    (_, i) => sizes.from + i,
  );

export const asksOf = ({ asksFrom }: Pick<Free, 'asksFrom'>, size: number): boolean =>
  asksFrom !== null && size >= asksFrom;

/** Friday, 20 November, 8:00 pm; a time after midnight is said so, because it belongs to the evening before. */
export function momentOf(
  words: Sentences,
  locale: string,
  { day, at }: { readonly day: string; readonly at: number },
): { readonly day: string; readonly clock: string } {
  const clock = clockName(at);
  return {
    day: longDay(locale, day),
    clock: dateOf(at) === day ? clock : `${clock} (${words.nextDay})`,
  };
}

export const isMobile = (typed: string): boolean => MOBILE.test(mobileDigits(typed));

const isKnown = (
  words: Sentences,
  reason: FailureReason,
): reason is keyof Sentences['reasons'] & FailureReason => Object.hasOwn(words.reasons, reason);

/** Reasons for which nothing is booked here at all. */
const OFF: readonly FailureReason[] = ['bookings-off', 'restaurant-suspended', 'ordering-ended'];
export const isOff = (reason: FailureReason): boolean => OFF.includes(reason);

/** Returns the sentence of a refusal. A time that cannot be had for a reason without a sentence is one to change. */
export function sentenceOf(words: Sentences, reason: FailureReason): string {
  if (isKnown(words, reason)) return words.reasons[reason];
  if (isOff(reason)) return words.offHint;
  return words.reasons[/^(?:booking|no-table)-/.test(reason) ? 'booking-closed' : 'unexpected'];
}

/** Returns the free times that a refusal names. */
export const nextTimes = (details: Readonly<Record<string, unknown>>): number[] => {
  const { next } = details;
  return Array.isArray(next) ? next.filter((at): at is number => typeof at === 'number') : [];
};

/** A person with these may read, change and cancel a booking. */
export interface Link {
  readonly slug: string;
  readonly bookingId: string;
  readonly key: string;
}
