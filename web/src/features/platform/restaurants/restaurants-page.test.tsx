import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlatformAuditEntry, aPlatformNotice, aNameList, aTenant } from '@bhoj/domain/fixtures/platform';
import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import { RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { noteOwnerLink, suspendRestaurant } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { platformRestaurants as words } from '../../../messages/owner/platform-restaurants/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { table } from '../../../messages/shared/table/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { downloads } from '../../../ui/shared/downloads.fixtures.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { RestaurantPage } from './restaurant-page.tsx';
import { RestaurantsPage } from './restaurants-page.tsx';

const ID = 'asha@spice.example';
const soon = Date.now() + 3 * DAY;
const backend = inMemory();
const putTenant = (over: Parameters<typeof aTenant>[0] = {}) =>
  backend.put(tenants, { restaurantId: ID }, aTenant({ trialEndDate: soon, planEndsAt: soon, ...over }));
const putActs = (acts: readonly Parameters<typeof aPlatformAuditEntry>[0][]) =>
  backend.putAll(
    platformAudit,
    Object.fromEntries(acts.map((act, n) => [`e${n}`, aPlatformAuditEntry({ subject: ID, ...act })])),
  );
const show = (path: string) =>
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <RouterProvider
          router={createMemoryRouter(
            [
              { path: href('superRestaurants'), element: <RestaurantsPage /> },
              { path: '/super/restaurants/:restaurantId', element: <RestaurantPage /> },
            ],
            { initialEntries: [path] },
          )}
        />
      </ToastProvider>
    </InMemoryClient>,
  );
const one = () => show(href('superRestaurant', { restaurantId: ID }));
const press = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  userEvent.click(within_.getByRole('button', { name }));

beforeEach(() => {
  backend.clear();
  putTenant();
  backend.put(platformNames, {}, aNameList());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the list of restaurants', () => {
  it('shows plan and referrer, and opens the restaurant', () => {
    show(href('superRestaurants'));
    const row = screen.getByRole('link', { name: /Spice Route/ }).closest('tr, li') as HTMLElement;
    expect(row.textContent).toContain(words.planStates.trialing);
    expect(row.textContent).toContain('Nisha · STAFF01');
    expect(screen.getByRole('link', { name: /Spice Route/ }).getAttribute('href')).toBe(
      href('superRestaurant', { restaurantId: ID }),
    );
  });

  it('says for whom a self-referral is held back until it is reviewed (P-PLATFORM-6)', () => {
    putTenant({ referredBy: null, selfReferral: true, heldFor: UIDS.staff });
    show(href('superRestaurants'));
    const row = screen.getByRole('link', { name: /Spice Route/ }).closest('tr, li');
    expect(row?.textContent).toContain(words.heldFor('Nisha · STAFF01'));
  });

  it.each([
    ['?q=Caf%C3%A9%20R', 'cafe'],
    [`?by=other`, 'others'],
    ['?by=-', 'nobodys'],
    ['?state=suspended', 'suspended'],
    ['?use=active', 'active'],
    ['?plan=premium&use=silent', 'silent'],
  ])('shows those that %s asks for', (search, id) => {
    backend.putAll(tenants, {
      cafe: aTenant({ name: 'Café R', searchKeys: ['cafe', 'cafe r'] }),
      others: aTenant({ referredBy: 'other' }),
      nobodys: aTenant({ referredBy: null }),
      suspended: aTenant({ suspended: true }),
      active: aTenant({ use: 'begun' }),
      silent: aTenant({ membership: 'premium', use: 'silent' }),
      'silent-trial': aTenant({ use: 'silent' }),
    });
    show(`${href('superRestaurants')}${search}`);
    const links = screen.getAllByRole('link', { name: /Spice Route|Café/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      href('superRestaurant', { restaurantId: id }),
    ]);
  });

  it('tells an empty list from one that nothing fits, and from one that is refused', () => {
    backend.clear();
    show(href('superRestaurants'));
    expect(screen.getByText(words.empty)).toBeTruthy();
    cleanup();
    show(`${href('superRestaurants')}?state=lapsed`);
    expect(screen.getByText(words.nothingFits)).toBeTruthy();
    cleanup();
    backend.fails('permission-denied', tenants);
    show(href('superRestaurants'));
    expect(screen.queryByText(words.empty)).toBeNull();
  });

  it('writes every page to the file, and no name as a formula', async () => {
    const many = Array.from({ length: 31 }, (_, n) => [`r${n}`, aTenant({ signedUpAt: n })] as const);
    backend.putAll(tenants, {
      ...Object.fromEntries(many),
      first: aTenant({ name: '=HYPERLINK("x")', signedUpAt: soon }),
    });
    const files = downloads();
    show(href('superRestaurants'));
    await press(table.exportCsv);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe(words.fileName(dateOf(Date.now())));
    const lines = ((await files[0]?.text) ?? '').split('\r\n');
    expect(lines[1]).toContain("'=HYPERLINK");
    expect(lines.filter((line) => line.startsWith('Spice Route'))).toHaveLength(32);
  });
});

