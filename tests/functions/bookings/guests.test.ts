import { bookingDays, bookingRules, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { KEPT_MS } from '@bhoj/domain/bookings/shape/booking.schema';
import { book, moveBooking } from '@bhoj/domain/bookings/shape/bookings.contract';
import {
  bookAsGuest,
  cancelOwnBooking,
  changeOwnBooking,
  freeTimes,
  readOwnBooking,
} from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { takeDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { businessDayOf, dateOf, DAY, dayAfter, HOUR, MINUTE, startOf } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { change, everything, get, list, setUp } from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import { aPublicBookingHouse, booking, guestsBooking, hoursAhead } from '../../support/bookings.ts';
import { anotherInstance, call, reasonOf, tryCall } from '../../support/mount.ts';
import { served, tallyServer } from '../../support/server-tally.ts';

const ofBooking = ({ slug, bookingId, key }: ReturnType<typeof guestsBooking>) => ({ slug, bookingId, key });
const asked = (slug: string, more = {}) => ({ slug, day: null, size: 2, own: null, ...more });

const placingOf = async ({ restaurantId }: House, bookingId: string) => {
  const { day } = await get(bookings, { restaurantId, bookingId });
  return (await get(bookingDays, { restaurantId, date: day })).bookings[bookingId];
};
const told = async ({ restaurantId }: House) =>
  (await list(notifications, { restaurantId })).flatMap(({ about }) =>
    about !== undefined && about.kind.startsWith('booking-') ? [about] : [],
  );
const words = { note: '', occasion: '', food: '', messages: false };

describe('the free times', () => {
  test('are asked with 7 documents, the tables and the floors, and name neither a table nor anybody (P-BOOK-20)', async () => {
    const house = await aPublicBookingHouse(3, { questions: ['A high chair?'] });
    const { restaurantId, slug, owner } = house;
    await call(book, booking({ name: 'Meera Iyer', note: 'Window', at: hoursAhead(2) }), owner);
    tallyServer();
    const before = served.reads;
    const answer = await call(freeTimes, asked(slug, { day: businessDayOf(hoursAhead(2), '04:00') }));
    // Address, profile, rules, service, three tables, one floor, three days, and what the call itself may count.
    expect(served.reads - before).toBeLessThanOrEqual(11);
    expect(answer.times).toContain(hoursAhead(2));
    expect(answer).toMatchObject({
      closed: null,
      asksFrom: 9,
      minutes: 60,
      holdMinutes: 15,
      questions: ['A high chair?'],
    });
    expect(JSON.stringify(answer)).not.toMatch(/F1-T|Meera|98765|Window/);
    expect(JSON.stringify(answer)).not.toContain(restaurantId);
  });

  test('leave out what is taken, and bring it back for the booking that took it', async () => {
    const { slug } = await aPublicBookingHouse(1);
    const input = guestsBooking(slug);
    await call(bookAsGuest, input);
    const day = businessDayOf(input.at, '04:00');
    expect((await call(freeTimes, asked(slug, { day }))).times).not.toContain(input.at);
    const { bookingId, key } = input;
    expect((await call(freeTimes, asked(slug, { day, own: { bookingId, key } }))).times).toContain(input.at);
    const wrong = { bookingId, key: newShareToken() };
    expect(await reasonOf(freeTimes, asked(slug, { day, own: wrong }))).toBe('booking-not-found');
  });

  test.each([
    ['of a past day', '2020-02-29', null],
    ['of a day in 300 years', '2326-11-28', null],
  ])('%s are none', async (_, day, closed) => {
    const { slug } = await aPublicBookingHouse(1);
    expect(await call(freeTimes, asked(slug, { day }))).toMatchObject({ times: [], closed });
  });

  test('need a restaurant that takes bookings on its page', async () => {
    const house = await aPublicBookingHouse(1);
    const { slug, restaurantId } = house;
    expect(await reasonOf(freeTimes, asked('nobody-has-this'))).toBe('restaurant-not-found');
    expect(await reasonOf(freeTimes, asked(slug, { day: '2026-02-30' }))).toBe('invalid-input');
    await change(bookingRules, { restaurantId }, { online: 'off' });
    expect(await reasonOf(freeTimes, asked(slug))).toBe('bookings-off');
    await change(bookingRules, { restaurantId }, { online: 'book', on: false });
    expect(await reasonOf(freeTimes, asked(slug))).toBe('bookings-off');
    await change(bookingRules, { restaurantId }, { on: true });
    await setUp(house, { suspendedAt: Date.now() });
    expect(await reasonOf(freeTimes, asked(slug))).toBe('restaurant-suspended');
    expect(await reasonOf(bookAsGuest, guestsBooking(slug))).toBe('restaurant-suspended');
    await setUp(house, { suspendedAt: null, trialEndDate: Date.now() - 30 * DAY });
    expect(await reasonOf(bookAsGuest, guestsBooking(slug))).toBe('ordering-ended');
  });
});

describe('a guest’s booking', () => {
  test('is placed as the host’s, promised with the time until which the table is held, and told to the staff', async () => {
    const house = await aPublicBookingHouse(2, { questions: ['A high chair?'] });
    const { restaurantId, slug } = house;
    const answers = [
      { question: 'A high chair?', answer: 'Two' },
      { question: 'Made up', answer: 'by a stranger' },
    ];
    const input = guestsBooking(slug, { answers, food: 'Jain', language: 'hi', name: 'मीरा 🎂' });
    const own = await call(bookAsGuest, input);
    expect(own).toMatchObject({
      state: 'confirmed',
      at: input.at,
      heldUntil: input.at + 15 * MINUTE,
      isOpen: true,
      minutes: 60,
      name: 'मीरा 🎂',
    });
    expect(JSON.stringify(own)).not.toMatch(/F1-T|98765/);
    const { bookingId } = input;
    const kept = await get(bookings, { restaurantId, bookingId });
    expect(kept).toMatchObject({
      mobile: '9876543210',
      messagesAgreedAt: null,
      expireAt: input.at + KEPT_MS,
    });
    expect(kept.guest).toMatchObject({ language: 'hi', answers: [answers[0]], changedAt: null });
    expect(JSON.stringify(kept)).not.toContain(input.key);
    expect(await placingOf(house, bookingId)).toMatchObject({ tableIds: ['F1-T01'], byGuest: true });
    expect(await told(house)).toMatchObject([{ kind: 'booking-by-guest', act: 'booked', size: 2 }]);
    expect(JSON.stringify(await told(house))).not.toMatch(/मीरा|98765/);
  });

  test('counts once for one id and one key, and is nobody else’s', async () => {
    const { slug } = await aPublicBookingHouse();
    const input = guestsBooking(slug, { messages: true });
    const first = await call(bookAsGuest, input);
    const before = await everything();
    expect(await call(bookAsGuest, input)).toEqual(first);
    expect(await everything()).toEqual(before);
    expect(await reasonOf(bookAsGuest, { ...input, key: newShareToken() })).toBe('request-id-used');
    const stranger = { ...ofBooking(input), key: newShareToken() };
    for (const contract of [readOwnBooking, cancelOwnBooking])
      expect(await reasonOf(contract, stranger)).toBe('booking-not-found');
  });

  test('of a host is opened by no key', async () => {
    const { slug, owner } = await aPublicBookingHouse();
    const input = booking();
    await call(book, input, owner);
    const link = { slug, bookingId: input.bookingId, key: newShareToken() };
    expect(await reasonOf(readOwnBooking, link)).toBe('booking-not-found');
  });

  test.each(['+91 98765 43210', '098765-43210', '0091 (98765) 43210', '९८७६५४३२१०', '৯৮৭৬৫ ৪৩২১০'])(
    'takes the number %s as ten digits',
    async (mobile) => {
      const { slug, restaurantId } = await aPublicBookingHouse();
      const { bookingId } = await call(bookAsGuest, guestsBooking(slug, { mobile }));
      expect(await get(bookings, { restaurantId, bookingId })).toMatchObject({ mobile: '9876543210' });
    },
  );

  test.each([
    ['a name of 200 letters', { name: 'x'.repeat(200) }, 'invalid-input'],
    ['no name', { name: ' ' }, 'invalid-input'],
    ['a name that turns the writing', { name: 'a\u202Eb' }, 'invalid-input'],
    ['no number', { mobile: '' }, 'invalid-input'],
    ['nobody', { size: 0 }, 'invalid-input'],
    ['a time between two quarter hours', { at: hoursAhead(2) + MINUTE }, 'invalid-input'],
    ['a clock that is an hour behind', { at: hoursAhead(-1) }, 'booking-past'],
    ['a clock that is far ahead', { at: hoursAhead(24 * 400) }, 'booking-too-far'],
    ['a year that nobody lives to see', { at: 9e15 }, 'invalid-input'],
    ['more guests than the table seats', { size: 5 }, 'no-table-fits'],
    ['more guests than the owner takes', { size: 21 }, 'booking-size'],
  ] as const)('is refused for %s, and writes nothing', async (_, more, reason) => {
    const { slug } = await aPublicBookingHouse();
    const before = await everything();
    expect(await reasonOf(bookAsGuest, guestsBooking(slug, more))).toBe(reason);
    expect(await everything()).toEqual(before);
  });

  test('names the next free times where somebody was faster, and moves nobody', async () => {
    const { slug } = await aPublicBookingHouse(1);
    // Later times of the same evening, so not shortly before the day ends.
    const at = startOf(dayAfter(dateOf(Date.now()))) + 19 * HOUR;
    const input = guestsBooking(slug, { at });
    await call(bookAsGuest, input);
    const refused = await tryCall(bookAsGuest, guestsBooking(slug, { at }));
    expect(refused).toMatchObject({ reason: 'no-table-free' });
    expect('details' in refused && refused.details['next']).toContain(input.at + 5 * QUARTER);
  });

  test.each([
    ['a large party', { requestFrom: 4 }, { size: 12 }],
    ['every party, where the owner accepts each', { online: 'ask' as const }, {}],
  ])('of %s is a request without a table, which the host accepts', async (_, rules, more) => {
    const house = await aPublicBookingHouse(4, rules);
    const { slug, owner } = house;
    const input = guestsBooking(slug, more);
    expect(await call(bookAsGuest, input)).toMatchObject({ state: 'requested', heldUntil: null });
    expect(await placingOf(house, input.bookingId)).toMatchObject({ tableIds: [] });
    expect(await told(house)).toMatchObject([{ kind: 'booking-asked', size: input.size }]);
    const act = { requestId: newId(), bookingId: input.bookingId, act: 'confirm' as const, reason: '' };
    if (input.size > 4) return;
    await call(moveBooking, act, owner);
    expect(await call(readOwnBooking, ofBooking(input))).toMatchObject({
      state: 'confirmed',
      heldUntil: input.at + 15 * MINUTE,
    });
  });
});

describe('a change by the link', () => {
  const changing = (input: ReturnType<typeof guestsBooking>, more = {}) => ({
    ...ofBooking(input),
    seen: { at: input.at, size: input.size },
    at: input.at,
    size: input.size,
    ...words,
    ...more,
  });

  test('moves the booking to another day, once, with words and consent', async () => {
    const house = await aPublicBookingHouse();
    const { slug, restaurantId } = house;
    const input = guestsBooking(slug);
    await call(bookAsGuest, input);
    const at = input.at + DAY;
    const change1 = changing(input, { at, size: 3, food: 'No nuts', messages: true });
    const own = await call(changeOwnBooking, change1);
    expect(own).toMatchObject({ at, size: 3, food: 'No nuts', messages: true, state: 'confirmed' });
    const before = await everything();
    expect(await call(changeOwnBooking, change1)).toEqual(own);
    expect((await everything()).length).toBe(before.length);
    const old = await get(bookingDays, { restaurantId, date: businessDayOf(input.at, '04:00') });
    expect(old.bookings).toEqual({});
    expect(await placingOf(house, input.bookingId)).toMatchObject({ at, size: 3, byGuest: true });
    expect(
      (await told(house))
        .map((about) => ('act' in about ? about.act : ''))
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['booked', 'changed']);
  });

  test('is refused where the host has moved it meanwhile, where it is taken, and once the party sits', async () => {
    const house = await aPublicBookingHouse(1);
    const { slug, owner } = house;
    const input = guestsBooking(slug, { at: hoursAhead(1) });
    await call(bookAsGuest, input);
    const other = guestsBooking(slug, { at: hoursAhead(5) });
    await call(bookAsGuest, other);
    expect(await reasonOf(changeOwnBooking, changing(input, { at: hoursAhead(5) }))).toBe('no-table-free');
    const stale = changing(input, { at: hoursAhead(8), seen: { at: hoursAhead(7), size: 2 } });
    expect(await reasonOf(changeOwnBooking, stale)).toBe('changed-meanwhile');
    const { bookingId } = input;
    await call(moveBooking, { requestId: newId(), bookingId, act: 'seat', reason: '' }, owner);
    for (const contract of [cancelOwnBooking])
      expect(await reasonOf(contract, ofBooking(input))).toBe('booking-state');
    expect(await reasonOf(changeOwnBooking, changing(input, { size: 3 }))).toBe('booking-state');
    expect(await call(readOwnBooking, ofBooking(input))).toMatchObject({ state: 'seated', isOpen: false });
  });
});

test('a cancellation frees the table at once, is told once, and is the guest’s in the booking', async () => {
  const house = await aPublicBookingHouse(1);
  const { slug, restaurantId } = house;
  const input = guestsBooking(slug);
  await call(bookAsGuest, input);
  const own = await call(cancelOwnBooking, ofBooking(input));
  expect(own).toMatchObject({ state: 'cancelled', heldUntil: null, isOpen: false });
  expect(await call(cancelOwnBooking, ofBooking(input))).toEqual(own);
  const { guest } = await get(bookings, { restaurantId, bookingId: input.bookingId });
  expect(guest?.cancelledAt).not.toBeNull();
  expect((await told(house)).filter((about) => 'act' in about && about.act === 'cancelled')).toHaveLength(1);
  expect(await reasonOf(bookAsGuest, guestsBooking(slug))).toBeNull();
});

test('the guest reads the deposit that was paid, with the rule that its voucher prints (P-DEPOSIT-7)', async () => {
  const rule = { from: 1, amountPaise: paise(50_000), per: 'party', noShow: 'kept', hours: 24 } as const;
  const house = await aPublicBookingHouse(1, { deposit: rule });
  const input = guestsBooking(house.slug);
  expect(await call(bookAsGuest, input)).toMatchObject({ deposit: null });
  const { bookingId } = input;
  const taking = { depositId: newId(), bookingId, amountPaise: paise(50_000), method: 'upi' as const };
  const { number } = await call(takeDeposit, taking, house.owner);
  const deposit = { amountPaise: 50_000, state: 'held', rule: { noShow: 'kept', hours: 24 }, number };
  expect(await call(readOwnBooking, ofBooking(input))).toMatchObject({ deposit });
  expect(await call(cancelOwnBooking, ofBooking(input))).toMatchObject({ state: 'cancelled', deposit });
});

test('a guest who would lose the deposit by cancelling does not move the booking away first; the host may bring it back', async () => {
  const rule = { from: 1, amountPaise: paise(50_000), per: 'party', noShow: 'kept', hours: 24 } as const;
  const house = await aPublicBookingHouse(1, { deposit: rule });
  const input = guestsBooking(house.slug, { at: hoursAhead(2) });
  await call(bookAsGuest, input);
  const { bookingId, at, size } = input;
  const change = { ...ofBooking(input), seen: { at, size }, at: at + 2 * DAY, size, ...words };
  const taking = { depositId: newId(), bookingId, amountPaise: paise(50_000), method: 'upi' as const };
  await call(takeDeposit, taking, house.owner);
  expect(await reasonOf(changeOwnBooking, change)).toBe('booking-state');
  // Its time stays, so its size and words may change.
  expect(await call(changeOwnBooking, { ...change, at, size: size + 1 })).toMatchObject({ size: size + 1 });
  await call(cancelOwnBooking, ofBooking(input));
  await call(moveBooking, { requestId: newId(), bookingId, act: 'undo', reason: '' }, house.owner);
  const { guest } = await get(bookings, { restaurantId: house.restaurantId, bookingId });
  expect(guest?.cancelledAt).toBeNull();
});

describe('strangers', () => {
  test('who book 200 times from one address hold six tables; hosts, guests and other addresses go on (P-BOOK-23)', async () => {
    const house = await aPublicBookingHouse(20);
    const { slug, owner, restaurantId } = house;
    const real = guestsBooking(slug);
    await call(bookAsGuest, real);
    const before = await placingOf(house, real.bookingId);
    const answers: (string | null)[] = [];
    for (let n = 0; n < 200; n += 1)
      answers.push(await reasonOf(bookAsGuest, guestsBooking(slug), { ip: '203.0.113.7' }));
    expect(answers.filter((reason) => reason === null)).toHaveLength(30);
    expect(new Set(answers.slice(60))).toEqual(new Set(['too-many-requests']));
    const day = await get(bookingDays, { restaurantId, date: businessDayOf(real.at, '04:00') });
    const held = Object.values(day.bookings).filter(({ state }) => state === 'confirmed');
    expect(held).toHaveLength(1 + 6);
    expect(await placingOf(house, real.bookingId)).toEqual(before);
    expect(await reasonOf(book, booking(), owner)).toBeNull();
    expect(await reasonOf(bookAsGuest, guestsBooking(slug))).toBeNull();
    expect(await reasonOf(readOwnBooking, ofBooking(real))).toBeNull();
    expect(await reasonOf(cancelOwnBooking, ofBooking(real))).toBeNull();
  }, 60_000);

  test('with many addresses only ask after sixty in an hour, and a host books on', async () => {
    const house = await aPublicBookingHouse(1, { aheadDays: 60 });
    const { slug, owner } = house;
    const at = (n: number) => hoursAhead(3) + n * 2 * HOUR;
    for (let n = 0; n < 60; n += 1)
      expect(await reasonOf(bookAsGuest, guestsBooking(slug, { at: at(n) }))).toBeNull();
    expect(await call(bookAsGuest, guestsBooking(slug, { at: at(60) }))).toMatchObject({
      state: 'requested',
    });
    expect(await call(book, booking({ at: at(60) }), owner)).toMatchObject({ state: 'confirmed' });
  }, 60_000);

  test('twenty at once, on two instances, want the last table: exactly one gets it', async () => {
    const house = await aPublicBookingHouse(1);
    const { slug, restaurantId } = house;
    const other = await anotherInstance();
    const all = Array.from({ length: 20 }, (_, i) =>
      reasonOf(bookAsGuest, guestsBooking(slug), i % 2 === 0 ? {} : { instance: other }),
    );
    const answers = await Promise.all(all);
    expect(answers.filter((reason) => reason === null)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([null, 'no-table-free']));
    expect(await list(bookings, { restaurantId })).toHaveLength(1);
  }, 60_000);
});
