import { limits, platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { photos } from '@bhoj/domain/menu/shape/photo.collection';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { aPublicAddress } from '@bhoj/domain/fixtures/restaurant';
import {
  planVersions,
  platformCounters,
  platformInvoices,
  subscriptionPayments,
  subscriptionPlans,
  subscriptionSettings,
} from '@bhoj/domain/subscription/subscription.collection';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import {
  platformCurrents,
  platformDays,
  platformEvents,
  platformMonths,
  staffStats,
} from '@bhoj/domain/platform/shape/platform-sum.collection';
import { platformFaults, platformSweeps } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { noticeBoards, noticeSeen, platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { NOW, RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import {
  aFault,
  aLimit,
  aNameList,
  aNoticeBoard,
  aPlatformAuditEntry,
  aPlatformCurrent,
  aPlatformDay,
  aPlatformEvent,
  aPlatformMonth,
  aPlatformNotice,
  aPlatformSettings,
  aPlatformStaff,
  aSweep,
  aTenant,
  staffStatsOf,
} from '@bhoj/domain/fixtures/platform';
import {
  aPlan,
  aPlanVersion,
  aPlatformInvoice,
  aSubscriptionPayment,
  aSubscriptionSetting,
} from '@bhoj/domain/fixtures/subscription';
import { aPhoto } from '../../support/photos.ts';
import { staffTurnedOwner } from '../actors.ts';
import { table } from '../table.ts';

const ofTheRestaurant = subscriptionPayments.queries.ofRestaurant(RESTAURANT);

/** A sign-up payment with the owner's own address, not claimed by an account. */
const aSignup = (path: string) => ({
  [path]: subscriptionPayments.encode(
    aSubscriptionPayment({ state: 'paid', purpose: 'signup', restaurantId: null }),
  ),
});

/** The record of another member of platform staff. */
const anotherPath = platformStaff.path({ staffId: 'uidStaff00000000000000000002' });
const another = { path: anotherPath, given: { [anotherPath]: platformStaff.encode(aPlatformStaff()) } };

const readOnly = { create: '', update: '', delete: '' };
const superReads = { ...readOnly, get: 'super', list: 'super', paged: true } as const;

export const platform = [
  table({
    ...readOnly,
    collection: platformStaff,
    path: platformStaff.path({ staffId: UIDS.staff }),
    document: aPlatformStaff(),
    get: 'staff super',
    list: 'super',
    paged: true,
    cases: (at) => [
      ...at.everybody('super', 'get', 'of somebody else', {}, another),
      at.cannot(staffTurnedOwner, 'get', 'their earlier record'),
    ],
  }),
  table({
    ...readOnly,
    collection: platformAudit,
    path: platformAudit.path({ entryId: 'e1' }),
    document: aPlatformAuditEntry(),
    get: 'super',
    list: 'super',
    paged: true,
  }),
  table({
    ...superReads,
    collection: platformEvents,
    path: platformEvents.path({ eventId: 'e1' }),
    document: aPlatformEvent(),
  }),
  table({
    ...superReads,
    collection: platformDays,
    path: platformDays.path({ day: '2026-11-20' }),
    document: aPlatformDay(),
  }),
  table({
    ...superReads,
    collection: platformMonths,
    path: platformMonths.path({ month: '2026-11' }),
    document: aPlatformMonth(),
  }),
  table({
    ...readOnly,
    collection: platformCurrents,
    path: platformCurrents.path({}),
    document: aPlatformCurrent(),
    get: 'super',
    list: '',
  }),
  table({
    ...readOnly,
    collection: platformNames,
    path: platformNames.path({}),
    document: aNameList(),
    get: 'super',
    list: '',
  }),
  table({
    ...readOnly,
    collection: noticeBoards,
    path: noticeBoards.path({}),
    document: aNoticeBoard(),
    get: 'owner otherOwner super',
    list: '',
  }),
  table({
    ...superReads,
    collection: platformNotices,
    path: platformNotices.path({ noticeId: 'n1' }),
    document: aPlatformNotice(),
  }),
  table({
    ...readOnly,
    collection: noticeSeen,
    path: noticeSeen.path({ noticeId: 'n1', handle: 'TenantAAAAAAAAAAAAA1' }),
    document: { version: 1, at: NOW },
    get: '',
    list: '',
  }),
  table({
    ...superReads,
    collection: staffStats,
    path: staffStats.path({ staffId: UIDS.staff }),
    document: staffStatsOf(),
  }),
  table({
    ...superReads,
    collection: platformSweeps,
    path: platformSweeps.path({ sweepId: '2026-11-20_0' }),
    document: aSweep(),
  }),
  table({
    ...superReads,
    collection: platformFaults,
    path: platformFaults.path({ faultId: 'f1' }),
    document: aFault(),
  }),
  table({
    ...readOnly,
    collection: tenants,
    path: tenants.path({ restaurantId: RESTAURANT }),
    document: aTenant(),
    get: 'super',
    list: 'super',
    paged: true,
  }),
  table({
    ...readOnly,
    collection: subscriptionPlans,
    path: subscriptionPlans.path({ planId: 'premium' }),
    document: aPlan(),
    get: 'all',
    list: 'all',
    query: {},
  }),
  table({
    ...readOnly,
    collection: planVersions,
    path: planVersions.path({ versionId: 'v1' }),
    document: aPlanVersion(),
    get: 'super',
    list: 'super',
    paged: true,
  }),
  table({
    ...readOnly,
    collection: platformInvoices,
    path: platformInvoices.path({ invoiceId: '2026-27_BS_000001' }),
    document: aPlatformInvoice(),
    get: 'owner super',
    list: 'super',
    paged: true,
  }),
  table({
    ...readOnly,
    collection: platformCounters,
    path: platformCounters.path({ counterId: 'BS_2026-27' }),
    document: { last: 7 },
    get: '',
    list: '',
  }),
  table({
    ...readOnly,
    collection: platformSettings,
    path: platformSettings.path({}),
    document: aPlatformSettings(),
    get: 'all',
    list: '',
  }),
  table({
    ...readOnly,
    collection: subscriptionSettings,
    path: subscriptionSettings.path({}),
    document: aSubscriptionSetting(),
    get: 'owner otherOwner super',
    list: '',
  }),
  table({
    ...readOnly,
    collection: subscriptionPayments,
    path: subscriptionPayments.path({ razorpayOrderId: 'order_1' }),
    document: aSubscriptionPayment(),
    get: 'owner super',
    list: 'super',
    paged: true,
    cases: (at) => [
      ...at.everybody('owner super', 'list', 'of one restaurant', {}, { query: ofTheRestaurant }),
      at.can('owner', 'list', 'a page of 200', {}, { query: { ...ofTheRestaurant, limit: 200 } }),
      at.cannot('owner', 'list', 'more than a page', {}, { query: { ...ofTheRestaurant, limit: 201 } }),
      at.cannot('owner', 'get', 'of a sign-up without an account', {}, { given: aSignup(at.path) }),
    ],
  }),
  table({
    ...readOnly,
    collection: limits,
    path: limits.path({ key: 'joinTable_uid_1' }),
    document: aLimit(),
    get: '',
    list: '',
  }),
  table({
    ...readOnly,
    collection: photos,
    path: photos.path({ photoId: 'P'.repeat(22) }),
    document: aPhoto(),
    get: '',
    list: '',
  }),
  // An address names its restaurant by an id that is an e-mail address, so only the server resolves it.
  table({
    ...readOnly,
    collection: publicAddresses,
    path: publicAddresses.path({ slug: 'spice-route' }),
    document: aPublicAddress(),
    get: '',
    list: '',
  }),
];
