import { describe, expect, it } from 'vitest';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { anAbout } from '@bhoj/domain/fixtures/notices';
import { anAsked, aPushMessage } from '@bhoj/domain/fixtures/push';
import { NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import { pushText } from '@bhoj/domain/push/message';
import type { PushMessage } from '@bhoj/domain/push/message';
import { pushShown } from './push-shown.ts';

const shown = (kind: (typeof NOTICE_KINDS)[number], place: string | null = null) =>
  pushShown(pushText(aPushMessage({ id: `${kind}-1`, about: anAbout(kind), place })));

it('says what the bell says, with the table’s own name, and opens the same page', () => {
  expect(shown('bill-voided')).toEqual({
    title: 'Bill 2026-27/INV/000001 declared void',
    body: '₹126, by Asha',
    tag: 'bill-voided-1',
    path: '/dashboard/orders?order=o1',
    language: 'en',
  });
  expect(shown('stale-kitchen', 'Window').body).toBe('Nobody has begun it in the kitchen. It is for Window.');
  expect(shown('stale-kitchen').body).toContain('F1-T04');
  const about = { ...anAbout('stale-kitchen'), joinedTableIds: ['F1-T05'] };
  const text = (place: string | null) => pushShown(pushText(aPushMessage({ about, place }))).body;
  expect(text(null)).toContain('It is for F1-T04 + F1-T05.');
  expect(text('Window + F1-T05')).toContain('It is for Window + F1-T05.');
});

it('sums up the evening with what is known', () => {
  expect(shown('day-summary')).toEqual({
    title: '20 Nov 2026: ₹41,250 on 48 bills',
    body: '120 guests. ₹38,000 a week before. 2 orders are open.',
    tag: 'day-summary-1',
    path: '/dashboard/orders?view=day&day=2026-11-20',
    language: 'en',
  });
  const about = { ...anAbout('day-summary'), bills: 1, guests: null, weekBeforePaise: null, openOrders: 0 };
  const text = (drawerPaise: number) =>
    pushShown(pushText(aPushMessage({ about: { ...about, drawerPaise: drawerPaise as never } })));
  expect(text(0)).toMatchObject({ title: '20 Nov 2026: ₹41,250 on one bill', body: 'The drawer is right.' });
  expect(text(-50_00).body).toBe('₹50.00 short in the drawer.');
  expect(text(50_00).body).toBe('₹50.00 too much in the drawer.');
});

it.each(NOTICE_KINDS)('%s opens a page of Bhoj’s own', (kind) => {
  expect(shown(kind).path).toMatch(/^\/dashboard/);
});

it('leads nowhere else, whatever address a notice has', () => {
  const link = (address: string) =>
    pushShown(pushText(aPushMessage({ about: { ...anAbout('platform-notice'), link: address } }))).path;
  expect(link('/dashboard/subscription')).toBe('/dashboard/subscription');
  for (const address of ['https://example.in/', '//example.in/x', '/unlisted', 'javascript:alert(1)'])
    expect(link(address)).toBe('/dashboard');
});

it.each(['', 'x', '{"id":"n","about":{"kind":"unlisted"}}', '{"id":"n","about":{"kind":"drawer-differs"}}'])(
  'shows news for %s, because a browser wants something shown',
  (text) => {
    expect(pushShown(text)).toMatchObject({ title: 'News from Bhoj', path: '/dashboard' });
  },
);

describe('a question', () => {
  const asked = (language: Language, page: RouteName = 'captain') =>
    pushShown(pushText(aPushMessage({ about: anAsked(), place: 'Window', page, language })));

  it('says who asks for what, and opens the person’s page with the card', () => {
    expect(asked('en')).toMatchObject({
      title: 'Ravi asks',
      body: 'Discount · ₹540 · Window',
      path: '/dashboard/captain',
      language: 'en',
    });
    expect(asked('en', 'dashboard').path).toBe('/dashboard');
  });

  it.each(['hi', 'mr', 'ta', 'bn'] as const)('is in the person’s language: %s', (language) => {
    const { title, body, language: told } = asked(language);
    expect(told).toBe(language);
    expect(title).not.toMatch(/asks/);
    expect(body).toMatch(/₹540 · Window$/);
    expect(body).not.toMatch(/Discount/);
  });

  it('without a page opens the dashboard', () => {
    expect(pushShown(pushText(aPushMessage({ about: anAsked() }))).path).toBe('/dashboard');
  });
});

it('tells a cook of a ticket in their language, and opens the kitchen', () => {
  const about = anAbout('stale-kitchen');
  const shownTo = (of: Partial<PushMessage>) =>
    pushShown(pushText(aPushMessage({ about, page: 'kitchen', language: 'hi', ...of })));
  expect(shownTo({})).toMatchObject({
    title: 'KOT 12 को 20 मिनट हो गए',
    path: '/dashboard/kitchen',
    language: 'hi',
  });
  expect(shownTo({ place: 'Window' }).body).toContain('Window');
  expect(shownTo({ about: { ...about, tableId: null } as typeof about }).body).toContain('पार्सल');
  expect(shownTo({ language: 'en' }).body).toContain('Nobody has begun it in the kitchen.');
});
