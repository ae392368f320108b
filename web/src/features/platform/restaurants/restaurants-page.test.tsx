import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlatformAuditEntry, aPlatformNotice, aNameList, aTenant } from '@bhoj/domain/fixtures/platform';
import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import { RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { platformRestaurants as words } from '../../../messages/owner/platform-restaurants/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { table } from '../../../messages/shared/table/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { RestaurantPage } from './restaurant-page.tsx';
import { RestaurantsPage } from './restaurants-page.tsx';

type Attempt = (input: Record<string, unknown>) => Promise<unknown>;
const firebase = vi.hoisted(() => ({
  live: {} as Record<string, unknown>,
  specs: [] as { where?: unknown; limit?: number }[],
  reads: new Map<string, number>(),
  pages: [] as unknown[],
  attempts: {} as Record<string, Attempt>,
  mail: vi.fn<(email: string) => Promise<boolean>>(),
}));
const rootOf = ({ pattern }: { pattern: string }) => pattern.split('/')[0] ?? '';
vi.mock('../../../firebase/live.ts', () => ({
  useLiveList: (collection: { pattern: string }, _: unknown, spec: { where?: unknown; limit?: number }) => {
    firebase.reads.set(collection.pattern, spec.limit ?? Infinity);
    if (rootOf(collection) === 'tenants') firebase.specs.push(spec);
    return firebase.live[rootOf(collection)] ?? { state: 'loading' };
  },
  useLiveDoc: (collection: { pattern: string }) => {
    firebase.reads.set(collection.pattern, 1);
    return firebase.live[`one of ${rootOf(collection)}`] ?? { state: 'loading' };
  },
  readPage: () => Promise.resolve(firebase.pages.shift()),
}));
vi.mock('../../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt:
    ({ name }: { name: string }) =>
    (input: Record<string, unknown>) =>
      firebase.attempts[name]?.(input),
}));
vi.mock('../../../firebase/platform-account.ts', () => ({
  usePlatformAccount: () => ({ mailPasswordLink: firebase.mail }),
}));
const download = vi.hoisted(() => vi.fn<(name: string, text: string) => void>());
vi.mock('../../../ui/shared/csv-download.ts', async (original) => ({ ...(await original()), download }));

const ID = 'asha@spice.example';
const soon = Date.now() + 3 * DAY;
const ready = (value: unknown) => ({ state: 'ready', fromCache: false, value, next: null });
const listed = (...entries: [string, unknown][]) => ready(entries.map(([id, value]) => ({ id, value })));
const show = (path: string) =>
  render(
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
    </ToastProvider>,
  );
const one = () => show(href('superRestaurant', { restaurantId: ID }));
const press = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  userEvent.click(within_.getByRole('button', { name }));

beforeEach(() => {
  firebase.specs = [];
  firebase.reads.clear();
  firebase.attempts = {};
  firebase.live = {
    tenants: listed([ID, aTenant({ trialEndDate: soon })]),
    payments: listed(),
    platformAudit: listed(),
    platformNotices: listed(),
    'one of tenants': ready(aTenant({ trialEndDate: soon })),
    'one of platform': ready(aNameList()),
  };
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
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

  it.each([
    ['?q=Caf%C3%A9%20R', [['searchKeys', 'array-contains', 'cafe r']]],
    [`?by=${UIDS.staff}`, [['referredBy', '==', UIDS.staff]]],
    ['?by=-', [['referredBy', '==', null]]],
    ['?state=suspended', [['suspended', '==', true]]],
    ['?use=active', [['use', 'in', ['begun', 'activated']]]],
    [
      '?plan=premium&use=silent',
      [
        ['membership', '==', 'premium'],
        ['use', 'in', ['silent']],
      ],
    ],
  ])('asks the server for %s', (search, where) => {
    show(`${href('superRestaurants')}${search}`);
    expect(firebase.specs[0]?.where).toEqual(expect.arrayContaining<unknown>(where));
  });

  it('reads 30 restaurants and one document of names, whatever the number of staff', () => {
    show(href('superRestaurants'));
    expect(Object.fromEntries(firebase.reads)).toEqual({ 'tenants/{restaurantId}': 30, 'platform/names': 1 });
  });

  it('tells an empty list from one that nothing fits, and from one that is refused', () => {
    firebase.live['tenants'] = listed();
    show(href('superRestaurants'));
    expect(screen.getByText(words.empty)).toBeTruthy();
    cleanup();
    show(`${href('superRestaurants')}?state=lapsed`);
    expect(screen.getByText(words.nothingFits)).toBeTruthy();
    cleanup();
    firebase.live['tenants'] = { state: 'denied', retry: vi.fn<() => void>() };
    show(href('superRestaurants'));
    expect(screen.queryByText(words.empty)).toBeNull();
  });

  it('writes every page to the file, and no name as a formula', async () => {
    const page = (name: string, next: unknown) => ({
      rows: [{ id: ID, value: aTenant({ name }) }],
      unreadable: [],
      next,
    });
    firebase.pages = [page('=HYPERLINK("x")', { values: [], id: ID }), page('Second', null)];
    show(href('superRestaurants'));
    await press(table.exportCsv);
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const [name, text] = download.mock.calls[0] ?? ['', ''];
    expect(name).toBe(words.fileName(dateOf(Date.now())));
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain('Second');
  });
});