describe('the page of a restaurant', () => {
  it('shows owner, payments and what happened, latest first', () => {
    const payment = aSubscriptionPayment({ restaurantId: ID, state: 'used', paidAt: soon });
    backend.putAll(subscriptionPayments, { order_1: payment });
    putActs([{ action: 'suspendRestaurant', reason: 'Fraud', at: soon + DAY }]);
    one();
    expect(screen.getByText(RESTAURANT)).toBeTruthy();
    const happened = screen.getByRole('table', { name: words.timeline });
    const rows = within(happened)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/Suspended.*Fraud/);
    expect(rows[2]).toContain('Paid');
    expect(rows[3]).toContain(words.signedUp);
  });

  it('tells sign-up, installation, set-up, first bill and the notices that are for it, and no others', () => {
    const now = Date.now();
    const ofAll = aPlatformNotice().audience;
    const putNotice = (title: string, from: number, audience = {}) =>
      backend.put(
        platformNotices,
        { noticeId: title },
        aPlatformNotice({ title, from, audience: { ...ofAll, ...audience } }),
      );
    putNotice('For all', now - DAY);
    putNotice('Later', now + DAY);
    putNotice('Elsewhere', now - DAY, { city: 'Surat' });
    putNotice('Of another', now - DAY, { referrer: 'other' });
    putNotice('Of theirs', now - DAY, { referrer: UIDS.staff });
    const account = { ...aTenant().account, installedAt: now - 9 * DAY } as never;
    putTenant({
      account,
      signedUpAt: now - 10 * DAY,
      onboardedAt: now - 8 * DAY,
      firstBillDay: '2026-01-20',
    });
    one();
    const what = within(screen.getByRole('table', { name: words.timeline }))
      .getAllByRole('row')
      .slice(1)
      .map(({ firstElementChild }) => firstElementChild?.textContent);
    expect(what).toHaveLength(6);
    expect(new Set(what)).toEqual(
      new Set([
        words.signedUp,
        words.installed,
        words.onboarded,
        words.firstBill,
        words.notice('For all'),
        words.notice('Of theirs'),
      ]),
    );
    expect(screen.getByText('20 Jan 2026')).toBeTruthy();
  });

  it('leaves what is older than the acts of a page for the next one', () => {
    putActs(Array.from({ length: 60 }, () => ({ action: 'suspendRestaurant', at: soon })));
    one();
    const happened = screen.getByRole('table', { name: words.timeline });
    expect(within(happened).queryByText(words.signedUp)).toBeNull();
    expect(screen.getByRole('button', { name: table.more })).toBeTruthy();
  });

  it('reads on in the notices, and leaves older things for their next page (P-PLATFORM-52)', () => {
    const from = Date.now() - 2 * DAY;
    const notice = aPlatformNotice({ from });
    backend.putAll(
      platformNotices,
      Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`n${n}`, notice] as const)),
    );
    putTenant({ signedUpAt: from - DAY });
    one();
    const happened = screen.getByRole('table', { name: words.timeline });
    expect(within(happened).queryByText(words.signedUp)).toBeNull();
    expect(screen.getByRole('button', { name: table.more })).toBeTruthy();
  });

  it.each([
    ['payments', subscriptionPayments],
    ['notices', platformNotices],
  ])('says that the %s could not be read', (_, collection) => {
    backend.fails('unavailable', collection);
    one();
    const card = within(screen.getByRole('region', { name: words.timeline }));
    expect(card.queryByRole('table')).toBeNull();
    expect(card.getByRole('button', { name: common.tryAgain })).toBeTruthy();
  });

  it('shows the use in bands, and what was not counted yet', () => {
    const use = { activatedOn: '2026-11-02', bills30: 100, takings30: 2_000_000, city: 'Pune' };
    putTenant(use);
    one();
    const valueOf = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([words.city, words.activated, words.lastBill].map(valueOf)).toEqual([
      'Pune',
      '2 Nov 2026',
      words.notYet,
    ]);
    expect(valueOf(words.bills)).toBe('100 to 499');
    expect(valueOf(words.sales)).toBe('₹20,00,000 or more');
    expect(valueOf(words.mrr)).toBe(words.notCounted);
  });

  it('suspends with a reason only, under one id for every try, and says why it was refused', async () => {
    const asked = () => backend.sent(suspendRestaurant);
    backend.answer(suspendRestaurant, () => {
      if (asked().length === 1) throw new Refusal('busy-try-again');
      return {};
    });
    one();
    await press(words.acts.suspend);
    const dialog = within(screen.getByRole('dialog'));
    await press(words.acts.suspend, dialog);
    expect(dialog.getByText(words.reasonFault)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Fraud');
    await press(words.acts.suspend, dialog);
    expect(await dialog.findByText(reasonSentences['busy-try-again'])).toBeTruthy();
    await press(words.acts.suspend, dialog);
    await screen.findByText(words.done);
    const [first, second, ...others] = asked();
    expect([second, others]).toEqual([first, []]);
    expect(first).toMatchObject({ restaurantId: ID, reason: 'Fraud' });
  });

  it('offers to resume a suspended one, and no trial to one with premium', () => {
    putTenant({ membership: 'premium', premiumUntil: null, suspended: true });
    one();
    const offered = Object.values(words.acts).filter((name) => screen.queryByRole('button', { name }));
    expect(offered).toEqual([words.acts.resume, words.acts.reassign, words.acts.link]);
  });

  it('mails the link to the owner after it is noted, and says when it could not', async () => {
    backend.answer(noteOwnerLink, () => ({ email: ID }));
    backend.auth.fails('auth/network-request-failed');
    one();
    await press(words.acts.link);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Lost it');
    await press(words.acts.link, dialog);
    expect(await dialog.findByText(words.mailFailed)).toBeTruthy();
    backend.auth.fails(null);
    await press(words.acts.link, dialog);
    await screen.findByText(words.done);
    const mailed = ['sendPasswordResetEmail', ID];
    expect(backend.auth.acts).toEqual([mailed, mailed]);
  });
});
