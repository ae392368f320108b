import { bookingDays, bookingRules, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import { aDeposit, DEPOSIT_ID } from '@bhoj/domain/fixtures/deposits';
import { aBooking, aBookingDay, aBookingRules, BOOKING_ID } from '@bhoj/domain/fixtures/bookings';
import { aWaitDay, aWaitingGuest, aWaitRecord, WAIT_ID } from '@bhoj/domain/fixtures/waitlist';
import { waitDays, waitingGuests, waitRecords } from '@bhoj/domain/waitlist/wait.collection';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import { someHowSold, someOrderedTogether } from '@bhoj/domain/fixtures/days';
import { availabilityLogs } from '@bhoj/domain/menu/dish/availability-log.collection';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { menuChanges } from '@bhoj/domain/menu/changes/menu-change.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { canMoveByHand, TABLE_STATUSES } from '@bhoj/domain/tables/table';
import { NOW, RESTAURANT } from '@bhoj/domain/fixtures/ids';
import {
  aMenu,
  aMenuChange,
  anAvailability,
  anAvailabilityLog,
  someCosts,
  somePrices,
} from '@bhoj/domain/fixtures/menu';
import { aProfile } from '@bhoj/domain/fixtures/restaurant';
import { aFloor, aTable } from '@bhoj/domain/fixtures/tables';
import {
  captainOfTwo,
  captainOnPaper,
  captainTurnedCook,
  cookTurnedCaptain,
  dismissedCook,
} from '../actors.ts';
import { onlyTheseFields, table } from '../table.ts';
import type { Case, Place } from '../table.ts';

const r = { restaurantId: RESTAURANT };
const ofRestaurant = 'owner captain kitchen';

/** Claims and record must agree, whichever of them is older. */
const membershipCases = (at: Place): Case[] => [
  at.cannot(captainOfTwo, 'get', ''),
  at.cannot(captainTurnedCook, 'get', ''),
  at.cannot(cookTurnedCaptain, 'get', ''),
  at.cannot(captainOnPaper, 'get', ''),
  at.cannot(dismissedCook, 'get', ''),
];

const tablePath = tables.path({ ...r, tableId: 'F1-T01' });

const sharma = { name: 'Sharma', guests: 4, at: new Date(NOW + 3_600_000) };
const GOOD_RESERVATIONS: [string, object][] = [
  ['for four', sharma],
  ['for one', { ...sharma, guests: 1 }],
  ['for ninety-nine', { ...sharma, guests: 99 }],
  ['with the longest name, in Hindi', { ...sharma, name: 'श'.repeat(40) }],
];
const BAD_RESERVATIONS: [string, unknown][] = [
  ['with a phone number', { ...sharma, mobile: '9812345678' }],
  ['with a field unlisted', { ...sharma, unlisted: 1 }],
  ['for a booking', { ...sharma, bookingId: 'BookingAAAAAAAAAAAA1' }],
  ['with further tables', { ...sharma, tableIds: ['F1-T01', 'F1-T02'] }],
  ['whose party sits', { ...sharma, seatedAt: new Date(NOW) }],
  ['without a name', { guests: 4, at: sharma.at }],
  ['with an empty name', { ...sharma, name: '' }],
  ['with a blank name', { ...sharma, name: ' ' }],
  ['with a name that is too long', { ...sharma, name: 'x'.repeat(41) }],
  ['with a name that turns the writing', { ...sharma, name: 'a\u202Eb' }],
  ['with a number for a name', { ...sharma, name: 4 }],
  ['for nobody', { ...sharma, guests: 0 }],
  ['for a hundred', { ...sharma, guests: 100 }],
  ['for one and a half', { ...sharma, guests: 1.5 }],
  ['for text', { ...sharma, guests: '4' }],
  ['without guests', { name: 'Sharma', at: sharma.at }],
  ['without a time', { name: 'Sharma', guests: 4 }],
  ['at a number', { ...sharma, at: NOW }],
  ['that is text', 'Sharma, 4'],
  ['that is null', null],
];

/** A reservation is deleted with the state Reserved. */
function reservationCases(at: Place): Case[] {
  const standing = (status: string) => ({
    given: { [tablePath]: { ...at.stored, status, reservation: sharma } },
  });
  const later = { ...sharma, at: new Date(NOW + 7_200_000) };
  return [
    ...GOOD_RESERVATIONS.map(([what, reservation]) =>
      at.can('captain', 'update', `Reserved ${what}`, { status: 'Reserved', reservation }),
    ),
    ...BAD_RESERVATIONS.map(([what, reservation]) =>
      at.cannot('captain', 'update', `Reserved ${what}`, { status: 'Reserved', reservation }),
    ),
    at.can('owner', 'update', 'Reserved for four', { status: 'Reserved', reservation: sharma }),
    at.cannot('kitchen', 'update', 'Reserved for four', { status: 'Reserved', reservation: sharma }),
    at.cannot('captain', 'update', 'a reservation alone', { reservation: sharma }),
    at.cannot('captain', 'update', 'Maintenance for four', { status: 'Maintenance', reservation: sharma }),
    at.can('captain', 'update', 'the time of a reservation', { reservation: later }, standing('Reserved')),
    at.can('captain', 'update', 'a reservation away', { reservation: undefined }, standing('Reserved')),
    at.can(
      'captain',
      'update',
      'Available, the reservation away',
      { status: 'Available', reservation: undefined },
      standing('Reserved'),
    ),
    at.cannot(
      'captain',
      'update',
      'Available with its reservation',
      { status: 'Available' },
      standing('Reserved'),
    ),
    at.cannot('captain', 'update', 'a reservation at guests', { reservation: later }, standing('Occupied')),
  ];
}

function tableCases(at: Place): Case[] {
  const standing = (status: string) => ({ given: { [tablePath]: { ...at.stored, status } } });
  const moves = TABLE_STATUSES.flatMap((from) =>
    [...TABLE_STATUSES, 'unlisted'].flatMap((to) => {
      // Its reservation may change while a table stays Reserved.
      const isKept = from === 'Reserved' && to === 'Reserved';
      const may = isKept || (to !== 'unlisted' && canMoveByHand(from, to as (typeof TABLE_STATUSES)[number]));
      return (['owner', 'captain'] as const).map((who) =>
        (may ? at.can : at.cannot)(who, 'update', `${from} to ${to}`, { status: to }, standing(from)),
      );
    }),
  );
  return [
    ...membershipCases(at),
    ...moves,
    at.cannot(captainOfTwo, 'update', 'Reserved', { status: 'Reserved' }),
    at.cannot(cookTurnedCaptain, 'update', 'Reserved', { status: 'Reserved' }),
    at.cannot(captainTurnedCook, 'update', 'Reserved', { status: 'Reserved' }),
    at.cannot('owner', 'update', 'a status that is none', { status: 5 }),
    at.cannot('owner', 'update', 'the status away', { status: undefined }),
    ...reservationCases(at),
    ...onlyTheseFields(at, tables, 'owner', { status: 'Reserved' }, ['status', 'reservation']),
    ...onlyTheseFields(at, tables, 'captain', { status: 'Reserved' }, ['status', 'reservation']),
  ];
}

const until = new Date(NOW + 3_600_000);
const later = new Date(NOW + 7_200_000);
const soldOut = { 'masala-dosa': until };
const many = (n: number, at: Date) =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`item-${i}`, at]));
const longest = 'x'.repeat(40);

