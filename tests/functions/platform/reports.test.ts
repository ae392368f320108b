import { NOW, RESTAURANT } from '@bhoj/domain/fixtures/ids';
import { FRESH_SIGN_IN_MS } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { aPlatformAuditEntry, aPlatformEvent, aTenant, staffStatsOf } from '@bhoj/domain/fixtures/platform';
import { aPlatformInvoice } from '@bhoj/domain/fixtures/subscription';
import { paise } from '@bhoj/domain/money/money';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformEvents, staffStats } from '@bhoj/domain/platform/shape/platform-sum.collection';
import { writeReport } from '@bhoj/domain/platform/reports/reports.contract';
import { platformInvoices } from '@bhoj/domain/subscription/subscription.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { DAY, dateOf, startOf } from '@bhoj/domain/time/ist';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import type { ReportKind } from '@bhoj/domain/platform/reports/reports.schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEverything, list, put } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aStaffPerson } from '../../support/platform-people.ts';

beforeEach(forgetEverything);
afterEach(() => vi.useRealTimers());

const TODAY = dateOf(NOW);

/** Every page of a report, one after the other. */
async function pagesOf(kind: ReportKind, from = TODAY, until = TODAY) {
  const admin = await signIn({ role: 'super' });
  const fileId = newId();
  const pages: OutputOf<typeof writeReport>[] = [];
  let after: OutputOf<typeof writeReport>['next'] = null;
  do {
    const summary = pages.at(-1)?.summary;
    const asked = { fileId, kind, from, until, after, ...(summary && { summary }) };
    const page: OutputOf<typeof writeReport> = await call(writeReport, asked, admin);
    pages.push(page);
    after = page.next;
  } while (after !== null);
  return pages;
}
const textOf = async (kind: ReportKind, from?: string) =>
  (await pagesOf(kind, from)).map(({ text }) => text).join('');

const signedUp = (id: string, overrides: Parameters<typeof aTenant>[0]) =>
  put(tenants, { restaurantId: `${id}@house.example` }, aTenant({ handle: id, ...overrides }));

test('a file has the days of its period, the first and the last whole, and no name as a formula', async () => {
  await signedUp('before', { signedUpAt: startOf(TODAY) - 1 });
  await signedUp('first', { signedUpAt: startOf(TODAY), name: '=HYPERLINK("x")', mrrPaise: paise(99900) });
  await signedUp('last', { signedUpAt: startOf(TODAY) + DAY - 1, name: 'Spice, Route' });
  await signedUp('after', { signedUpAt: startOf(TODAY) + DAY });
  const lines = (await textOf('signUps')).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^\ufeffSigned up,Restaurant,Email/);
  expect(lines[1]).toMatch(/00:00,"'=HYPERLINK\(""x""\)",first@house.example,.*,999\.00,/);
  expect(lines[2]).toContain('"Spice, Route",last@house.example');
});

test('a long file comes in pages of 200, each restaurant once', async () => {
  await Promise.all(
    Array.from({ length: 205 }, (_, n) => signedUp(`r${n}`, { signedUpAt: startOf(TODAY) + (n % 3) })),
  );
  const pages = await pagesOf('signUps');
  expect(pages.map(({ rows }) => rows)).toEqual([200, 5]);
  const emails = pages.flatMap(({ text }) => text.match(/r\d+@house/g) ?? []);
  expect(new Set(emails).size).toBe(205);
});

test('payments, refunds and changes of MRR are told apart, with the gateway’s ids', async () => {
  const event = (eventId: string, overrides: Parameters<typeof aPlatformEvent>[0]) =>
    put(platformEvents, { eventId }, aPlatformEvent(overrides));
  await event('payment_pay_1', { kind: 'payment', amountPaise: paise(99900) });
  await event('refund_pay_1', { kind: 'refund', at: NOW + 1, amountPaise: paise(99900) });
  await event('mrr_h_0', { kind: 'mrr', afterPaise: paise(84661) });
  await event('signUp_h', {});
  const payments = (await textOf('payments')).split('\r\n').slice(1, -1);
  expect(payments.map((line) => line.split(',').slice(1, 5))).toEqual([
    ['payment', 'pay_1', RESTAURANT, '999.00'],
    ['refund', 'pay_1', RESTAURANT, '999.00'],
  ]);
  expect((await textOf('subscriptions')).split('\r\n')[1]).toContain(`${RESTAURANT},Pune,new,0.00,846.61`);
});

