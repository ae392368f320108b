import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNameList, aPlatformAuditEntry, aPlatformStaff, aTenant } from '@bhoj/domain/fixtures/platform';
import { href } from '@bhoj/domain/catalogue/routes';
import { platformStaffWords as words } from '../../../messages/owner/platform-staff/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { StaffMemberPage } from './staff-member-page.tsx';
import { StaffPage } from './staff-page.tsx';

type Attempt = (input: Record<string, unknown>) => Promise<unknown>;
const firebase = vi.hoisted(() => ({
  lists: {} as Record<string, unknown>,
  doc: {} as unknown,
  names: {} as unknown,
  specs: [] as { where?: unknown }[],
  attempts: {} as Record<string, Attempt>,
  funnels: vi.fn<(input: unknown) => Promise<unknown>>(),
}));
vi.mock('../../../firebase/live.ts', () => ({
  useLiveList: ({ pattern }: { pattern: string }, _: unknown, spec: { where?: unknown }) => {
    firebase.specs.push(spec);
    return firebase.lists[pattern.split('/')[0] ?? ''] ?? { state: 'loading' };
  },
  useLiveDoc: ({ pattern }: { pattern: string }) =>
    pattern === 'platform/names' ? firebase.names : firebase.doc,
}));
vi.mock('../../../firebase/call.ts', () => ({ useCall: () => firebase.funnels }));
vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt:
    ({ name }: { name: string }) =>
    (input: Record<string, unknown>) =>
      firebase.attempts[name]?.(input),
}));
vi.mock('../../../firebase/platform-account.ts', () => ({ usePlatformAccount: () => ({}) }));

const ID = 'uidStaff00000000000000000001';
const listed = (...entries: [string, unknown][]) => ({
  state: 'ready',
  fromCache: false,
  next: null,
  value: entries.map(([id, value]) => ({ id, value })),
});
const Elsewhere = () => <p>{`at ${useLocation().pathname}`}</p>;
const show = (path: string, state: 'page' | 'list' = 'list') =>
  render(
    <ToastProvider>
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/super/staff', element: <StaffPage /> },
            {
              path: '/super/staff/:staffId',
              element: state === 'page' ? <StaffMemberPage /> : <Elsewhere />,
            },
          ],
          { initialEntries: [path] },
        )}
      />
    </ToastProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const COUNTS = { signedUp: 41, onboarded: 32, activated: 27, paid: 23, kept: 14, flagged: 5 };

beforeEach(() => {
  firebase.lists = { staff: listed([ID, aPlatformStaff()]) };
  firebase.doc = { state: 'ready', value: aPlatformStaff(), fromCache: false };
  firebase.specs = [];
  firebase.attempts = {};
  firebase.funnels.mockResolvedValue({ funnels: [{ staffId: ID, ...COUNTS }] });
  // The table's rows are measured, and jsdom has no layout.
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('the list of platform staff', () => {
  it('shows each person with their funnel', async () => {
    show('/super/staff');
    const row = (await screen.findByText('Nisha')).closest('tr, li');
    for (const count of Object.values(COUNTS)) {
      expect(await within(row as HTMLElement).findByText(String(count))).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: /Nisha/ }).getAttribute('href')).toBe(
      href('superStaffMember', { staffId: ID }),
    );
  });

  it('says when the funnels cannot be counted, and never shows a zero for that', async () => {
    firebase.funnels.mockRejectedValue(new Error('no'));
    show('/super/staff');
    expect((await screen.findByRole('alert')).textContent).toBe(words.funnelsFailed);
    expect(screen.queryByText('0')).toBeNull();
  });

  it.each([
    ['?q=Nish', [['searchName', '>=', 'nish']]],
    ['?q=staff01', [['referralKey', '==', '5TAFF01']]],
    ['?state=closed', [['active', '==', false]]],
  ])('asks the server for %s', (search, where) => {
    show(`/super/staff${search}`);
    expect(firebase.specs[0]?.where).toEqual(expect.arrayContaining(where));
  });

  it('says what to do when there is nobody, and when nobody fits', () => {
    firebase.lists = { staff: listed() };
    show('/super/staff');
    expect(screen.getByText(words.empty)).toBeTruthy();
    cleanup();
    show('/super/staff?q=x');
    expect(screen.getByText(words.nothingFits)).toBeTruthy();
  });

  it('adds a person once, and shows their page', async () => {
    const asked: Record<string, unknown>[] = [];
    firebase.attempts['createStaff'] = (input) => {
      asked.push(input);
      return Promise.resolve(
        asked.length === 1
          ? { failure: { reason: 'referral-id-taken', details: {} } }
          : { output: { staffId: ID, referralId: 'RAVI2026' } },
      );
    };
    show('/super/staff');
    await press(words.add);
    const dialog = within(screen.getByRole('dialog'));
    const save = () => userEvent.click(dialog.getByRole('button', { name: words.save }));
    await save();
    expect(await dialog.findByText(words.faults.phone)).toBeTruthy();
    expect(asked).toEqual([]);
    const typed = {
      name: 'Ravi',
      email: 'ravi@bhoj.example',
      phone: '98765 43210',
      city: 'Pune',
      referralId: 'ravi2026',
      reason: 'New',
    } as const;
    for (const [name, text] of Object.entries(typed)) {
      await userEvent.type(dialog.getByLabelText(new RegExp(`^${words[name as keyof typeof typed]}`)), text);
    }
    await save();
    expect((await dialog.findByRole('alert')).textContent).toBe(reasonSentences['referral-id-taken']);
    await save();
    expect(await screen.findByText(`at /super/staff/${ID}`)).toBeTruthy();
    expect(asked[1]).toMatchObject({
      phone: '9876543210',
      referralId: 'RAVI2026',
      staffId: asked[0]?.['staffId'],
    });
  });
});

