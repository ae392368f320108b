import {
  announcements,
  limits,
  platformStaff,
  subscriptionPayments,
  subscriptionPlans,
  subscriptionSettings,
} from '@bhoj/domain/collections/platform';
import * as make from '../../support/factories.ts';
import { table } from '../table.ts';

const readOnly = { create: '', update: '', delete: '' };

export const platform = [
  table({
    ...readOnly,
    collection: platformStaff,
    path: platformStaff.path({ staffId: 's1' }),
    document: make.aPlatformStaff(),
    get: 'super',
    list: 'super',
  }),
  table({
    ...readOnly,
    collection: subscriptionPlans,
    path: subscriptionPlans.path({ planId: 'premium' }),
    document: make.aPlan(),
    get: 'all',
    list: 'all',
    query: {},
  }),
  table({
    ...readOnly,
    collection: subscriptionSettings,
    path: subscriptionSettings.path({}),
    document: make.aSubscriptionSetting(),
    get: 'owner otherOwner super',
    list: '',
  }),
  table({
    ...readOnly,
    collection: subscriptionPayments,
    path: subscriptionPayments.path({ razorpayOrderId: 'order_1' }),
    document: make.aSubscriptionPayment(),
    get: 'super',
    list: 'super',
    paged: true,
  }),
  table({
    ...readOnly,
    collection: announcements,
    path: announcements.path({ announcementId: 'n1' }),
    document: make.anAnnouncement(),
    get: 'owner otherOwner super',
    list: 'owner otherOwner super',
    paged: true,
  }),
  table({
    ...readOnly,
    collection: limits,
    path: limits.path({ key: 'joinTable_uid_1' }),
    document: make.aLimit(),
    get: '',
    list: '',
  }),
];