test('each person’s row has what they brought, also of nothing; the audit has who, what and why', async () => {
  const staff = await aStaffPerson({ name: 'Asha' });
  await aStaffPerson({ name: 'Nisha' });
  await put(staffStats, { staffId: staff.uid }, staffStatsOf({ signUps: 4, mrrPaise: paise(99900) }));
  const people = (await textOf('referrals')).split('\r\n').slice(1, -1);
  expect(people).toHaveLength(2);
  expect(people[0]).toMatch(/^Asha,.*,yes,4,0,0,0,0,0,0\.00,0\.00,999\.00$/);
  expect(people[1]).toMatch(/^Nisha,/);
  await put(platformAudit, { entryId: 'e1' }, aPlatformAuditEntry({ reason: '@left' }));
  expect((await textOf('audit')).split('\r\n')[1]).toContain(`,'@left,active: true,active: false,`);
  expect(await textOf('audit', dateOf(NOW + DAY))).toMatch(/^[^\n]*\n$/);
});

test('the GST summary adds up every document of the period once, in pages of 200', async () => {
  const issue = (sequence: number, overrides: Parameters<typeof aPlatformInvoice>[0]) => {
    const number = `BS/26-27/${String(sequence).padStart(6, '0')}`;
    const invoice = aPlatformInvoice({ number, sequence, ...overrides });
    return put(platformInvoices, { invoiceId: `i${sequence}` }, invoice);
  };
  const [first, end] = [startOf(TODAY), startOf(TODAY) + DAY];
  await Promise.all(Array.from({ length: 205 }, (_, n) => issue(n + 2, { issuedAt: first + (n % 3) })));
  await issue(1, { issuedAt: first - 1 });
  await issue(300, { issuedAt: end });
  const pages = await pagesOf('gst');
  expect(pages.map(({ rows }) => rows)).toEqual([0, 2]);
  const lines = pages
    .map(({ text }) => text)
    .join('')
    .split('\r\n');
  const { taxes, totalPaise } = aPlatformInvoice();
  const rupees = (each: number) => ((each * 205) / 100).toFixed(2);
  expect(lines[0]).toMatch(/^\ufeffPart,Month,State of supply/);
  expect(lines[1]).toContain(`,18,${rupees(taxes.taxablePaise)},${rupees(7_619)},${rupees(7_619)},0.00,`);
  expect(lines[1]).toContain(`,${rupees(totalPaise)},205,,,`);
  expect(lines[2]).toMatch(/,205,BS\/26-27\/000002,BS\/26-27\/000206,0$/);
});

test('a place of another list is refused', async () => {
  const admin = await signIn({ role: 'super' });
  const ask = { fileId: newId(), from: TODAY, until: TODAY, after: { value: 'Asha', id: 'x' } };
  expect(await reasonOf(writeReport, { kind: 'audit', ...ask }, admin)).toBe('invalid-input');
  const number = { ...ask, fileId: newId(), after: { value: 5, id: 'x' } };
  expect(await reasonOf(writeReport, { kind: 'referrals', ...number }, admin)).toBe('invalid-input');
});

test('a file stands once in the audit, whichever page is asked first (P-PLATFORM-19)', async () => {
  const admin = await signIn({ role: 'super' });
  const asked = { kind: 'payments', from: TODAY, until: TODAY, fileId: newId() } as const;
  await call(writeReport, { ...asked, after: { value: 5, id: 'x' } }, admin);
  await call(writeReport, { ...asked, after: null }, admin);
  expect(await list(platformAudit, {})).toEqual([
    expect.objectContaining({
      action: 'writeReport',
      by: admin.uid,
      subjectKind: 'platform',
      subject: 'report payments',
      after: { from: TODAY, until: TODAY },
    }),
  ]);
  const another = { ...asked, kind: 'audit', after: null } as const;
  expect(await reasonOf(writeReport, another, admin)).toBe('invalid-input');
  const other = await signIn({ role: 'super' });
  expect(await reasonOf(writeReport, { ...asked, after: null }, other)).toBe('invalid-input');
});

test('a file wants a fresh sign-in', async () => {
  const admin = await signIn({ role: 'super' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRESH_SIGN_IN_MS + 60_000 });
  const asked = { kind: 'signUps', from: TODAY, until: TODAY, fileId: newId(), after: null } as const;
  expect(await reasonOf(writeReport, asked, admin)).toBe('sign-in-again');
  vi.useRealTimers();
  expect(await list(platformAudit, {})).toEqual([]);
});