describe('the page of one person', () => {
  beforeEach(() => {
    firebase.lists = {
      staff: listed([ID, aPlatformStaff()]),
      tenants: listed(['owner@spice.example', aTenant({ selfReferral: true })]),
      platformAudit: listed(['e1', aPlatformAuditEntry()]),
    };
    const { people } = aNameList();
    const ravi = { name: 'Ravi', referralId: 'RAVI2026', active: true };
    const gone = { name: 'Uma', referralId: 'UMA2026', active: false };
    firebase.names = {
      state: 'ready',
      fromCache: false,
      value: { people: { ...people, other: ravi, gone } },
    };
  });

  it('shows the restaurants, self-referrals marked, and what was done', async () => {
    show(`/super/staff/${ID}`, 'page');
    expect(await screen.findByText('Spice Route')).toBeTruthy();
    expect(screen.getByText(words.selfReferral)).toBeTruthy();
    expect(screen.getByText('Account closed')).toBeTruthy();
    expect(await screen.findByText('41')).toBeTruthy();
  });

  it('closes an account with a reason only', async () => {
    const close = vi.fn<Attempt>().mockResolvedValue({ output: {} });
    firebase.attempts['deactivateStaff'] = close;
    show(`/super/staff/${ID}`, 'page');
    await press(words.acts.close);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.acts.close }));
    expect(dialog.getByText(words.faults.reason)).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Left');
    await userEvent.click(dialog.getByRole('button', { name: words.acts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(close).toHaveBeenCalledWith({ staffId: ID, reason: 'Left' });
  });

  it('hands the restaurants over until none is left', async () => {
    const handOver = vi
      .fn<Attempt>()
      .mockResolvedValueOnce({ output: { left: 30 } })
      .mockResolvedValue({ output: { left: 0 } });
    firebase.attempts['handOverRestaurants'] = handOver;
    show(`/super/staff/${ID}`, 'page');
    await press(words.acts.handOver);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Moved');
    await userEvent.click(dialog.getByRole('combobox'));
    expect(screen.queryByRole('option', { name: /Nisha|Uma/ })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: /Ravi/ }));
    await userEvent.click(dialog.getByRole('button', { name: words.acts.handOver }));
    await waitFor(() => expect(handOver).toHaveBeenCalledTimes(2));
    expect(handOver).toHaveBeenCalledWith({ staffId: ID, toStaffId: 'other', reason: 'Moved' });
  });

  it('shows a set-password link when it is asked for', async () => {
    firebase.attempts['makeStaffLink'] = () =>
      Promise.resolve({ output: { link: '/login#set-password=secret' } });
    show(`/super/staff/${ID}`, 'page');
    await press(words.acts.link);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.acts.link }));
    expect(((await dialog.findByLabelText(words.link)) as HTMLInputElement).value).toContain(
      '/login#set-password=secret',
    );
  });

  it('offers a closed person no link, and says when there is no such person', () => {
    firebase.doc = { state: 'ready', value: aPlatformStaff({ active: false }), fromCache: false };
    show(`/super/staff/${ID}`, 'page');
    expect(screen.queryByRole('button', { name: words.acts.link })).toBeNull();
    expect(screen.getByRole('button', { name: words.acts.open })).toBeTruthy();
    cleanup();
    firebase.doc = { state: 'missing', retry: () => undefined };
    show(`/super/staff/${ID}`, 'page');
    expect(screen.getByText(words.notThere)).toBeTruthy();
  });
});
