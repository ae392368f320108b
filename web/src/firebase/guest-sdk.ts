/**
 * Everything of the Firebase SDK that a guest needs, as one chunk: `guest.ts` loads it once the menu is on screen or the
 * guest acts. Nothing of the guest area imports this file but that one.
 */
export { availabilities } from '@bhoj/domain/collections/restaurant';
export { orders } from '@bhoj/domain/collections/service';
export { openSharedBill } from '@bhoj/domain/contracts/documents';
export { askForService, claimPayment, leaveReview } from '@bhoj/domain/contracts/guest';
export { joinTable, placeRound } from '@bhoj/domain/contracts/service';
export { call } from './call.ts';
export { guestClient, guestUid } from './guest-client.ts';
export { watchDoc } from './live.ts';
