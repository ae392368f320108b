import {
  book,
  moveBooking,
  saveBookingRules,
  saveJoins,
} from '@bhoj/domain/bookings/shape/bookings.contract';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { BookingAct } from '@bhoj/domain/bookings/shape/states';
import { firstRules, QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { takeDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { DAY, WEEKDAYS } from '@bhoj/domain/time/ist';
import { callsOf } from './callable.ts';
import type { OnDuty } from './party.ts';

interface Booked {
  readonly name: string;
  readonly mobile: string | null;
  readonly size: number;
  /** Quarter hours from now. */
  readonly from: number;
  readonly food?: string;
  readonly occasion?: string;
  readonly note?: string;
  readonly tables?: readonly string[];
  readonly act?: BookingAct;
  /** The amount that the party has paid ahead by UPI. */
  readonly deposit?: Paise;
}

/** The parties of the evening, and one who only asks. */
const PARTIES: readonly Booked[] = [
  { name: 'Kulkarni', mobile: '9822012345', size: 2, from: 1, act: 'seat', tables: ['F1-T08'] },
  { name: 'Deepa Nair', mobile: '9845098450', size: 4, from: 3, food: 'No nuts', act: 'late' },
  { name: 'Sharma', mobile: '9811198111', size: 4, from: 8, occasion: 'Birthday', note: 'Cake at nine' },
  { name: 'राहुल देशमुख', mobile: '9765497654', size: 7, from: 8, food: 'Jain', deposit: paise(70_000) },
  { name: 'Fernandes', mobile: null, size: 2, from: 10, note: 'Quiet table' },
  { name: 'Office of Dr Rao', mobile: '9900112233', size: 22, from: 12, note: 'Wants the whole upper floor' },
];

/** Large parties pay ₹100 a guest ahead, and get it back until a day before. */
const DEPOSIT = { from: 6, amountPaise: paise(10_000), per: 'guest', noShow: 'kept', hours: 24 } as const;

/** Lunch and dinner: guests book for a meal, though the demo is open around the clock for people to try it. */
const MEALS = [
  { from: '12:00', last: '14:30' },
  { from: '18:30', last: '22:30' },
];
const MEALS_EVERY_DAY = Object.fromEntries(
  WEEKDAYS.map((day) => [day, MEALS]),
) as unknown as BookingRules['sittings'];

/** Switches bookings on, with deposits, declares a join, and books the evening by telephone. */
export async function takeBookings({ urls, restaurant, owner }: OnDuty): Promise<void> {
  const call = callsOf(urls, owner.idToken);
  const rules = firstRules(restaurant.operatingHours);
  await call(saveBookingRules, {
    rules: {
      ...rules,
      sittings: MEALS_EVERY_DAY,
      waitlist: true,
      deposit: DEPOSIT,
      questions: ['A high chair?'],
    },
    before: null,
  });
  const joins = [{ tableIds: ['F1-T05', 'F1-T06'], from: 5, to: 8 }];
  await call(saveJoins, { floor: 1, base: 0, joins });
  const now = Math.ceil(Date.now() / QUARTER) * QUARTER;
  const placed = async (
    { act, tables, name, mobile, size, deposit, food = '', occasion = '', note = '' }: Booked,
    at: number,
  ) => {
    const bookingId = newId();
    const tableIds = tables === undefined ? null : [...tables];
    const more = { food, occasion, note, messages: false, anyway: true, locked: tables !== undefined };
    await call(book, { name, mobile, size, ...more, bookingId, at, tableIds, asRequest: size > 8 });
    if (deposit !== undefined)
      await call(takeDeposit, { depositId: newId(), bookingId, amountPaise: deposit, method: 'upi' });
    if (act !== undefined) await call(moveBooking, { requestId: newId(), bookingId, act, reason: '' });
  };
  for (const party of PARTIES) {
    // One after the other: the bookings already made decide where the next one may go.
    // oxlint-disable-next-line no-await-in-loop
    await placed(party, now + party.from * QUARTER);
  }
  await placed({ name: 'Joshi', mobile: '9822298222', size: 4, from: 0 }, now + DAY);
}
