import { OTHER_RESTAURANT, RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import type { Token } from '../support/firestore-rest.ts';

/** Somebody beside the twelve personas, whom one single condition of the rules tells apart. */
type Actor = readonly [label: string, token: Token];
const actor = (label: string, token: Token): Actor => [label, token];

/** Employed here once, an active record still stands here, but their claims name another restaurant. */
export const captainOfTwo = actor('captain gone to another restaurant', {
  uid: 'uidCaptain000000000000000004',
  provider: 'password',
  claims: { role: 'captain', restaurant: OTHER_RESTAURANT },
});

/** The claims still say captain, the record says kitchen by now. */
export const captainTurnedCook = actor('captain turned cook', {
  uid: 'uidCaptain000000000000000005',
  provider: 'password',
  claims: { role: 'captain', restaurant: RESTAURANT },
});

/** The claims still say kitchen, the record says captain by now. */
export const cookTurnedCaptain = actor('cook turned captain', {
  uid: 'uidKitchen000000000000000002',
  provider: 'password',
  claims: { role: 'kitchen', restaurant: RESTAURANT },
});

/** Claims of a captain, and no staff record at all. */
export const captainOnPaper = actor('captain without a record', {
  uid: 'uidCaptain000000000000000006',
  provider: 'password',
  claims: { role: 'captain', restaurant: RESTAURANT },
});

/** Let go like the dismissed captain. */
export const dismissedCook = actor('dismissed cook', {
  uid: 'uidKitchen000000000000000003',
  provider: 'password',
  claims: { role: 'kitchen', restaurant: RESTAURANT },
});

/** A named account whose uid stands among an order's guests: guests are anonymous, always. */
export const namedGuest = actor('named account among the guests', { uid: UIDS.guest, provider: 'password' });
