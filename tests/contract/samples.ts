import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { aDiscountCode } from '@bhoj/domain/fixtures/billing';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { enrolDevice } from '@bhoj/domain/devices/devices.contract';
import { askApproval } from '@bhoj/domain/approvals/approvals.contract';
import { setPin } from '@bhoj/domain/members/pins.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { limitsOf } from '@bhoj/domain/members/member-rights';
import type { CONTRACTS } from '@bhoj/domain/contracts';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { createPaymentOrder } from '@bhoj/domain/subscription/subscription.contract';
import { askToJoin, joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { pushTogether } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { NO_RETURN_ENTRIES } from '@bhoj/domain/returns/preparation';
import { prepareReturn } from '@bhoj/domain/returns/returns.contract';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { newId, newReferralId } from '@bhoj/domain/kernel/ids';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { businessDayOf, DAY, monthOf } from '@bhoj/domain/time/ist';
import type { Caller } from '@bhoj/domain/catalogue/roles';
import type { z } from 'zod';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  change,
  dosa,
  employ,
  get,
  joining,
  ordering,
  put,
} from '../support/arrange.ts';
import { DEPOSIT_SAMPLES } from './deposit-samples.ts';
import { BUYING_SAMPLES } from './buying-samples.ts';
import { SELF_INVOICE_SAMPLES } from './self-invoice-samples.ts';
import { BOOKING_SAMPLES } from './booking-samples.ts';
import { CASH_SAMPLES } from './cash-samples.ts';
import { payrollSamples } from './payroll-samples.ts';
import { STOCK_SAMPLES } from './stock-samples.ts';
import { rosterSamples } from './roster-samples.ts';
import { RECIPE_SAMPLES } from './recipe-samples.ts';
import { WAITLIST_SAMPLES } from './waitlist-samples.ts';
import { signIn, signInGuest, signInNewcomer } from '../support/auth.ts';
import { aBuyer, aReview } from '@bhoj/domain/fixtures/people';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { takeDownReview } from '@bhoj/domain/reviews/reviews.contract';
import { changeMenu } from '@bhoj/domain/menu/changes/menu-change.contract';
import { aMenu, aMenuItem, anOffer, aPriceList } from '@bhoj/domain/fixtures/menu';
import { saveMoneyEntry } from '@bhoj/domain/books/books.contract';
import { theLedgerNames, tipsPaid } from '@bhoj/domain/fixtures/books';
import { aPlatformSettings, aPlatformStaff, aTenant } from '@bhoj/domain/fixtures/platform';
import { aSubscriptionSetting } from '@bhoj/domain/fixtures/subscription';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { anOfferOfAPlan, aPaidRenewal } from '../support/plan-sales.ts';
import { aStaffPerson } from '../support/platform-people.ts';
import { PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { aLeaverDrafted, aPaidHouse, PAY_MONTH, runTo } from '../support/pay.ts';
import { aPhoto } from '../support/photos.ts';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { payPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { call } from '../support/mount.ts';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { anInvitationBy, invited, PASSWORD } from '../support/hiring.ts';
import { NOTICE_SAMPLES } from './notice-samples.ts';
import { PUSH_SAMPLES } from './push-samples.ts';
import { ACCOUNT_SAMPLES } from './account-samples.ts';
import { CUSTOMER_SAMPLES } from './customer-samples.ts';
import { cash, issued, settling } from '../support/settling.ts';
import { answerOf, once, standIn } from '../support/stand-in.ts';
import type { House } from '../support/arrange.ts';
import type { Person } from '../support/auth.ts';

type Contracts = typeof CONTRACTS;
export type ContractName = keyof Contracts;

/** A call that succeeds: its input, its caller, and its restaurant. */
export interface Sample<I = unknown> {
  readonly house: House;
  readonly input: I;
  readonly as: Person | Record<string, never>;
}

const VISITOR = {};
const gateway = once(() => standIn({ webhooks: false }));
const tables = (tableCount: number) => aHouse({}, { tableCount });

/** A restaurant and a change of a dish's price, as the bulk edit sends it. */
async function aBulkChange() {
  const house = await tables(0);
  const { version, updatedAt: _, ...content } = aMenu({ items: [aMenuItem({ pricePaise: paise(9_900) })] });
  const input = {
    changeId: newId(),
    kind: 'bulk' as const,
    title: 'Prices',
    baseVersion: version,
    content,
    costs: {},
  };
  return { house, input, as: house.owner };
}

/** A review that the owner has not answered. */
async function aReviewed() {
  const house = await tables(1);
  const orderId = newId();
  await put(reviews, { restaurantId: house.restaurantId, orderId }, aReview());
  return { house, orderId };
}

async function aWaitingRound(): Promise<Sample<{ orderId: string; roundId: string }>> {
  const house = await aHouse({ qrTrust: 'captain' }, { tableCount: 1 });
  const { guest, orderId } = await aGuestAt(house);
  const round = ordering(house, { orderId });
  await call(placeRound, round, guest);
  return { house, input: { orderId, roundId: round.roundId }, as: house.captain };
}

async function aPreparedReturn(): Promise<{ house: House; as: Person; returnId: string }> {
  const house = await tables(0);
  const { prepared } = await call(prepareReturn, { month: '2026-05' }, house.owner);
  return { house, as: house.owner, returnId: prepared[0]?.returnId ?? '' };
}

/** A phone that asks to be let in to an open order. */
async function aPhoneThatAsks(): Promise<Sample<{ orderId: string; uid: string }>> {
  const house = await tables(1);
  const { orderId } = await anOpenOrder(house);
  const phone = await signInGuest();
  const { restaurantId } = house;
  await call(askToJoin, { restaurantId, tableId: 'F1-T01', key: 'key-F1-T01', name: null }, phone);
  return { house, input: { orderId, uid: phone.uid ?? '' }, as: house.captain };
}

/** A bill of ₹126, paid in cash. */
async function aSettledBill() {
  const house = await tables(1);
  const { orderId } = await anOpenOrder(house);
  const { invoiceId } = await issued(settling(orderId), house.captain);
  return { house, invoiceId };
}

/** A restaurant and a captain to act on. */
async function aCaptainOf(options: { active?: boolean } = {}) {
  const house = await tables(0);
  const { uid } = await employ(house.restaurantId, 'captain', options.active);
  return { house, input: { uid }, as: house.owner };
}

/** The input for a new shared device, with an id and a secret as the device makes them. */
const aDeviceToEnrol = () => ({
  deviceId: newId(),
  secret: `${newId()}${newId()}${newId()}`.slice(0, 43),
  name: 'Counter tablet',
  kind: 'counter' as const,
  lockMinutes: 3,
});

/** A shared device of a restaurant, and what it sends to prove that it is this one. */
async function aSharedDevice() {
  const house = await tables(0);
  const input = aDeviceToEnrol();
  await call(enrolDevice, input, house.owner);
  const { deviceId, secret } = input;
  return { house, at: { restaurantId: house.restaurantId, deviceId, secret } };
}

/** An open table at a restaurant with three tables, with dishes that can be moved. */
async function anOpenTable(tableId = 'F1-T01') {
  const house = await tables(3);
  const round = ordering(house, { tableId, selections: [dosa({ quantity: 3 }), dosa({ note: 'crisp' })] });
  await call(placeRound, round, house.captain);
  return { house, orderId: round.orderId, as: house.captain };
}

/** A super admin, and platform staff with one restaurant to act on. */
async function aSuperAnd(active = true) {
  const house = await tables(0);
  const { uid: staffId } = await aStaffPerson({ active });
  await put(tenants, { restaurantId: house.restaurantId }, aTenant({ referredBy: staffId }));
  return { house, staffId, as: await signIn({ role: 'super' }) };
}

/** A restaurant that its owner has opened to support. */
async function openToSupport() {
  const house = await tables(0);
  const support = { id: newId(), from: Date.now(), until: Date.now() + DAY };
  await change(restaurants, { restaurantId: house.restaurantId }, { support });
  return house;
}

/** A super admin's act on a restaurant. */
async function anAct<I extends object>(input: I) {
  const { house, as } = await aSuperAnd();
  const { restaurantId } = house;
  await change(restaurants, { restaurantId }, { membership: 'free', trialEndDate: Date.now() + DAY });
  return { house, as, input: { actId: newId(), restaurantId, reason: 'Asked by phone', ...input } };
}

/** An order of Swiggy's that is not handed over yet. */
async function anOperatorsOrder() {
  const house = await aHouse({ aggregators: ['Swiggy'] }, { tableCount: 0 });
  const details = { label: '', delivery: null, aggregator: { operator: 'Swiggy', number: '1234' } };
  const round = ordering(house, { tableId: null, type: 'aggregator', details });
  await call(placeRound, round, house.captain);
  return { house, orderId: round.orderId };
}

/** An act on July's pay run at a step. */
async function aRunAt(steps: 0 | 1 | 2 | 3) {
  const house = await aPaidHouse();
  await runTo(house, steps);
  return { house, input: { month: PAY_MONTH }, as: house.owner };
}

/** A captain's question about a discount, which nobody has asked yet. */
async function somebodyAsks() {
  const house = await tables(1);
  const { orderId } = await anOpenOrder(house);
  const discount = { kind: 'percent', value: 3_000, reason: 'Cold food' } as const;
  const asked = JSON.stringify({ orderId, requestId: newId(), discount });
  return { house, asking: { approvalId: newId(), call: 'setDiscount', asked } };
}

/** One valid call of every contract; a new contract does not compile without one. */
export const SAMPLES: { [K in ContractName]: () => Promise<Sample<z.input<Contracts[K]['input']>>> } = {
  createStaff: async () => {
    const staffId = newId();
    const person = {
      name: 'Ravi',
      email: `${staffId.toLowerCase()}@bhoj.example`,
      phone: '9876543210',
      city: 'Pune',
    };
    return {
      house: await tables(0),
      input: { staffId, ...person, referralId: staffId.slice(0, 16).toUpperCase(), reason: 'New in Pune' },
      as: await signIn({ role: 'super' }),
    };
  },
  writeReport: async () => ({
    house: await tables(0),
    input: { fileId: newId(), kind: 'signUps', from: '2026-11-01', until: '2026-11-30', after: null },
    as: await signIn({ role: 'super' }),
  }),
  readFunnels: async () => {
    const { house, staffId, as } = await aSuperAnd();
    return { house, input: { staffIds: [staffId] }, as };
  },
  rebuildTenants: async () => {
    // After the last restaurant, so that the run leaves out the restaurants of other samples.
    const house = await tables(0);
    await change(restaurants, { restaurantId: house.restaurantId }, { createdAt: Date.now() + DAY });
    const input = { actId: newId(), reason: 'Older restaurants', after: house.restaurantId };
    return { house, input, as: await signIn({ role: 'super' }) };
  },
  readOwnReferrals: async () => ({
    house: await tables(0),
    input: { after: null },
    as: await aStaffPerson(),
  }),
  makeStaffLink: async () => {
    const { house, staffId, as } = await aSuperAnd();
    return { house, input: { staffId }, as };
  },
  deactivateStaff: async () => {
    const { house, staffId, as } = await aSuperAnd();
    return { house, input: { staffId, reason: 'Left' }, as };
  },
  reactivateStaff: async () => {
    const { house, staffId, as } = await aSuperAnd(false);
    return { house, input: { staffId, reason: 'Came back' }, as };
  },
  handOverRestaurants: async () => {
    const { house, staffId, as } = await aSuperAnd();
    const { uid: toStaffId } = await aStaffPerson();
    return { house, input: { staffId, toStaffId, reason: 'Moved to Nagpur' }, as };
  },
  ...ACCOUNT_SAMPLES,
  ...NOTICE_SAMPLES,
  ...PUSH_SAMPLES,
  openSupport: async () => {
    const house = await tables(0);
    return { house, input: { supportId: newId() }, as: house.owner };
  },
  closeSupport: async () => {
    const house = await openToSupport();
    return { house, input: {}, as: house.owner };
  },
  leaveSupport: async () => {
    const house = await openToSupport();
    return { house, input: { restaurantId: house.restaurantId }, as: await signIn({ role: 'super' }) };
  },
  lookAtRestaurant: async () => {
    const house = await openToSupport();
    const input = { restaurantId: house.restaurantId, part: 'menu' as const, reason: 'Asked by phone' };
    return { house, input, as: await signIn({ role: 'super' }) };
  },
  extendTrial: () => anAct({ until: Date.now() + 90 * DAY }),
  giftPremium: () => anAct({ until: Date.now() + 90 * DAY }),
  suspendRestaurant: () => anAct({}),
  resumeRestaurant: async () => {
    const sample = await anAct({});
    await change(restaurants, sample.house, { suspendedAt: Date.now() });
    return sample;
  },
  reassignReferral: async () => {
    const { uid: toStaffId } = await aStaffPerson();
    return anAct({ toStaffId });
  },
  noteOwnerLink: () => anAct({}),
  publishPlan: async () => ({
    house: await tables(0),
    as: await signIn({ role: 'super' }),
    input: {
      versionId: newId(),
      planId: newId().toLowerCase(),
      basedOn: 0,
      from: null,
      offer: anOfferOfAPlan(),
      reason: 'A plan for small cafés',
    },
  }),
  savePlatformSettings: async () => {
    await put(platformSettings, {}, aPlatformSettings({ revision: 1 }));
    return {
      house: await tables(0),
      as: await signIn({ role: 'super' }),
      input: {
        basedOn: 1,
        reason: 'A new address',
        supportEmail: `${newId().toLowerCase()}@bhoj.example`,
        maintenance: null,
        isSignupOpen: true,
        captainDiscountLimitPaise: ZERO,
      },
    };
  },
  saveSubscriptionSettings: async () => {
    await put(subscriptionSettings, {}, aSubscriptionSetting({ active: false }));
    return {
      house: await tables(0),
      as: await signIn({ role: 'super' }),
      input: { basedOn: 0, reason: 'Ready to sell', active: true, seller: null },
    };
  },
  giveBackPayment: async () => {
    const { orderId, paymentId, house } = await aPaidRenewal(await gateway());
    return {
      house,
      as: await signIn({ role: 'super' }),
      input: { orderId, paymentId, reason: 'Paid by mistake' },
    };
  },
  validateReferral: async () => ({
    house: await tables(0),
    input: { referralId: 'STAFF01' },
    as: VISITOR,
  }),
  createAccount: async () => {
    const house = await tables(0);
    await put(platformStaff, { staffId: 'active' }, aPlatformStaff());
    const requestId = newId();
    return {
      house,
      input: {
        requestId,
        restaurantName: 'Spice Route',
        ownerName: 'Asha Rao',
        email: `${requestId.toLowerCase()}@spice.example`,
        password: 'a long password',
        establishmentType: 'casual',
        providesHotelServices: true,
        staffReferralId: 'STAFF01',
        referralId: `BHOJ${requestId.slice(0, 6).toUpperCase()}`,
      },
      as: VISITOR,
    };
  },
  createSocialAccount: async () => {
    const email = `${newId().toLowerCase()}@spice.example`;
    return {
      house: await tables(0),
      input: { referralId: newReferralId() },
      as: await signInNewcomer(email),
    };
  },
  createPaymentOrder: async () => {
    await gateway();
    const house = await tables(0);
    return { house, input: { planId: 'premium', email: null }, as: house.owner };
  },
  verifyPayment: async () => {
    const { play } = await gateway();
    const house = await tables(0);
    const { order } = await call(createPaymentOrder, { planId: 'premium', email: null }, house.owner);
    return { house, input: answerOf(play(order?.id ?? '', 'paid')), as: house.owner };
  },
  checkPayments: async () => {
    await gateway();
    const house = await tables(0);
    return { house, input: { email: null }, as: house.owner };
  },
  inviteMember: async () => {
    const house = await tables(0);
    return { house, input: invited(), as: house.owner };
  },
  renewInvitation: async () => {
    const house = await tables(0);
    const { at } = await anInvitationBy(house);
    return { house, input: { invitationId: at.invitationId }, as: house.owner };
  },
  withdrawInvitation: async () => {
    const house = await tables(0);
    const { at } = await anInvitationBy(house);
    return { house, input: { invitationId: at.invitationId }, as: house.owner };
  },
  openInvitation: async () => {
    const house = await tables(0);
    const { at, reader } = await anInvitationBy(house);
    return { house, input: at, as: reader };
  },
  acceptInvitation: async () => {
    const house = await tables(0);
    const { at, reader } = await anInvitationBy(house);
    return { house, input: { ...at, password: PASSWORD }, as: reader };
  },
  changeRights: async () => {
    const { input, ...sample } = await aCaptainOf();
    return { ...sample, input: { ...input, preset: 'kitchen', can: null, limits: limitsOf('kitchen') } };
  },
  dismissMember: () => aCaptainOf(),
  readmitMember: () => aCaptainOf({ active: false }),
  makePasswordLink: () => aCaptainOf(),
  setPin: async () => {
    const house = await tables(0);
    return { house, input: { pin: '482915' }, as: house.captain };
  },
  resetPin: async () => {
    const house = await tables(0);
    await call(setPin, { pin: '482915' }, house.captain);
    return { house, input: { uid: house.captain.uid }, as: house.owner };
  },
  enrolDevice: async () => {
    const house = await tables(0);
    return { house, input: aDeviceToEnrol(), as: house.owner };
  },
  shutOutDevice: async () => {
    const { house, at } = await aSharedDevice();
    return { house, input: { deviceId: at.deviceId }, as: house.owner };
  },
  openDevice: async () => {
    const { house, at } = await aSharedDevice();
    return { house, input: at, as: VISITOR };
  },
  enterDevice: async () => {
    const { house, at } = await aSharedDevice();
    await call(setPin, { pin: '482915' }, house.captain);
    return { house, input: { ...at, uid: house.captain.uid, pin: '482915' }, as: VISITOR };
  },
  reportError: async () => ({
    house: await tables(0),
    input: { message: 'x is not a function', stack: 'at y', route: '/dashboard', release: '1' },
    as: VISITOR,
  }),
  saveMenu: async () => {
    const house = await tables(0);
    const { version, updatedAt: _, ...content } = aMenu({ items: [aMenuItem({ pricePaise: paise(9_900) })] });
    return { house, input: { baseVersion: version, content }, as: house.owner };
  },
  changeMenu: async () => {
    const { house, input, as } = await aBulkChange();
    return { house, input, as };
  },
  undoMenuChange: async () => {
    const { house, input, as } = await aBulkChange();
    await call(changeMenu, input, as);
    return { house, input: { changeId: input.changeId, kind: input.kind }, as };
  },
  setPortionsLeft: async () => {
    const house = await tables(0);
    return { house, input: { counts: { 'masala-dosa': { left: 12, was: null } } }, as: house.captain };
  },
  savePriceLists: async () => {
    const house = await tables(0);
    const amounts = { 'ac-hall': { 'masala-dosa': paise(14_000) } };
    return { house, input: { baseVersion: 1, lists: [aPriceList()], amounts }, as: house.owner };
  },
  saveCosts: async () => {
    const house = await tables(0);
    return { house, input: { costs: { 'masala-dosa': paise(3_000) } }, as: house.owner };
  },
  ...CUSTOMER_SAMPLES,
  saveMoneyEntry: async () => {
    const house = await tables(0);
    return { house, input: { entryId: newId(), entry: tipsPaid }, as: house.owner };
  },
  deleteMoneyEntry: async () => {
    const house = await tables(0);
    const entryId = newId();
    await call(saveMoneyEntry, { entryId, entry: tipsPaid }, house.owner);
    return { house, input: { entryId, month: tipsPaid.day.slice(0, 7) }, as: house.owner };
  },
  ...payrollSamples,
  ...rosterSamples,
  ...BOOKING_SAMPLES,
  ...DEPOSIT_SAMPLES,
  ...SELF_INVOICE_SAMPLES,
  ...BUYING_SAMPLES,
  ...CASH_SAMPLES,
  ...STOCK_SAMPLES,
  ...WAITLIST_SAMPLES,
  ...RECIPE_SAMPLES,
  saveLedgerNames: async () => {
    const house = await tables(0);
    return { house, input: { names: theLedgerNames() }, as: house.owner };
  },
  saveExpenseKind: async () => {
    const house = await tables(0);
    return { house, input: { category: 'Chicken', kind: 'food' }, as: house.owner };
  },
  refreshMonths: async () => {
    const { house } = await aSettledBill();
    return { house, input: { months: [monthOf(Date.now())] }, as: house.owner };
  },
  draftPayRun: () => aRunAt(0),
  reviewPayRun: () => aRunAt(1),
  reopenPayRun: () => aRunAt(2),
  showPayAccounts: () => aRunAt(3),
  showStatutoryNumbers: () => aRunAt(3),
  takeBackPayment: async () => {
    const { house, as, input } = await aRunAt(3);
    const cash = { personId: PERSON_ID, method: 'cash', reference: '', paidOn: '2026-08-05' } as const;
    await call(payPayRun, { ...input, payments: [cash] }, as);
    return { house, as, input: { ...input, personId: PERSON_ID, reason: 'Another person' } };
  },
  approvePayRun: () => aRunAt(2),
  approveFinalPay: async () => {
    const house = await aLeaverDrafted();
    return { house, input: { month: PAY_MONTH, personId: PERSON_ID }, as: house.owner };
  },
  payPayRun: async () => {
    const { house, as, input } = await aRunAt(3);
    const payment = {
      personId: PERSON_ID,
      method: 'upi',
      reference: '612345678901',
      paidOn: '2026-08-05',
    } as const;
    return { house, as, input: { ...input, payments: [payment] } };
  },
  prepareReturn: async () => {
    const { house } = await aSettledBill();
    return { house, input: { month: monthOf(Date.now()) }, as: house.owner };
  },
  enterReturn: async () => {
    const reversed = { igstPaise: ZERO, cgstPaise: paise(12_50), sgstPaise: paise(12_50) };
    const entered = { ...NO_RETURN_ENTRIES, reversed };
    const { returnId, ...prepared } = await aPreparedReturn();
    return { ...prepared, input: { returnId, entered } };
  },
  markReturn: async () => {
    const filed = { on: '2026-06-11', arn: '' };
    const { returnId, ...prepared } = await aPreparedReturn();
    return { ...prepared, input: { returnId, form: 'gstr-1', filed, reason: '' } };
  },
  refreshRecent: async () => {
    const { house } = await aSettledBill();
    return { house, input: {}, as: house.owner };
  },
  saveOffer: async () => {
    const offer = anOffer();
    const house = await tables(0);
    return { house, input: { id: offer.id, offer }, as: house.owner };
  },
  savePhoto: async () => {
    const house = await tables(0);
    const { detail, small } = aPhoto();
    return { house, input: { detail, small }, as: house.owner };
  },
  joinTable: async () => {
    const house = await tables(1);
    const input = joining(house, { name: 'Meera', mobile: '9876543210', partySize: 2 });
    return { house, input, as: await signInGuest() };
  },
  placeRound: async () => {
    const house = await tables(1);
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house), guest);
    const input = ordering(house, { orderId, selections: [dosa({ note: 'less oil', quantity: 2 })] });
    return { house, input, as: guest };
  },
  askToJoin: async () => {
    const house = await tables(1);
    await anOpenOrder(house);
    const { restaurantId, tableId, key } = joining(house, {});
    return {
      house,
      input: { restaurantId, tableId: tableId ?? '', key: key ?? '', name: 'Meera' },
      as: await signInGuest(),
    };
  },
  admitPhone: aPhoneThatAsks,
  sendPhoneAway: aPhoneThatAsks,
  clearPhones: async () => {
    const house = await tables(1);
    await aGuestAt(house);
    return { house, input: { tableId: 'F1-T01' }, as: house.captain };
  },
  unlockCode: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    return { house, input: { orderId }, as: house.captain };
  },
  acceptRound: aWaitingRound,
  declineRound: aWaitingRound,
  askForService: async () => {
    const house = await tables(1);
    const { guest, orderId } = await anOpenOrder(house);
    return { house, input: { restaurantId: house.restaurantId, orderId, kind: 'waiter' }, as: guest };
  },
  takeRequest: async () => {
    const house = await tables(1);
    const { restaurantId } = house;
    const { guest, orderId } = await anOpenOrder(house);
    await call(askForService, { restaurantId, orderId, kind: 'bill' }, guest);
    const { requests } = await get(orders, { restaurantId, orderId });
    return { house, input: { orderId, at: requests.service?.at ?? 0 }, as: house.captain };
  },
  declarePayment: async () => {
    const house = await aHouse({ upiVpa: 'spice@okbank' }, { tableCount: 1 });
    const { guest, orderId } = await anOpenOrder(house);
    return { house, input: { restaurantId: house.restaurantId, orderId }, as: guest };
  },
  leaveReview: async () => {
    const house = await tables(1);
    const { restaurantId } = house;
    const { guest, orderId } = await anOpenOrder(house);
    await call(settleBill, settling(orderId), house.captain);
    const thumbs = [{ itemId: dosa().itemId, thumb: 'up' as const }];
    return { house, input: { restaurantId, orderId, stars: 5, words: 'The best dosa.', thumbs }, as: guest };
  },
  answerReview: async () => {
    const { house, orderId } = await aReviewed();
    return { house, input: { orderId, words: 'Come again.' }, as: house.owner };
  },
  keepMadeRight: async () => {
    const { house, orderId } = await aReviewed();
    return { house, input: { orderId, what: 'A new dosa.' }, as: house.owner };
  },
  takeDownReview: async () => {
    const { house, orderId } = await aReviewed();
    return { house, input: { orderId, reason: 'Insults the cook' }, as: house.owner };
  },
  putBackReview: async () => {
    const { house, orderId } = await aReviewed();
    await call(takeDownReview, { orderId, reason: 'Insults the cook' }, house.owner);
    return { house, input: { orderId }, as: house.owner };
  },
  settleBill: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    return { house, input: settling(orderId), as: house.captain };
  },
  nameBuyer: async () => {
    const house = await tables(1);
    const { restaurantId } = house;
    const { guest, orderId } = await anOpenOrder(house);
    return { house, input: { restaurantId, orderId, buyer: aBuyer(), keep: false }, as: guest };
  },
  setBuyer: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    return { house, input: { orderId, buyer: aBuyer(), keep: false }, as: house.captain };
  },
  offerBuyer: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    return { house, input: { orderId }, as: house.captain };
  },
  askApproval: async () => {
    const { house, asking } = await somebodyAsks();
    return { house, input: asking, as: house.captain };
  },
  allowByPin: async () => {
    const { house, asking } = await somebodyAsks();
    await call(askApproval, asking, house.captain);
    await call(setPin, { pin: '274913' }, house.owner);
    return {
      house,
      input: { approvalId: asking.approvalId, who: 'owner', pin: '274913' },
      as: house.captain,
    };
  },
  decideApproval: async () => {
    const { house, asking } = await somebodyAsks();
    await call(askApproval, asking, house.captain);
    return { house, input: { approvalId: asking.approvalId, allow: true, why: '' }, as: house.owner };
  },
  withdrawApproval: async () => {
    const { house, asking } = await somebodyAsks();
    await call(askApproval, asking, house.captain);
    return { house, input: { approvalId: asking.approvalId }, as: house.captain };
  },
  setDiscount: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    const discount = { kind: 'percent', value: 500, reason: 'Cold food' } as const;
    return { house, input: { orderId, requestId: newId(), discount }, as: house.owner };
  },
  setComplimentary: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    const input = { orderId, requestId: newId(), lineIds: ['1-1'], reason: 'Birthday' };
    return { house, input, as: house.owner };
  },
  saveDiscountCode: async () => {
    const house = await tables(1);
    const { uses: _, ...terms } = aDiscountCode();
    return { house, input: { code: 'DIWALI24', isNew: true, terms }, as: house.owner };
  },
  enterCode: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    await put(discountCodes, { restaurantId: house.restaurantId, code: 'DIWALI24' }, aDiscountCode());
    return { house, input: { orderId, requestId: newId(), code: 'DIWALI24' }, as: house.captain };
  },
  redeemCode: async () => {
    const house = await tables(1);
    const { restaurantId } = house;
    const { guest, orderId } = await anOpenOrder(house);
    await put(discountCodes, { restaurantId, code: 'DIWALI24' }, aDiscountCode());
    return { house, input: { restaurantId, orderId, requestId: newId(), code: 'DIWALI24' }, as: guest };
  },
  returnPayment: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    const part = settling(orderId, { payments: [cash(5_000)] });
    await call(settleBill, part, house.captain);
    const paymentId = `${part.requestId}-1`;
    return {
      house,
      input: { orderId, paymentId, given: { method: 'cash', name: '' }, reason: 'Wrong table' },
      as: house.captain,
    };
  },
  correctPayment: async () => {
    const { house, invoiceId } = await aSettledBill();
    const [from, to] = [
      { method: 'cash' as const, name: '' },
      { method: 'upi' as const, name: '' },
    ];
    const input = { invoiceId, requestId: newId(), payment: 0, from, to, reason: 'Paid by UPI' };
    return { house, input, as: house.captain };
  },
  openSharedBill: async () => {
    const house = await tables(1);
    const { orderId } = await anOpenOrder(house);
    const { invoiceId } = await issued(settling(orderId), house.captain);
    const { restaurantId } = house;
    const { shareToken: token } = await get(invoices, { restaurantId, invoiceId });
    return { house, input: { restaurantId, token }, as: VISITOR };
  },
  voidBill: async () => {
    const { house, invoiceId } = await aSettledBill();
    const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: true };
    return { house, input, as: house.owner };
  },
  issueCreditNote: async () => {
    const { house, invoiceId } = await aSettledBill();
    const refund = { method: 'cash' as const, name: '' };
    const input = { invoiceId, requestId: newId(), portions: { '0': 1 }, reason: 'Came cold', refund };
    return { house, input, as: house.owner };
  },
  correctBill: async () => {
    const { house, invoiceId } = await aSettledBill();
    const tender = { method: 'cash' as const, name: '' };
    const right = { line: 0, what: 'price' as const, to: 100_00 };
    const input = { invoiceId, requestId: newId(), right, reason: 'Old menu', tender };
    return { house, input, as: house.owner };
  },
  closeDay: async () => {
    const { house } = await aSettledBill();
    const counted = { openingCashPaise: ZERO, countedCashPaise: paise(12_600), paidOutPaise: ZERO };
    const day = businessDayOf(Date.now(), '04:00');
    const input = { ...counted, note: '', day, requestId: newId(), seenMovements: 1 };
    return { house, input, as: house.owner };
  },
  reopenDay: async () => {
    const { house } = await aSettledBill();
    const counted = { openingCashPaise: ZERO, countedCashPaise: paise(12_600), paidOutPaise: ZERO };
    const day = businessDayOf(Date.now(), '04:00');
    await call(closeDay, { ...counted, note: '', day, requestId: newId(), seenMovements: 1 }, house.owner);
    const input = { day, requestId: newId(), reason: 'Closed too early' };
    return { house, input, as: house.owner };
  },
  moveTable: async () => {
    const { orderId, ...sample } = await anOpenTable();
    return { ...sample, input: { orderId, requestId: newId(), toTableId: 'F1-T02' } };
  },
  pushTogether: async () => {
    const { orderId, ...sample } = await anOpenTable();
    return { ...sample, input: { orderId, requestId: newId(), tableId: 'F1-T02' } };
  },
  separateTable: async () => {
    const { orderId, ...sample } = await anOpenTable();
    await call(pushTogether, { orderId, requestId: newId(), tableId: 'F1-T02' }, sample.as);
    return { ...sample, input: { orderId, requestId: newId(), tableId: 'F1-T02' } };
  },
  changePartySize: async () => {
    const { orderId, ...sample } = await anOpenTable();
    return { ...sample, input: { orderId, partySize: 4 } };
  },
  mergeTables: async () => {
    const { orderId, ...sample } = await anOpenTable();
    const other = ordering(sample.house, { tableId: 'F1-T02' });
    await call(placeRound, other, sample.as);
    return { ...sample, input: { fromOrderId: other.orderId, intoOrderId: orderId } };
  },
  moveLines: async () => {
    const { orderId, ...sample } = await anOpenTable();
    const to = { intoOrderId: newId(), toTableId: 'F1-T02' };
    return { ...sample, input: { requestId: newId(), fromOrderId: orderId, portions: { '1-1': 2 }, ...to } };
  },
  cancelLines: async () => {
    const { orderId, ...sample } = await anOpenTable();
    return { ...sample, input: { orderId, requestId: newId(), lineIds: ['1-1'], reason: 'Ordered twice' } };
  },
  cancelOrder: async () => {
    const { orderId, ...sample } = await anOpenTable();
    return { ...sample, input: { orderId, reason: 'The guests have left' } };
  },
  changeDetails: async () => {
    const house = await tables(0);
    const round = ordering(house, { tableId: null, type: 'takeaway' });
    await call(placeRound, round, house.captain);
    const details = { label: 'Meera', delivery: null };
    return { house, input: { orderId: round.orderId, details }, as: house.captain };
  },
  handOver: async () => {
    const { house, orderId } = await anOperatorsOrder();
    return { house, input: { orderId, valuePaise: null }, as: house.captain };
  },
  correctHandOver: async () => {
    const { house, orderId } = await anOperatorsOrder();
    await call(handOver, { orderId, valuePaise: null }, house.captain);
    return { house, input: { orderId, valuePaise: paise(0), reason: 'Gone back' }, as: house.owner };
  },
  seedTables: async () => {
    const house = await tables(0);
    return { house, input: { tablesPerFloor: [2, 1] }, as: house.owner };
  },
  addTable: async () => {
    const house = await tables(1);
    return { house, input: { tableIds: ['F1-T02', 'F1-R101'], seats: 2 }, as: house.owner };
  },
  changeSeats: async () => {
    const house = await tables(1);
    return { house, input: { tableId: 'F1-T01', seats: 6 }, as: house.owner };
  },
  arrangeFloor: async () => {
    const house = await tables(0);
    await call(seedTables, { tablesPerFloor: [1] }, house.owner);
    const places = { 'F1-T01': { x: 2, y: 3, shape: 'round' as const, turned: false } };
    return { house, input: { floor: 1, base: 0, places }, as: house.owner };
  },
  namePlaces: async () => {
    const house = await tables(1);
    return { house, input: { places: [{ id: 'F1-T01', name: 'Terrace 1' }] }, as: house.owner };
  },
  removeTable: async () => {
    const house = await tables(2);
    return { house, input: { tableId: 'F1-T02' }, as: house.owner };
  },
  reissueKey: async () => {
    const house = await tables(1);
    return { house, input: { tableId: 'F1-T01', key: 'key-F1-T01' }, as: house.owner };
  },
  choosePublicAddress: async () => {
    const house = await aHouse({}, { tableCount: 0 });
    return { house, input: { slug: `sample-${newId().toLowerCase()}` }, as: house.owner };
  },
};

/** Returns a person of a kind; a member belongs to this restaurant. */
export function someone(kind: Caller, { restaurantId }: House): Promise<Person | Record<string, never>> {
  switch (kind) {
    case 'visitor':
      return Promise.resolve(VISITOR);
    case 'guest':
      return signInGuest();
    case 'newcomer':
      return signInNewcomer(`${newId().toLowerCase()}@spice.example`);
    case 'owner':
      return signIn({ role: 'owner', restaurant: restaurantId });
    case 'captain':
    case 'kitchen':
    case 'office':
      return employ(restaurantId, kind);
    case 'staff':
      return aStaffPerson();
    case 'super':
      return signIn({ role: 'super' });
  }
}
