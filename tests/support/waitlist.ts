import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { addToWaitlist } from '@bhoj/domain/waitlist/waitlist.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { put } from './arrange.ts';
import type { House } from './arrange.ts';
import type { Person } from './auth.ts';
import { aBookingHouse } from './bookings.ts';
import { call } from './mount.ts';

/** A restaurant with a waitlist and without bookings, with this many tables for four. */
export const aWaitHouse = (tableCount = 2): Promise<House> =>
  aBookingHouse(tableCount, { on: false, waitlist: true });

type Added = InputOf<typeof addToWaitlist>;

/** The input of a host for a party of two, with nothing more. */
export const waiting = (more: Partial<Added> = {}): Added => ({
  waitId: newId(),
  size: 2,
  key: newShareToken(),
  name: '',
  mobile: null,
  language: 'en',
  ...more,
});

/** Adds a party, and returns the input with the party's place in the line. */
export async function added(by: Person, more: Partial<Added> = {}) {
  const input = waiting(more);
  return { ...input, ...(await call(addToWaitlist, input, by)) };
}

/** Gives a restaurant a public address, and returns it. */
export async function anAddressOf({ restaurantId }: House): Promise<string> {
  const slug = `wait-${newId().toLowerCase()}`;
  await put(publicAddresses, { slug }, { restaurantId, chosenAt: Date.now() });
  return slug;
}
