import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { HOUR } from '@bhoj/domain/time/ist';
import type { Account } from '@bhoj/domain/platform/staff/accounts.contract';
import { platformUsers as words } from '../../../messages/owner/en/platform-users.ts';
import { common } from '../../../messages/shared/en/common.ts';
import { reasonSentences } from '../../../messages/shared/en/reasons.ts';
import { table } from '../../../messages/shared/en/table.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { UsersPage } from './users-page.tsx';

type Attempt = (input: Record<string, unknown>) => Promise<unknown>;
const firebase = vi.hoisted(() => ({
  read: vi.fn<(input: unknown) => Promise<unknown>>(),
  attempts: {} as Record<string, Attempt>,
  mail: vi.fn<(email: string) => Promise<boolean>>(),
  Failure: class extends Error {
    readonly reason: string;
    constructor(reason: string) {
      super(reason);
      this.reason = reason;
    }
  },
}));
vi.mock('../../../firebase/call.ts', () => ({
  useCall: () => firebase.read,
  CallFailure: firebase.Failure,
}));
vi.mock('../../../firebase/session.tsx', () => ({
  useSession: () => ({ state: 'in', user: { uid: 'me', claims: { role: 'super' } } }),
}));
vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt:
    ({ name }: { name: string }) =>
    (input: Record<string, unknown>) =>
      firebase.attempts[name]?.(input),
}));
vi.mock('../../../firebase/platform-account.ts', () => ({
  usePlatformAccount: () => ({ mailPasswordLink: firebase.mail }),
}));

