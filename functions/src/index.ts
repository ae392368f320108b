import './firebase/instances.ts';
import * as alone from './areas/alone.ts';
import * as floorCallables from './areas/floor.ts';
import * as guestCallables from './areas/guest.ts';
import * as officeCallables from './areas/office.ts';
import * as platformCallables from './areas/platform.ts';
import { deployAlone, deployArea } from './firebase/deploy.ts';

export const guest = deployArea('guest', guestCallables);
export const floor = deployArea('floor', floorCallables);
export const office = deployArea('office', officeCallables);
export const platform = deployArea('platform', platformCallables);

export const createAccount = deployAlone(alone.createAccount);
export const createSocialAccount = deployAlone(alone.createSocialAccount);
export const validateReferral = deployAlone(alone.validateReferral);
export const checkPayments = deployAlone(alone.checkPayments);
export const createPaymentOrder = deployAlone(alone.createPaymentOrder);
export const verifyPayment = deployAlone(alone.verifyPayment);
export const seedTables = deployAlone(alone.seedTables);

export { sweepAccounts } from './accounts/sweep-accounts.ts';
export { followBookings, reserveAhead } from './bookings/reserve-ahead.ts';
export { countOrderedTogether, takeBackOrderedTogether } from './days/count-ordered-together.ts';
export { markMonthOfDay, markMonthsOfExpense } from './figures/mark-months.ts';
export { logAvailability } from './menu/log-availability.ts';
export { photo } from './menu/serve-photo.ts';
export { tellEachMorning } from './notifications/tell-each-morning.ts';
export { tellOfKitchens } from './notifications/tell-of-kitchens.ts';
export { publishPayment } from './platform/sums/publish-payment.ts';
export { sweepTenants } from './platform/upkeep/sweep-tenants.ts';
export { pushApproval } from './push/push-approval.ts';
export { pushNotice } from './push/push-notice.ts';
export { tellOfEvenings } from './push/tell-of-evenings.ts';
export { publishRestaurant, publishSettings } from './restaurant/publish-restaurant.ts';
export { followItems, followPrices, followRecipes, followSizes } from './stock/follow-costs.ts';
export { publicPage } from './restaurant/serve-public-page.ts';
export { razorpayWebhook } from './subscription/razorpay-webhook.ts';
export { reconcilePayments } from './subscription/reconcile-payments.ts';
