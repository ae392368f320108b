import { mayOpen } from '../catalogue/page-rights.ts';
import { RIGHTS, rightsOf, roleOf, withImplied } from '../catalogue/rights.ts';
import type { Preset } from '../catalogue/rights.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { anAbout } from '../fixtures/notices.ts';
import { paise } from '../money/money.ts';
import {
  isNoticeOn,
  isWanted,
  NOTICE_KINDS,
  noticeId,
  noticeLink,
  noticePage,
  thresholdOf,
} from './kinds.ts';
import { bellKindsOf, isToldTo } from './told-to.ts';
import { notifications } from './notification.collection.ts';
import { aNotification } from '../fixtures/records.ts';

const drawer = (rupees: number) => ({
  ...anAbout('drawer-differs'),
  differencePaise: paise(Math.round(rupees * 100)),
});

test('each kind has an id of its own that is a document’s id, and a link within the dashboard', () => {
  const told = NOTICE_KINDS.map((kind) => anAbout(kind));
  expect(new Set(told.map(noticeId)).size).toBe(NOTICE_KINDS.length);
  for (const about of told) {
    expect(noticeId(about)).toMatch(/^[^/]+$/);
    expect(noticeLink(about)).toMatch(/^\/dashboard/);
  }
});

test('what is told leads to the very order or day, and a repeat has the same id', () => {
  expect(noticeLink(anAbout('bill-voided'))).toBe('/dashboard/orders?order=o1');
  expect(noticeLink(drawer(5))).toBe('/dashboard/orders?view=day&day=2026-11-20');
  expect(noticeLink(anAbout('low-review'))).toBe('/dashboard/reviews?review=o1');
  expect(noticeLink(anAbout('mark-disputed'))).toBe(
    '/dashboard/payroll?tab=muster&month=2026-11&person=p1&day=2026-11-20',
  );
  expect(noticeLink(anAbout('final-pay-due'))).toBe('/dashboard/payroll?tab=people&person=p1');
  expect(noticeLink(anAbout('plan-ending'))).toBe('/dashboard/subscription');
  expect(noticeLink(anAbout('platform-notice'))).toBe('/dashboard/subscription');
  expect(noticeLink({ ...anAbout('platform-notice'), link: '' })).toBe('/dashboard');
  expect(noticeLink({ ...anAbout('platform-notice'), link: undefined })).toBe('/dashboard');
  expect(noticeId(anAbout('platform-notice'))).toBe('platform-notice-n1-2');
  expect(noticeId({ ...anAbout('platform-notice'), version: undefined })).toBe('platform-notice-n1-1');
  expect(noticeId(anAbout('bill-voided'))).toBe('bill-voided-2026-27_INV_000001');
  expect(noticeId({ ...drawer(5), by: 'Ravi' })).toBe(noticeId(drawer(5)));
  // The day was closed again, and another amount is missing.
  expect(noticeId(drawer(7))).not.toBe(noticeId(drawer(5)));
});

const NO_CHOICE = { noticesSwitched: [] };

describe('an owner is told', () => {
  test('of every kind until they switch it off', () => {
    for (const kind of NOTICE_KINDS) {
      expect(isNoticeOn(kind, NO_CHOICE)).toBe(true);
      expect(isNoticeOn(kind, { noticesSwitched: [kind] })).toBe(false);
    }
    expect(isWanted(anAbout('bill-voided'), { noticesSwitched: ['drawer-differs'] })).toBe(true);
    expect(isWanted(anAbout('bill-voided'), { noticesSwitched: ['bill-voided'] })).toBe(false);
  });

  test.each([
    [99.99, {}, false],
    [100, {}, true],
    [-100, {}, true],
    [-20, { drawerNoticePaise: 20_00 }, true],
    [19.99, { drawerNoticePaise: 20_00 }, false],
    [0.01, { drawerNoticePaise: 0 }, true],
    [0, { drawerNoticePaise: 0 }, false],
    [500, { noticesSwitched: ['drawer-differs'] }, false],
  ])('of a difference of ₹%d with %j: %j', (rupees, choice, told) => {
    expect(isWanted(drawer(rupees), { ...NO_CHOICE, ...choice })).toBe(told);
  });

  test('from the usual threshold on, where a kind has one', () => {
    expect(thresholdOf('drawer-differs', {})).toBe(100_00);
    expect(thresholdOf('bill-voided', { drawerNoticePaise: 5 })).toBeNull();
  });
});

describe('a stored notification', () => {
  test.each(NOTICE_KINDS)('of %s is read as it was written', (kind) => {
    const told = aNotification({ kind: 'announcement', createdAt: NOW, about: anAbout(kind) });
    expect(notifications.decode(notifications.encode(told))).toEqual(told);
  });

  test('of a kind that this release does not know is news without more', () => {
    const stored = notifications.encode(aNotification({ kind: 'announcement' }));
    expect(notifications.decode({ ...stored, about: { kind: 'unlisted', x: 1 } })).toEqual(
      aNotification({ kind: 'announcement' }),
    );
  });
});

test('a page holds one kind, or all of them, the latest first', () => {
  expect(notifications.queries.page(null, null)).toEqual({ orderBy: [['createdAt', 'desc']], limit: 30 });
  const after = { values: [new Date(NOW)], id: 'n1' };
  expect(notifications.queries.page(['low-review'], after)).toEqual({
    where: [['about.kind', 'in', ['low-review']]],
    orderBy: [['createdAt', 'desc']],
    limit: 30,
    after,
  });
});

describe('who has what in the bell', () => {
  const bellOf = (preset: Preset) => bellKindsOf(roleOf(preset), rightsOf(preset));

  test('follows the rights', () => {
    expect(bellKindsOf('owner', [])).toBeNull();
    expect(bellOf('cashier')).toEqual([
      'drawer-differs',
      'stale-kitchen',
      'day-summary',
      'booking-asked',
      'booking-by-guest',
    ]);
    expect(bellOf('accountant')).toEqual(['day-summary', 'return-outdated']);
    for (const preset of ['storekeeper', 'captain', 'kitchen'] as const) expect(bellOf(preset)).toEqual([]);
    expect(bellOf('manager')).not.toContain('wages-due');
  });

  test('leaves the plan and the platform’s notices to the owner', () => {
    const others = NOTICE_KINDS.filter((kind) => !bellOf('partner')?.includes(kind));
    expect(others).toEqual(['plan-ending', 'platform-notice']);
  });

  test.each(NOTICE_KINDS)('%s leads to a page that each of them may open', (kind) => {
    const told = RIGHTS.map((right) => withImplied([right, 'see-sales'])).filter((can) =>
      isToldTo(kind, 'office', can),
    );
    const page = noticePage(kind);
    expect(told.filter((can) => mayOpen(page, 'office', can) !== true)).toEqual([]);
  });
});