describe('the page of a restaurant', () => {
  it('shows owner, payments and what happened, latest first', () => {
    firebase.live['payments'] = listed(['order_1', aSubscriptionPayment({ state: 'used', paidAt: soon })]);
    firebase.live['platformAudit'] = listed([
      'e1',
      aPlatformAuditEntry({ action: 'suspendRestaurant', reason: 'Fraud', at: soon + DAY }),
    ]);
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
    const notice = (title: string, from: number, audience = {}) => ({
      id: title,
      value: aPlatformNotice({
        title,
        from,
        audience: { ...aPlatformNotice().audience, ...audience },
      }),
    });
    const now = Date.now();
    firebase.live['platformNotices'] = ready([
      notice('For all', now - DAY),
      notice('Later', now + DAY),
      notice('Elsewhere', now - DAY, { city: 'Pune' }),
      notice('Of another', now - DAY, { referrer: 'other' }),
      notice('Of theirs', now - DAY, { referrer: UIDS.staff }),
    ]);
    const account = { ...aTenant().account, installedAt: now - 9 * DAY } as never;
    firebase.live['one of tenants'] = ready(
      aTenant({
        account,
        signedUpAt: now - 10 * DAY,
        onboardedAt: now - 8 * DAY,
        firstBillDay: '2026-11-20',
      }),
    );
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
    expect(screen.getByText('20 Nov 2026')).toBeTruthy();
  });

  it('leaves what is older than the acts of a page for the next one', () => {
    firebase.live['platformAudit'] = {
      ...(listed(['e1', aPlatformAuditEntry({ action: 'suspendRestaurant', at: soon })]) as object),
      next: { values: [], id: 'e1' },
    };
    one();
    const happened = screen.getByRole('table', { name: words.timeline });
    expect(within(happened).queryByText(words.signedUp)).toBeNull();
    expect(screen.getByRole('button', { name: table.more })).toBeTruthy();
  });

  it('reads on in the notices, and leaves older things for their next page (P-PLATFORM-52)', () => {
    const from = Date.now() - 2 * DAY;
    firebase.live['platformNotices'] = {
      ...(listed(['n1', aPlatformNotice({ title: 'Elsewhere', from })]) as object),
      next: { values: [], id: 'n1' },
    };
    firebase.live['one of tenants'] = ready(aTenant({ signedUpAt: from - DAY }));
    one();
    const happened = screen.getByRole('table', { name: words.timeline });
    expect(within(happened).queryByText(words.signedUp)).toBeNull();
    expect(screen.getByRole('button', { name: table.more })).toBeTruthy();
  });

  it.each(['payments', 'platformNotices'])('says that the %s could not be read', (name) => {
    firebase.live[name] = { state: 'failed', retry: vi.fn<() => void>() };
    one();
    const card = within(screen.getByRole('region', { name: words.timeline }));
    expect(card.queryByRole('table')).toBeNull();
    expect(card.getByRole('button', { name: common.tryAgain })).toBeTruthy();
  });

  it('shows the use in bands, and what was not counted yet', () => {
    const use = { activatedOn: '2026-11-02', bills30: 100, takings30: 2_000_000, city: 'Pune' };
    firebase.live['one of tenants'] = ready(aTenant(use));
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
    const asked: Record<string, unknown>[] = [];
    firebase.attempts['suspendRestaurant'] = (input) => {
      asked.push(input);
      return Promise.resolve(
        asked.length === 1
          ? { failure: { reason: 'busy-try-again', outcome: 'later', details: {} } }
          : { output: {} },
      );
    };
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
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[0]).toMatchObject({ restaurantId: ID, reason: 'Fraud' });
  });

  it('offers to resume a suspended one, and no trial to one with premium', () => {
    firebase.live['one of tenants'] = ready(
      aTenant({ membership: 'premium', premiumUntil: null, suspended: true }),
    );
    one();
    const offered = Object.values(words.acts).filter((name) => screen.queryByRole('button', { name }));
    expect(offered).toEqual([words.acts.resume, words.acts.reassign, words.acts.link]);
  });

  it('mails the link to the owner after it is noted, and says when it could not', async () => {
    firebase.attempts['noteOwnerLink'] = () => Promise.resolve({ output: { email: ID } });
    firebase.mail.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    one();
    await press(words.acts.link);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Lost it');
    await press(words.acts.link, dialog);
    expect(await dialog.findByText(words.mailFailed)).toBeTruthy();
    await press(words.acts.link, dialog);
    await screen.findByText(words.done);
    expect(firebase.mail.mock.calls).toEqual([[ID], [ID]]);
  });
});
