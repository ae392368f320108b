import { audit } from '@bhoj/domain/audit/audit.collection';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { customerMarks } from '@bhoj/domain/customers/segment.collection';
import { aFormerCustomer, theCustomerMarks } from '@bhoj/domain/fixtures/customers';
import { invitations } from '@bhoj/domain/members/invitation.collection';
import { members } from '@bhoj/domain/members/member.collection';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { reviews, reviewSums } from '@bhoj/domain/reviews/review.collection';
import { NOW, ORDER_ID, RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import { aCustomer, aMember, anInvitation, aReview, theReviewSums } from '@bhoj/domain/fixtures/people';
import { aConnection, anAuditEntry, aNotification } from '@bhoj/domain/fixtures/records';
import { SERVER_TIME } from '../../../demo/live/firestore-values.ts';
import { onlyThisShape, table } from '../table.ts';
import { captainOfTwo } from '../actors.ts';
import type { Place } from '../table.ts';
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

const memberPath = (uid: string) => members.path({ ...r, uid });

export const people = [
  table({
    collection: members,
    path: memberPath(UIDS.captain),
    document: aMember(),
    get: 'owner captain',
    list: 'owner',
    create: '',
    update: '',
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
    ],
  }),
  table({
    collection: members,
    path: memberPath(UIDS.kitchen),
    document: aMember({ uid: UIDS.kitchen, role: 'kitchen' }),
    get: 'owner kitchen',
    list: 'owner',
    create: '',
    update: '',
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
    query: notifications.queries.latest(),
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
