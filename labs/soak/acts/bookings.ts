import {
  bookAsGuest,
  cancelOwnBooking,
  changeOwnBooking,
} from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { book, changeBooking, moveBooking, seatDayAnew } from '@bhoj/domain/bookings/shape/bookings.contract';
import { BOOKING_ACTS, canAct, isExpected } from '@bhoj/domain/bookings/shape/states';
import type { BookingAct } from '@bhoj/domain/bookings/shape/states';
import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import type { Random } from '../../../demo/random.ts';
import { ALWAYS_STORED, calling } from '../act.ts';
import { followFloor } from '../floor.ts';
import { oneOf } from '../world.ts';
import type { Plan } from '../act.ts';
import type { World } from '../world.ts';

/** Mobile numbers of guests who book. The first one also orders at a table. */
const MOBILES = ['9876543210', '9876500001', '9876500002'];

/** A quarter hour up to some hours ahead, mostly within the half hour in which tables are reserved. */
const timeOf = (random: Random, now: number): number =>
  Math.ceil(now / QUARTER) * QUARTER + random.int(0, random.pick([1, 1, 1, 12, 60])) * QUARTER;

interface Known {
  readonly id: string;
  readonly date: string;
  readonly placing: Placing;
}

const known = ({ bookingDays }: World): Known[] =>
  bookingDays.flatMap(({ date, bookings }) =>
    Object.entries(bookings).map(([id, placing]) => ({ id, date, placing })),
  );

const about = (random: Random) => ({
  name: random.pick(['Meera', 'Farah', 'Anil']),
  note: '',
  occasion: '',
  food: '',
});

/** The host books; tables are chosen by Bhoj, or by the host, who now and then overrules the rules. */
export const host: Plan = (world, random) => {
  if (world.place.slug === null) return null;
  const tableIds = random.chance(0.3) ? [random.pick(world.tables).id] : null;
  return calling(book, world.place.owner, {
    bookingId: newId(),
    at: timeOf(random, world.now),
    size: random.int(1, 8),
    tableIds,
    locked: random.chance(0.2),
    ...about(random),
    mobile: random.pick(MOBILES),
    messages: false,
    anyway: random.chance(0.3),
    asRequest: random.chance(0.15),
  });
};

/** A guest books on the public page, each from an address of their own. */
export const guest: Plan = ({ place, now }, random) => {
  if (place.slug === null) return null;
  const { slug } = place;
  const by = random.pick(place.guests);
  const link = { slug, bookingId: newId(), key: newShareToken() };
  const input = {
    ...link,
    at: timeOf(random, now),
    size: random.int(1, 6),
    ...about(random),
    mobile: random.pick(MOBILES),
    answers: [],
    messages: false,
    language: 'hi' as const,
  };
  return calling(bookAsGuest, by, input, { learn: ({ links }) => void links.set(link.bookingId, link) });
};

/** The guest of a link changes the party or cancels. */
export const guestChanges: Plan = (world, random) => {
  const { place, ledger, now } = world;
  const one = oneOf(
    random,
    known(world).filter(({ id, placing }) => ledger.links.has(id) && isExpected(placing)),
  );
  const link = one && ledger.links.get(one.id);
  if (one === null || link === undefined || link === null) return null;
  const { at, size } = one.placing;
  return calling(changeOwnBooking, random.pick(place.guests), {
    ...link,
    seen: { at, size },
    at: timeOf(random, now),
    size: random.int(1, 6),
    note: '',
    occasion: '',
    food: '',
    messages: false,
  });
};

export const guestCancels: Plan = ({ place, ledger }, random) => {
  const link = oneOf(random, [...ledger.links.values()].slice(-6));
  return link && calling(cancelOwnBooking, random.pick(place.guests), link);
};

export const change: Plan = (world, random) => {
  const one = oneOf(
    random,
    known(world).filter(({ placing }) => isExpected(placing)),
  );
  if (one === null) return null;
  const change = random.pick([
    { at: timeOf(random, world.now) },
    { size: random.int(1, 8) },
    { tableIds: null },
    { tableIds: [random.pick(world.tables).id] },
    { locked: random.chance(0.5) },
  ]);
  return calling(
    changeBooking,
    world.place.owner,
    { requestId: newId(), bookingId: one.id, change, anyway: random.chance(0.5) },
    ALWAYS_STORED,
  );
};

/** Does one act on a booking that allows it; now and then on any, as from a screen that is behind. */
const moving =
  (...acts: readonly BookingAct[]): Plan =>
  (world, random) => {
    const act = random.pick(acts);
    const isBehind = random.chance(0.05);
    const one = oneOf(
      random,
      known(world).filter(({ placing }) => isBehind || canAct(placing, act, world.now)),
    );
    if (one === null) return null;
    const seen = random.chance(0.8) ? { seen: one.placing.state } : {};
    const reason = act === 'cancel' ? 'They called' : '';
    const input = { requestId: newId(), bookingId: one.id, act, reason, ...seen };
    return calling(moveBooking, world.place.owner, input, {
      ...ALWAYS_STORED,
      learn: (ledger) => {
        if (act === 'undo') ledger.parted.add(one.id);
      },
    });
  };

export const seat = moving('seat', 'seat', 'confirm');
export const leave = moving('leave', 'late', 'no-show');
export const anyAct = moving(...BOOKING_ACTS);

export const seatAnew: Plan = ({ place, bookingDays }, random) => {
  const day = oneOf(random, bookingDays);
  return day && calling(seatDayAnew, place.owner, { day: day.date });
};

/** The tables follow the bookings, as the schedule and the trigger make them. */
export const follow: Plan = ({ place }) =>
  place.slug === null
    ? null
    : {
        name: 'followBookings',
        told: 'followBookings',
        by: null,
        needs: [],
        input: {},
        isDirect: false,
        once: async (instance) => {
          await followFloor(place.restaurantId, instance);
          return { output: {} };
        },
        isStored: () => false,
        learn: () => {},
      };
