import { anAbout } from '@bhoj/domain/fixtures/notices';
import { RESTAURANT } from '@bhoj/domain/fixtures/ids';
import { aMember } from '@bhoj/domain/fixtures/people';
import { aNotification } from '@bhoj/domain/fixtures/records';
import { RIGHTS } from '@bhoj/domain/catalogue/rights';
import { members } from '@bhoj/domain/members/member.collection';
import { NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import { isToldTo } from '@bhoj/domain/notifications/told-to';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import type { NoticeKind } from '@bhoj/domain/notifications/about.schema';
import { cashier } from '../actors.ts';
import { holderOf } from './holders.ts';
import { onlyTheseFields } from '../table.ts';
import type { Case, Place } from '../table.ts';

const cashiersPath = members.path({ restaurantId: RESTAURANT, uid: cashier[1].uid });
const cashiers = (active: boolean) => ({
  [cashiersPath]: members.encode(
    aMember({ uid: cashier[1].uid, role: 'office', can: ['take-orders', 'see-sales', 'dashboard'], active }),
  ),
});

/** The rights that each, alone, bring a kind of notice to a member's bell. */
const TELLING = RIGHTS.filter((right) => NOTICE_KINDS.some((kind) => isToldTo(kind, 'office', [right])));

/** What somebody with one right alone reads of a kind of notification, and a list of that kind. */
function kindCases(at: Place, kind: NoticeKind): readonly Case[] {
  const given = {
    [at.path]: notifications.encode(aNotification({ kind: 'announcement', about: anAbout(kind) })),
  };
  const granting = RIGHTS.filter((right) => isToldTo(kind, 'office', [right]));
  return [...TELLING, 'menu' as const, 'dashboard' as const].flatMap((right) => {
    const may = granting.includes(right) ? at.can : at.cannot;
    const who = [`somebody with ${right} alone`, holderOf(right)] as const;
    return [
      may(who, 'get', `a notification of ${kind}`, {}, { given }),
      may(
        who,
        'list',
        `notifications of ${kind}`,
        {},
        { given, query: notifications.queries.latest([kind]) },
      ),
    ];
  });
}

/** The bell of members: the kinds that follow their rights, and no more of them (P-PUSH-10). */
export function bellCases(at: Place): readonly Case[] {
  const stale = { [at.path]: notifications.encode(aNotification({ about: anAbout('stale-kitchen') })) };
  const listed = (...kinds: NoticeKind[]) => ({ query: notifications.queries.latest(kinds) });
  const here = { ...stale, ...cashiers(true) };
  return [
    ...NOTICE_KINDS.flatMap((kind) => kindCases(at, kind)),
    at.can(cashier, 'get', 'a ticket that waits', {}, { given: here }),
    at.can(
      cashier,
      'list',
      'all their kinds',
      {},
      { given: here, ...listed('stale-kitchen', 'day-summary') },
    ),
    at.cannot(
      cashier,
      'list',
      'a kind of others with theirs',
      {},
      { given: here, ...listed('stale-kitchen', 'low-review') },
    ),
    at.cannot(
      cashier,
      'list',
      'all notifications',
      {},
      { given: here, query: notifications.queries.latest(null) },
    ),
    at.cannot(cashier, 'get', 'one that is of no kind', {}, { given: cashiers(true) }),
    at.cannot(
      cashier,
      'get',
      'one of their kinds once they are dismissed',
      {},
      { given: { ...stale, ...cashiers(false) } },
    ),
    at.cannot(
      cashier,
      'list',
      'their kinds once they are dismissed',
      {},
      {
        given: { ...stale, ...cashiers(false) },
        ...listed('stale-kitchen'),
      },
    ),
  ];
}

/** A member writes when they last looked, and nothing else. */
export function lookCases(at: Place): readonly Case[] {
  const noticesReadAt = new Date(1_000);
  const dismissed = { given: { [at.path]: { ...at.stored, active: false } } };
  return [
    ...onlyTheseFields(at, members, 'captain', { noticesReadAt }),
    at.cannot('captain', 'update', 'a look that is no time', { noticesReadAt: 5 }),
    at.cannot('captain', 'update', 'their rights', { can: ['payroll', 'dashboard'] }),
    at.cannot('captain', 'update', 'a look after their dismissal', { noticesReadAt }, dismissed),
    at.cannot(['somebody with people', holderOf('people')], 'update', 'the look of another', {
      noticesReadAt,
    }),
  ];
}
