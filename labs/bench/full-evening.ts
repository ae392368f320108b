import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { book } from '@bhoj/domain/bookings/shape/bookings.contract';
import { bookAsGuest, freeTimes } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { emptyBookingDay, placeNew } from '@bhoj/domain/bookings/evening/placing';
import { businessDayOf, HOUR } from '@bhoj/domain/time/ist';
import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { newId } from '@bhoj/domain/kernel/ids';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { put } from '../../tests/support/arrange.ts';
import { aPublicBookingHouse, booking, guestsBooking, hoursAhead } from '../../tests/support/bookings.ts';
import { call } from '../../tests/support/mount.ts';
import { percentile } from './print-table.ts';
import type { BookingDay } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { Table } from './print-table.ts';

const TABLES = 40;
/** Parties of the evening before anybody books more: three at each table, save at a few. */
const PARTIES = 110;
const SAMPLES = 40;

/** Returns an evening of parties of four, an hour and three quarters after one another at each table. */
function anEvening(at: number): BookingDay {
  const date = businessDayOf(at, '04:00');
  const known = {
    rules: aBookingRules({ pacing: null }),
    cutoff: '04:00',
    tables: Array.from({ length: TABLES }, (_, i) => aTable({ n: i + 1, seats: 4 })),
    floors: [],
    neighbours: [],
    today: date,
    now: at - HOUR,
  };
  const wish = { size: 4, tableIds: null, locked: false, anyway: true, asRequest: false };
  let day = emptyBookingDay(date);
  for (let n = 0; n < PARTIES; n += 1) {
    const turn = Math.floor(n / TABLES);
    day = placeNew({ ...known, day }, newId(), { ...wish, at: at + turn * 2 * HOUR });
  }
  return day;
}

const summary = (samples: readonly number[]) => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});

/** (d) Booking one more party into a full evening, as a host and as a guest, beside a bare write of the same run. */
export async function fullEvening(): Promise<Table> {
  const house = await aPublicBookingHouse(TABLES);
  const { restaurantId, slug, owner } = house;
  const at = hoursAhead(1);
  const day = anEvening(at);
  const params = { restaurantId, date: day.date };
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };
  const samples: Record<'host' | 'guest' | 'free' | 'bare', number[]> = {
    host: [],
    guest: [],
    free: [],
    bare: [],
  };
  const last = at + 4 * HOUR;
  for (let n = 0; n < SAMPLES; n += 1) {
    await put(bookingDays, params, day);
    samples.free.push(await timed(() => call(freeTimes, { slug, day: day.date, size: 2, own: null })));
    samples.host.push(await timed(() => call(book, booking({ at: last, size: 2 }), owner)));
    samples.guest.push(await timed(() => call(bookAsGuest, guestsBooking(slug, { at: last }))));
    const bare = anAvailability({ soldOut: { [newId()]: Date.now() }, menuVersion: 1 });
    samples.bare.push(await timed(() => put(availabilities, { restaurantId }, bare)));
  }
  const [host, bare] = [summary(samples.host), summary(samples.bare)];
  return {
    'a host books': host,
    'a guest books': summary(samples.guest),
    'free times': summary(samples.free),
    'bare write': bare,
    ratio: { p50: host.p50 / bare.p50, p95: host.p95 / bare.p95 },
  };
}