/** Firestore itself refuses the others, such as `__proto__`. */
const RESERVED = Object.getOwnPropertyNames(Object.prototype).filter((id) => !/^__.*__$/.test(id));

const GOOD_SOLD_OUT: [string, Record<string, unknown>][] = [
  ['nothing', {}],
  ['one dish', { 'masala-dosa': until }],
  ['two dishes until the same time', { 'masala-dosa': until, 'filter-coffee': until }],
  ['the longest id', { [longest]: until }],
  ['a size and an add-on', { 'dal:half': until, 'extras/butter': until }],
  ['1500 dishes', many(1500, until)],
  ['ids that contain a reserved one', { 'constructor-2': until, valueof: until, toString_: until }],
  ['an id that no rule names', { unlisted: until }],
];
const BAD_SOLD_OUT: [string, unknown][] = [
  ['1501 dishes', many(1501, until)],
  ['text for a time', { 'masala-dosa': 'tomorrow' }],
  ['a number for a time', { 'masala-dosa': NOW }],
  ['two different times', { 'masala-dosa': until, 'filter-coffee': later }],
  ['a time, and text beside it', { 'masala-dosa': until, 'filter-coffee': 'tomorrow' }],
  ['a size of a size', { 'dal:half:small': until }],
  ['a size without a dish', { ':half': until }],
  ['an add-on without a name', { 'extras/': until }],
  ['an id with a comma', { 'masala,dosa': until }],
  ['an id with a blank', { 'masala dosa': until }],
  ['an id that is too long', { [`${longest}x`]: until }],
  ...RESERVED.map((id): [string, unknown] => [`the id ${id}`, { [id]: until }]),
  ['a reserved id beside another', { 'masala-dosa': until, constructor: until }],
  ['a list', [until]],
  ['a list of no instants', []],
  ['text', 'sold out'],
  ['null', null],
];

const availabilityPath = availabilities.path(r);

