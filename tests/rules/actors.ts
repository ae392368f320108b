import { OTHER_RESTAURANT, RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import type { Token } from '../support/firestore-rest.ts';

/** A person besides the twelve personas, needed for a single condition of the rules. */
type Actor = readonly [label: string, token: Token];
const actor = (label: string, token: Token): Actor => [label, token];

/** Was employed here and still has an active record here, but their claims name another restaurant. */
export const captainOfTwo = actor('captain gone to another restaurant', {
  uid: 'uidCaptain000000000000000004',
  provider: 'password',
  claims: { role: 'captain', restaurant: OTHER_RESTAURANT },
});

/** The claims still say captain, but the record says kitchen. */
export const captainTurnedCook = actor('captain turned cook', {
  uid: 'uidCaptain000000000000000005',
  provider: 'password',
  claims: { role: 'captain', restaurant: RESTAURANT },
});

/** The claims still say kitchen, but the record says captain. */
export const cookTurnedCaptain = actor('cook turned captain', {
  uid: 'uidKitchen000000000000000002',
  provider: 'password',
  claims: { role: 'kitchen', restaurant: RESTAURANT },
});

/** Has the claims of a captain but no record. */
export const captainOnPaper = actor('captain without a record', {
  uid: 'uidCaptain000000000000000006',
  provider: 'password',
  claims: { role: 'captain', restaurant: RESTAURANT },
});

/** Dismissed, like the dismissed captain. */
export const dismissedCook = actor('dismissed cook', {
  uid: 'uidKitchen000000000000000003',
  provider: 'password',
  claims: { role: 'kitchen', restaurant: RESTAURANT },
});

/** A named account with its uid among an order's guests; real guests are always anonymous. */
export const namedGuest = actor('named account among the guests', { uid: UIDS.guest, provider: 'password' });

/** Has a record of platform staff, but the claims of an owner. */
export const staffTurnedOwner = actor('platform staff turned owner', {
  uid: UIDS.staff,
  provider: 'password',
  claims: { role: 'owner', restaurant: OTHER_RESTAURANT },
});

/** The captain, the owner, and the captain of another restaurant, each in a session on the same shared device. */
const onDevice = (uid: string, role: string, restaurant: string): Token => ({
  uid,
  provider: 'custom',
  claims: { role, restaurant, device: 'DeviceAAAAAAAAAAAAA1' },
});
export const captainOnDevice = actor(
  'captain on a shared device',
  onDevice(UIDS.captain, 'captain', RESTAURANT),
);
export const ownerOnDevice = actor('owner on a shared device', onDevice(UIDS.owner, 'owner', RESTAURANT));
export const strangerOnDevice = actor(
  'captain of another restaurant on a shared device',
  onDevice(UIDS.otherCaptain, 'captain', OTHER_RESTAURANT),
);

/** Somebody in the office who serves and sees sales. Without a record in the fixture. */
export const cashier = actor('cashier', {
  uid: 'uidCashier000000000000000001',
  provider: 'password',
  claims: { role: 'office', restaurant: RESTAURANT },
});
