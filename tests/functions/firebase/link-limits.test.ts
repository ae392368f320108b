import {
  bookAsGuest,
  cancelOwnBooking,
  changeOwnBooking,
  readOwnBooking,
} from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { openSharedSlips } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import { readOwnWait } from '@bhoj/domain/waitlist/waitlist.contract';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { limits } from '@bhoj/domain/platform/shape/platform.collection';
import type { Contract } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { change } from '../../support/arrange.ts';
import { aPublicBookingHouse, guestsBooking } from '../../support/bookings.ts';
import { call, db, reasonOf, tryCall } from '../../support/mount.ts';
import { served, tallyServer } from '../../support/server-tally.ts';

const maxOf = ({ limits: all }: Contract, per: string) =>
  all.find((limit) => limit.per === per)?.max ?? Number.NaN;

/** Tries wrong links from an address until the limit refuses one; returns the reasons before. */
async function tryLinks<C extends Contract>(contract: C, ip: string, input: () => z.input<C['input']>) {
  const reasons = new Set<string | null>();
  for (let n = 0; n <= maxOf(contract, 'ip'); n += 1) {
    const reason = await reasonOf(contract, input(), { ip });
    if (reason === 'too-many-requests') return reasons;
    reasons.add(reason);
  }
  throw new Error('no wrong link was refused for its number');
}

describe('links of an address where somebody tries wrong ones', () => {
  test('a booking is read, changed and cancelled by its own link; wrong links are refused with the time to wait', async () => {
    const { slug } = await aPublicBookingHouse(2);
    const ip = '198.51.100.20';
    const { note, occasion, food, messages, at, size, ...made } = guestsBooking(slug);
    const link = { slug, bookingId: made.bookingId, key: made.key };
    await call(bookAsGuest, { ...made, note, occasion, food, messages, at, size }, { ip });
    const wrong = () => ({ slug, bookingId: made.bookingId, key: newShareToken() });
    const changed = { seen: { at, size }, at, size, note: 'By the window', occasion, food, messages };
    expect(await tryLinks(readOwnBooking, ip, wrong)).toEqual(new Set(['booking-not-found']));
    expect(await tryLinks(cancelOwnBooking, ip, wrong)).toEqual(new Set(['booking-not-found']));
    expect(await tryLinks(changeOwnBooking, ip, () => ({ ...wrong(), ...changed }))).toEqual(
      new Set(['booking-not-found']),
    );

    expect(await call(readOwnBooking, link, { ip })).toMatchObject({ bookingId: made.bookingId });
    expect(await call(changeOwnBooking, { ...link, ...changed }, { ip })).toMatchObject({
      note: 'By the window',
    });
    expect(await call(cancelOwnBooking, link, { ip })).toMatchObject({ state: 'cancelled' });
    // A right link that is refused for another reason hears that reason.
    const late = await reasonOf(changeOwnBooking, { ...link, ...changed, note: 'Late' }, { ip });
    expect(late).toBe('booking-state');
    const refused = await tryCall(readOwnBooking, wrong(), { ip });
    expect('reason' in refused && refused.reason).toBe('too-many-requests');
    expect('reason' in refused && refused.details['waitMs']).toBeGreaterThan(0);
    expect(await reasonOf(readOwnBooking, wrong(), { ip: '198.51.100.21' })).toBe('booking-not-found');
  });

  test('a right link waits for no wrong one, and hears its own reason', async () => {
    const { restaurantId, slug } = await aPublicBookingHouse(2);
    const ip = '198.51.100.60';
    const { note, occasion, food, messages, at, size, ...made } = guestsBooking(slug);
    const link = { slug, bookingId: made.bookingId, key: made.key };
    await call(bookAsGuest, { ...made, note, occasion, food, messages, at, size }, { ip });
    const changed = { seen: { at, size }, at, size, note, occasion, food, messages };
    const wrong = () => ({ ...link, key: newShareToken() });
    await tryLinks(changeOwnBooking, ip, () => ({ ...wrong(), ...changed }));
    await tryLinks(cancelOwnBooking, ip, wrong);
    await change(profiles, { restaurantId }, { orderingUntil: Date.now() - 1 });
    expect(await reasonOf(changeOwnBooking, { ...link, ...changed }, { ip })).toBe('ordering-ended');

    // More than may wait for a turn at the same address.
    const crowd = Array.from({ length: 40 }, () => reasonOf(cancelOwnBooking, wrong(), { ip }));
    const cancelled = await reasonOf(cancelOwnBooking, link, { ip });
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['too-many-requests']));
    expect(cancelled).toBeNull();
  });

  test('a wrong link costs two documents at most, however many tables there are', async () => {
    const { slug } = await aPublicBookingHouse(30);
    const { note, occasion, food, messages, at, size, ...made } = guestsBooking(slug);
    const wrong = () => ({ slug, bookingId: made.bookingId, key: newShareToken() });
    await call(bookAsGuest, { ...made, note, occasion, food, messages, at, size });
    tallyServer();
    const costs: Record<string, number> = {};
    for (const [contract, input] of [
      [readOwnBooking, wrong()],
      [cancelOwnBooking, wrong()],
      [changeOwnBooking, { ...wrong(), seen: { at, size }, at, size, note, occasion, food, messages }],
      [readOwnWait, { slug, waitId: newId(), key: newShareToken() }],
    ] as const) {
      const before = served.reads;
      expect(await reasonOf(contract as Contract, input)).toMatch(/-not-found$/);
      costs[contract.name] = served.reads - before;
    }
    expect(costs).toEqual({ readOwnBooking: 2, cancelOwnBooking: 2, changeOwnBooking: 2, readOwnWait: 2 });
  });

  test.each([
    [openSharedBill, () => ({ restaurantId: 'nobody@example.com', token: newShareToken() })],
    [openSharedSlips, () => ({ restaurantId: 'nobody@example.com', token: newShareToken() })],
    [readOwnWait, () => ({ slug: 'nobody-has-this', waitId: newId(), key: newShareToken() })],
  ] as const)('$0.name refuses wrong links above the limit of their address', async (contract, wrong) => {
    const ip = `198.51.100.${contract.name.length}`;
    const [reason] = [...(await tryLinks(contract as Contract, ip, wrong))];
    expect(reason).toMatch(/-not-found$/);
  });
});

test('a right link has a limit of its own, and opening it counts for nobody’s address', async () => {
  const { slug } = await aPublicBookingHouse(2);
  const ip = '198.51.100.40';
  const made = [guestsBooking(slug), guestsBooking(slug)];
  for (const one of made) await call(bookAsGuest, one, { ip });
  const [first, second] = made.map(({ bookingId, key }) => ({ slug, bookingId, key }));
  if (first === undefined || second === undefined) throw new Error('two bookings');
  const counted = async (per: string) =>
    (await db.collection(limits.parent({})).get()).docs.filter(({ id }) =>
      id.startsWith(`readOwnBooking_${per}_`),
    );
  const before = (await counted('ip')).length;
  let reason: string | null = null;
  let calls = 0;
  while (reason === null && calls <= maxOf(readOwnBooking, 'link')) {
    reason = await reasonOf(readOwnBooking, first, { ip });
    calls += 1;
  }
  expect(reason).toBe('too-many-requests');
  expect(calls).toBe(maxOf(readOwnBooking, 'link') + 1);
  expect(await reasonOf(readOwnBooking, second, { ip })).toBeNull();
  expect((await counted('ip')).length).toBe(before);
});