function availabilityCases(at: Place): Case[] {
  const write = (kind: 'can' | 'cannot', what: string, value: unknown) =>
    at[kind]('kitchen', 'update', what, { soldOut: value });
  const standing = { given: { [availabilityPath]: { soldOut, menuVersion: 3, schemaVersion: 1 } } };
  return [
    ...GOOD_SOLD_OUT.map(([what, value]) => write('can', what, value)),
    ...BAD_SOLD_OUT.map(([what, value]) => write('cannot', what, value)),
    at.can(
      'kitchen',
      'update',
      'a second dish, later',
      { soldOut: { 'masala-dosa': until, 'filter-coffee': later } },
      standing,
    ),
    at.can('kitchen', 'update', 'a dish back on', { soldOut: {} }, standing),
    at.cannot('kitchen', 'update', 'an entry to text', { soldOut: { 'masala-dosa': 'no' } }, standing),
    at.cannot('kitchen', 'update', 'the map away', { soldOut: undefined }),
    at.cannot('owner', 'update', 'the version of the menu', { menuVersion: 4 }, standing),
    ...onlyTheseFields(at, availabilities, 'kitchen', { soldOut }),
  ];
}

export const floorAndMenu = [
  table({
    collection: floors,
    path: floors.path({ ...r, floorId: 'floor-1' }),
    document: aFloor(),
    get: ofRestaurant,
    list: ofRestaurant,
    create: '',
    update: '',
    delete: '',
    query: floors.queries.all(),
    cases: membershipCases,
  }),
  table({
    collection: tables,
    path: tablePath,
    document: aTable(),
    change: { status: 'Reserved' },
    get: ofRestaurant,
    list: ofRestaurant,
    create: '',
    update: 'owner captain',
    delete: '',
    query: tables.queries.all(),
    cases: tableCases,
  }),
  table({
    collection: bookingRules,
    path: bookingRules.path(r),
    document: aBookingRules(),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: bookingDays,
    path: bookingDays.path({ ...r, date: '2026-11-20' }),
    document: aBookingDay(),
    get: 'owner captain',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: bookingDays.queries.between('2026-11-01', '2026-11-30'),
    cases: (at) => [
      at.can('owner', 'list', 'the days of a page', {}, { query: { limit: 42 } }),
      at.cannot('owner', 'list', 'more days than a page has', {}, { query: { limit: 43 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: bookings,
    path: bookings.path({ ...r, bookingId: BOOKING_ID }),
    document: aBooking(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: bookings.queries.ofDay('2026-11-20'),
    cases: (at) => [
      at.can('owner', 'list', 'the most of a day', {}, { query: { limit: 500 } }),
      at.cannot('owner', 'list', 'more than a day has', {}, { query: { limit: 501 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: deposits,
    path: deposits.path({ ...r, depositId: DEPOSIT_ID }),
    document: aDeposit(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: deposits.queries.waiting(null),
    cases: (at) => [
      at.can('owner', 'list', 'a page', {}, { query: { limit: 200 } }),
      at.cannot('owner', 'list', 'more than a page', {}, { query: { limit: 201 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: waitDays,
    path: waitDays.path({ ...r, date: '2026-11-20' }),
    document: aWaitDay(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: waitDays.queries.between('2026-11-01', '2026-11-30'),
    cases: (at) => [
      at.can('owner', 'list', 'the days of a month', {}, { query: { limit: 31 } }),
      at.cannot('owner', 'list', 'more days than a month has', {}, { query: { limit: 32 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: waitingGuests,
    path: waitingGuests.path({ ...r, waitId: WAIT_ID }),
    document: aWaitingGuest(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: waitingGuests.queries.ofDay('2026-11-20'),
    cases: (at) => [
      at.can('owner', 'list', 'the most of a day', {}, { query: { limit: 300 } }),
      at.cannot('owner', 'list', 'more than a day has', {}, { query: { limit: 301 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: waitRecords,
    path: waitRecords.path(r),
    document: aWaitRecord(50, 6),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: menus,
    path: menus.path(r),
    document: aMenu(),
    get: 'all',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: availabilities,
    path: availabilityPath,
    document: anAvailability(),
    change: { soldOut },
    get: 'all',
    list: '',
    create: '',
    update: ofRestaurant,
    delete: '',
    cases: availabilityCases,
  }),
  table({
    collection: portionsLeft,
    path: portionsLeft.path(r),
    document: { items: { 'masala-dosa': { left: 3, day: '2026-11-20' } } },
    get: 'all',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: menuPrices,
    path: menuPrices.path(r),
    document: somePrices(),
    get: 'all',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: menuCosts,
    path: menuCosts.path(r),
    document: someCosts(),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: menuChanges,
    path: menuChanges.path({ ...r, kind: 'import' }),
    document: aMenuChange(),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: availabilityLogs,
    path: availabilityLogs.path({ ...r, day: '2026-11-20' }),
    document: anAvailabilityLog(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: availabilityLogs.queries.between('2026-11-01', '2026-12-01'),
  }),
  table({
    collection: orderedTogether,
    path: orderedTogether.path({ ...r, day: '2026-11-20' }),
    document: someOrderedTogether(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: orderedTogether.queries.between('2026-11-01', '2026-12-01'),
  }),
  table({
    collection: howSold,
    path: howSold.path({ ...r, day: '2026-11-20' }),
    document: someHowSold(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: howSold.queries.between('2026-11-01', '2026-12-01'),
  }),
  table({
    collection: profiles,
    path: profiles.path(r),
    document: aProfile(),
    get: 'all',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
];