const AT = Date.parse('2026-11-20T14:30:00Z');
const anAccount = (overrides: Partial<Account> = {}): Account => ({
  uid: 'uidAsha00000000000001',
  email: 'asha@spice.example',
  name: 'Asha',
  role: 'owner',
  restaurantId: 'asha@spice.example',
  isVerified: true,
  isDisabled: false,
  createdAt: AT,
  lastSignInAt: null,
  ...overrides,
});
const page = (accounts: readonly Account[], next: string | null = null) => ({ accounts, next });
const show = (search = '') =>
  render(
    <ToastProvider>
      <RouterProvider
        router={createMemoryRouter([{ path: href('superUsers'), element: <UsersPage /> }], {
          initialEntries: [`${href('superUsers')}${search}`],
        })}
      />
    </ToastProvider>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const open = async (name: RegExp) => {
  await press(name);
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  firebase.attempts = {};
  firebase.read.mockResolvedValue(page([anAccount()]));
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('the list of accounts', () => {
  it('shows role, restaurant and state, and says when one without a role goes', async () => {
    firebase.read.mockResolvedValue(
      page([anAccount({ isDisabled: true }), anAccount({ uid: 'x', email: 'late@x.example', role: null })]),
    );
    show();
    expect(await screen.findByText(words.roles.owner)).toBeTruthy();
    expect(screen.getByText(words.states.disabled)).toBeTruthy();
    expect(screen.getByText(words.noRole(momentName(AT + HOUR)))).toBeTruthy();
  });

  it('asks for one page at a time, and for one account by address', async () => {
    firebase.read.mockResolvedValueOnce(page([anAccount()], 'second'));
    firebase.read.mockResolvedValue(page([anAccount({ uid: 'y', email: 'ravi@x.example' })]));
    show();
    await press(table.more);
    expect(await screen.findByText('ravi@x.example')).toBeTruthy();
    expect(screen.getAllByText('asha@spice.example').length).toBeGreaterThan(0);
    expect(firebase.read.mock.calls).toEqual([[{ who: '', after: null }], [{ who: '', after: 'second' }]]);
    cleanup();
    show('?q=ravi@x.example');
    await screen.findByText('ravi@x.example');
    expect(firebase.read).toHaveBeenLastCalledWith({ who: 'ravi@x.example', after: null });
  });

  it('tells nobody from nobody found, and a page of guests from the end', async () => {
    firebase.read.mockResolvedValue(page([]));
    show();
    expect(await screen.findByText(words.empty)).toBeTruthy();
    cleanup();
    show('?q=nobody');
    expect(await screen.findByText(words.nothingFits)).toBeTruthy();
    cleanup();
    firebase.read.mockResolvedValue(page([], 'further'));
    show();
    expect(await screen.findByText(words.emptyPage)).toBeTruthy();
    expect(screen.getByRole('button', { name: table.more })).toBeTruthy();
  });

  it('says that it failed, loads again, and says who may not see it', async () => {
    firebase.read.mockRejectedValueOnce(new firebase.Failure('offline'));
    show();
    expect(await screen.findByText(words.failed)).toBeTruthy();
    await press(common.tryAgain);
    expect(await screen.findByText(words.roles.owner)).toBeTruthy();
    cleanup();
    firebase.read.mockRejectedValueOnce(new firebase.Failure('not-allowed'));
    show();
    expect(await screen.findByText(common.notAllowed)).toBeTruthy();
    expect(screen.queryByText(words.failed)).toBeNull();
    expect(screen.queryByText(words.empty)).toBeNull();
  });
});

describe('the panel of an account', () => {
  it('disables with a reason only, under one id for every try, and shows the new state', async () => {
    const asked: Record<string, unknown>[] = [];
    firebase.attempts['disableAccount'] = (input) => {
      asked.push(input);
      return Promise.resolve(
        asked.length === 1 ? { failure: { reason: 'busy-try-again', details: {} } } : { output: {} },
      );
    };
    show();
    await open(/asha/);
    await press(words.acts.disable);
    const dialog = within(await screen.findByRole('dialog', { name: words.acts.disable }));
    const submit = () => userEvent.click(dialog.getByRole('button', { name: words.acts.disable }));
    await submit();
    expect(dialog.getByText(words.reasonFault)).toBeTruthy();
    expect(asked).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Stolen');
    await submit();
    expect(await dialog.findByText(reasonSentences['busy-try-again'])).toBeTruthy();
    firebase.read.mockResolvedValue(page([anAccount({ isDisabled: true })]));
    await submit();
    expect(await screen.findByRole('button', { name: words.acts.enable })).toBeTruthy();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('mails the link after it is noted, and says when it could not', async () => {
    firebase.attempts['noteResetMail'] = () => Promise.resolve({ output: { email: 'asha@spice.example' } });
    firebase.mail.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    show();
    await open(/asha/);
    await press(words.acts.mail);
    const dialog = within(await screen.findByRole('dialog', { name: words.acts.mail }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Lost it');
    const submit = () => userEvent.click(dialog.getByRole('button', { name: words.acts.mail }));
    await submit();
    expect(await dialog.findByText(words.mailFailed)).toBeTruthy();
    await submit();
    await screen.findByText(words.done);
    expect(firebase.mail.mock.calls).toEqual([['asha@spice.example'], ['asha@spice.example']]);
  });

  it('sends platform staff to their page, and offers nobody to disable themself', async () => {
    firebase.read.mockResolvedValue(
      page([anAccount({ uid: 'nisha', email: 'nisha@bhoj.example', role: 'staff', restaurantId: null })]),
    );
    show();
    const staff = await open(/nisha/);
    expect(staff.getByRole('link', { name: words.staffPage }).getAttribute('href')).toBe(
      href('superStaffMember', { staffId: 'nisha' }),
    );
    expect(staff.queryByRole('button', { name: words.acts.disable })).toBeNull();
    cleanup();
    firebase.read.mockResolvedValue(page([anAccount({ uid: 'me', role: 'super', restaurantId: null })]));
    show();
    const own = await open(/asha/);
    expect(own.queryByRole('button', { name: words.acts.disable })).toBeNull();
    expect(own.getByRole('button', { name: words.acts.sessions })).toBeTruthy();
    expect(own.getByText(words.you)).toBeTruthy();
  });
});
