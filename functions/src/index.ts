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

export * from './areas/schedules.ts';
export * from './areas/triggers.ts';

export { photo } from './menu/serve-photo.ts';
export { publicPage } from './restaurant/serve-public-page.ts';
export { razorpayWebhook } from './subscription/razorpay-webhook.ts';
