import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { anApproval } from '@bhoj/domain/fixtures/approvals';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { customerMarks } from '@bhoj/domain/customers/segment.collection';
import { aFormerCustomer, theCustomerMarks } from '@bhoj/domain/fixtures/customers';
import { devices } from '@bhoj/domain/devices/device.collection';
import { floors } from '@bhoj/domain/tables/table.collection';
import { invitations } from '@bhoj/domain/members/invitation.collection';
import { pinTryId } from '@bhoj/domain/members/pin';
import { pins, pinTries } from '@bhoj/domain/members/pin.collection';
import { members } from '@bhoj/domain/members/member.collection';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { reviews, reviewSums } from '@bhoj/domain/reviews/review.collection';
import { NOW, ORDER_ID, RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import {
  aCustomer,
  aDevice,
  aMember,
  anInvitation,
  aReview,
  aStoredPin,
  theReviewSums,
} from '@bhoj/domain/fixtures/people';
import { aPushSubscriber } from '@bhoj/domain/fixtures/push';
import { aConnection, anAuditEntry, aNotification } from '@bhoj/domain/fixtures/records';
import { SERVER_TIME } from '../../../demo/live/firestore-values.ts';
import { onlyThisShape, table } from '../table.ts';
import { bellCases, lookCases } from './bell.ts';
import { captainOfTwo, captainOnDevice, ownerOnDevice, strangerOnDevice } from '../actors.ts';
import type { Fields, Place } from '../table.ts';
import type { Persona } from '../../support/personas.ts';

const r = { restaurantId: RESTAURANT };

const connected = { ...connections.encode(aConnection()), lastSeen: SERVER_TIME };
const BAD_CONNECTIONS: Record<string, readonly unknown[]> = {
  status: ['away', 'unlisted', true, null],
  lastSeen: [new Date(NOW), null, 'now'],
  timestamp: ['', 'x'.repeat(41), 'a\nb', 5, null],
  schemaVersion: [2, null],
};

const connectionCases = (who: Persona, elsewhere: string) => (at: Place) => [
  at.can(who, 'update', 'to offline', { ...connected, status: 'offline' }),
  ...onlyThisShape(at, who, connected),
  ...Object.entries(BAD_CONNECTIONS).flatMap(([field, values]) =>
    values.map((value) =>
      at.cannot(who, 'update', `${field} to ${String(value)}`, { ...connected, [field]: value }),
    ),
  ),
  at.cannot(who, 'update', 'with a field unlisted', { ...connected, unlisted: 1 }),
  at.cannot(who, 'update', 'the connection of somebody else', connected, { path: elsewhere }),
];

/** Cases in which people use their own uid as the connection id. */
const strangersAtTheirOwn = (at: Place) =>
  (
    ['guest', 'impostor', 'otherOwner', 'dismissedCaptain', 'otherCaptain', 'staff', 'super'] as const
  ).flatMap((who) => {
    const path = connections.path({ ...r, connectionId: UIDS[who] });
    return [
      at.cannot(who, 'get', 'a connection of their own', {}, { path }),
      at.cannot(who, 'create', 'a connection of their own', connected, { path }),
      at.cannot(who, 'update', 'a connection of their own', connected, {
        path,
        given: { [path]: at.stored },
      }),
    ];
  });

const statusPath = connections.path({ ...r, connectionId: 'status' });
const devicePath = connections.path({ ...r, connectionId: UIDS.captain });

const devicePathOf = (deviceId: string) => devices.path({ ...r, deviceId });
const memberPath = (uid: string) => members.path({ ...r, uid });

export const people = [
  table({
    collection: members,
    path: memberPath(UIDS.captain),
    document: aMember(),
    change: { noticesReadAt: new Date(NOW) },
    get: 'owner captain',
    list: 'owner',
    create: '',
    update: 'captain',
    delete: '',
    cases: (at) => [
      at.cannot(
        captainOfTwo,
        'get',
        'their old record, when their claims name another restaurant',
        {},
        {
          path: memberPath(captainOfTwo[1].uid),
        },
      ),
      ...lookCases(at),
    ],
  }),
  table({
    collection: members,
    path: memberPath(UIDS.kitchen),
    document: aMember({ uid: UIDS.kitchen, role: 'kitchen' }),
    change: { noticesReadAt: new Date(NOW) },
    get: 'owner kitchen',
    list: 'owner',
    create: '',
    update: 'kitchen',
    delete: '',
  }),
  table({
    collection: members,
    path: memberPath(UIDS.dismissedCaptain),
    document: aMember({ uid: UIDS.dismissedCaptain, active: false }),
    get: 'owner dismissedCaptain',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    cases: (at) => [at.cannot('dismissedCaptain', 'update', 'themselves back in', { active: true })],
  }),
  table({
    collection: pins,
    path: pins.path({ ...r, uid: UIDS.captain }),
    document: aStoredPin(),
    get: '',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: pinTries,
    path: pinTries.path({ ...r, tryId: pinTryId(UIDS.captain, UIDS.kitchen) }),
    document: { wrong: 1, lockedUntil: null, expireAt: NOW },
    get: '',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: devices,
    path: devicePathOf('DeviceAAAAAAAAAAAAA1'),
    document: aDevice(),
    get: 'owner captain kitchen',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    cases: (at) => {
      const withPerson = (uid: string) => ({
        ...at.stored,
        person: { uid, name: 'Ravi', since: new Date(NOW) },
      });
      const on = withPerson(UIDS.captain);
      const shutOut = { ...on, shutOutAt: new Date(NOW) };
      const here = { [at.path]: shutOut };
      const tables = floors.path({ ...r, floorId: 'floor-1' });
      const readsFloor = (given: Fields | null) => ({ path: tables, given: { [at.path]: given } });
      return [
        at.can(captainOnDevice, 'get', 'their own device', {}),
        at.can(captainOnDevice, 'get', 'their own device once it is shut out', {}, { given: here }),
        at.cannot(
          captainOnDevice,
          'get',
          'another device once theirs is shut out',
          {},
          {
            path: devicePathOf('DeviceAAAAAAAAAAAAA2'),
            given: here,
          },
        ),
        at.cannot(strangerOnDevice, 'get', 'a device of another restaurant under the same id', {}),
        at.can(captainOnDevice, 'get', 'the floor', {}, readsFloor(on)),
        at.can(ownerOnDevice, 'get', 'the floor', {}, readsFloor(withPerson(UIDS.owner))),
        at.cannot(
          captainOnDevice,
          'get',
          'the floor once somebody else is on it',
          {},
          readsFloor(withPerson(UIDS.kitchen)),
        ),
        at.cannot(captainOnDevice, 'get', 'the floor once it is locked', {}, readsFloor(at.stored)),
        at.cannot(captainOnDevice, 'get', 'the floor once it is shut out', {}, readsFloor(shutOut)),
        at.cannot(
          ownerOnDevice,
          'get',
          'the floor once it is shut out',
          {},
          readsFloor({ ...withPerson(UIDS.owner), shutOutAt: new Date(NOW) }),
        ),
        at.cannot(captainOnDevice, 'get', 'the floor from an unknown device', {}, readsFloor(null)),
      ];
    },
  }),
  table({
    collection: invitations,
    path: invitations.path({ ...r, invitationId: 'i1' }),
    document: anInvitation(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    cases: (at) => [
      at.cannot(
        [
          'the invited person',
          { uid: 'invited', provider: 'password', email: anInvitation().email, emailVerified: true },
        ],
        'get',
        'their own invitation',
      ),
    ],
  }),
  table({
    collection: customers,
    path: customers.path({ ...r, customerId: 'c1' }),
    document: aCustomer(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    paged: true,
  }),
  table({
    collection: formerCustomers,
    path: formerCustomers.path({ ...r, customerId: 'c1' }),
    document: aFormerCustomer(),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: customerMarks,
    path: customerMarks.path(r),
    document: theCustomerMarks(),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: reviews,
    path: reviews.path({ ...r, orderId: ORDER_ID }),
    document: aReview(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: reviews.queries.page({ stars: 1 }),
  }),
  table({
    collection: reviewSums,
    path: reviewSums.path(r),
    document: theReviewSums(),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: notifications,
    path: notifications.path({ ...r, notificationId: 'n1' }),
    document: aNotification(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: notifications.queries.latest(null),
    cases: bellCases,
  }),
  // Not even the person's own: an address is as good as a key to their device.
  table({
    collection: pushSubscribers,
    path: pushSubscribers.path({ ...r, uid: UIDS.captain }),
    document: aPushSubscriber({ uid: UIDS.captain }),
    get: '',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: connections,
    path: statusPath,
    document: aConnection(),
    created: connected,
    change: connected,
    get: 'owner',
    list: 'owner',
    create: 'owner',
    update: 'owner',
    delete: '',
    cases: (at) => [...connectionCases('owner', devicePath)(at), ...strangersAtTheirOwn(at)],
  }),
  table({
    collection: connections,
    path: devicePath,
    document: aConnection(),
    created: connected,
    change: connected,
    get: 'owner captain',
    list: 'owner',
    create: 'captain',
    update: 'captain',
    delete: '',
    cases: connectionCases('captain', connections.path({ ...r, connectionId: UIDS.kitchen })),
  }),
  table({
    collection: connections,
    path: connections.path({ ...r, connectionId: UIDS.kitchen }),
    document: aConnection(),
    created: connected,
    change: connected,
    get: 'owner kitchen',
    list: 'owner',
    create: 'kitchen',
    update: 'kitchen',
    delete: '',
    cases: connectionCases('kitchen', statusPath),
  }),
  table({
    collection: approvals,
    path: approvals.path({ ...r, approvalId: 'a1' }),
    document: anApproval(),
    // The kitchen asked, and the captain is asked.
    get: 'owner captain kitchen',
    list: 'owner captain',
    create: '',
    update: '',
    delete: '',
    query: approvals.queries.open(UIDS.captain),
    cases: (at) => [
      at.cannot(
        'captain',
        'list',
        'what others are asked',
        {},
        { query: approvals.queries.open(UIDS.kitchen) },
      ),
      at.cannot(
        'dismissedCaptain',
        'list',
        'what they were asked before they were dismissed',
        {},
        { query: approvals.queries.open(UIDS.dismissedCaptain) },
      ),
      at.cannot('captain', 'list', 'what was allowed', {}, { query: approvals.queries.spent(0, NOW, null) }),
      at.can('owner', 'list', 'what was allowed', {}, { query: approvals.queries.spent(0, NOW, null) }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
      at.cannot(
        'captain',
        'get',
        'who is not asked',
        {},
        { given: { [at.path]: { ...at.stored, askedOf: ['owner'] } } },
      ),
      at.cannot(
        'dismissedCaptain',
        'get',
        'who is asked',
        {},
        {
          given: { [at.path]: { ...at.stored, askedOf: [UIDS.dismissedCaptain] } },
        },
      ),
    ],
  }),
  table({
    collection: audit,
    path: audit.path({ ...r, entryId: 'a1' }),
    document: anAuditEntry(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    paged: true,
  }),
];
