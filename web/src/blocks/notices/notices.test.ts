import { anAbout } from '@bhoj/domain/fixtures/notices';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aNotification } from '@bhoj/domain/fixtures/records';
import { paise } from '@bhoj/domain/money/money';
import { NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import { DAY, startOf } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { notices } from '../../messages/owner/notices/en.ts';
import { byDay, dayTitle } from './by-day.ts';
import { unreadOf } from './unread.ts';
import { noticeText } from './notice-text.ts';

const at = (createdAt: number) => ({ id: String(createdAt), value: aNotification({ createdAt }) });

test('notifications stand under the day of the restaurant on which they came, in their order', () => {
  const midnight = startOf('2026-11-20');
  const entries = [at(midnight + 5), at(midnight), at(midnight - 1)];
  expect(byDay(entries)).toEqual([
    { day: '2026-11-20', entries: entries.slice(0, 2) },
    { day: '2026-11-19', entries: entries.slice(2) },
  ]);
});

test('a day is called by what it is from today', () => {
  const now = startOf('2026-11-20') + DAY / 2;
  expect(['2026-11-20', '2026-11-19', '2026-11-18'].map((day) => dayTitle(notices, day, now))).toEqual([
    'Today',
    'Yesterday',
    '18 Nov 2026',
  ]);
});

test('unread is what came after the last look', () => {
  expect(unreadOf([at(NOW), at(NOW + 1)], NOW)).toBe(1);
  expect(unreadOf([at(NOW)], null)).toBe(1);
});

describe('a notification says', () => {
  test.each([
    ['bill-voided', 'Bill 2026-27/INV/000001 declared void', '₹126, by Asha: Charged to the wrong table'],
    ['drawer-differs', '₹250.00 short in the drawer', '20 Nov 2026 was closed by Asha.'],
    ['low-review', 'A review of 2 stars', 'Read what the guest wrote.'],
    ['plan-ending', 'Your plan ends on 20 Nov 2026', 'Renew it, and orders go on without a break.'],
    ['wages-due', 'Wages of October 2026 are due', 'Pay them by the 7th.'],
    [
      'final-pay-due',
      'The final pay of Ravi is due',
      'Their last day was 20 Nov 2026. Pay it by 23 Nov 2026.',
    ],
    [
      'return-outdated',
      'The return of October 2026 is out of date',
      '2026-27/CN/000001 came after it was prepared. Prepare it again before you file.',
    ],
    [
      'dismissed-device',
      'A device of Ravi is still signed in',
      'It was refused, because they are not on the staff any more.',
    ],
    ['mark-disputed', 'Ravi disputes a day', '20 Nov 2026: P. Accept it in the muster, or keep yours.'],
    ['platform-notice', 'New invoices', 'Your invoices have moved.'],
  ] as const)('of %s: %s', (kind, title, text) => {
    expect(noticeText(notices, anAbout(kind))).toEqual({ title, text });
  });

  test('too much in the drawer as well as too little, and one star as one', () => {
    const over = { ...anAbout('drawer-differs'), differencePaise: paise(1_50) };
    expect(noticeText(notices, over).title).toBe('₹1.50 too much in the drawer');
    expect(noticeText(notices, { ...anAbout('low-review'), stars: 1 }).title).toBe('A review of one star');
  });

  test('something of every kind', () => {
    for (const kind of NOTICE_KINDS) expect(noticeText(notices, anAbout(kind)).text).not.toBe('');
  });
});
