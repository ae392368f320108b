/**
 * The parts of the Firebase SDK that a guest needs, in one chunk. Only `guest.ts` imports this file; it loads it once
 * the menu is on screen or the guest acts.
 */
export { askAboutMyData } from '@bhoj/domain/customers/at-table.contract';
export { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
export { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
export { nameBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
export { redeemCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
export { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
export { orders } from '@bhoj/domain/orders/shape/order.collection';
export { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
export { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
export { declarePayment } from '@bhoj/domain/orders/requests/upi-declaration.contract';
export { leaveReview } from '@bhoj/domain/reviews/reviews.contract';
export { askToJoin, joinTable } from '@bhoj/domain/orders/door/joining.contract';
export { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
export { call } from './call.ts';
export { guestClient, guestUid } from './guest-client.ts';
export { watchDoc } from './live.ts';
