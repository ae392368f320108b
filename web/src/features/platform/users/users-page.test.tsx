import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { HOUR } from '@bhoj/domain/time/ist';
import { disableAccount, noteResetMail, readAccounts } from '@bhoj/domain/platform/staff/accounts.contract';
import type { Account } from '@bhoj/domain/platform/staff/accounts.contract';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { platformUsers as words } from '../../../messages/owner/platform-users/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { table } from '../../../messages/shared/table/en.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { UsersPage } from './users-page.tsx';

const backend = inMemory();
const ME = 'uidMe0000000000000001';
const NISHA = 'uidNisha0000000000001';
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
const page = (accounts: Account[], next: string | null = null) => ({ accounts, next });
const answer = (told: ReturnType<typeof page>) => backend.answer(readAccounts, () => told);
const show = (search = '') =>
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <RouterProvider
          router={createMemoryRouter([{ path: href('superUsers'), element: <UsersPage /> }], {
            initialEntries: [`${href('superUsers')}${search}`],
          })}
        />
      </ToastProvider>
    </InMemoryClient>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const open = async (name: RegExp) => {
  await press(name);
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  backend.clear();
  backend.auth.signIn({ uid: ME, claims: { role: 'super' } });
  answer(page([anAccount()]));
});
afterEach(cleanup);

describe('the list of accounts', () => {
  it('shows role, restaurant and state, and says when one without a role goes', async () => {
    answer(
      page([anAccount({ isDisabled: true }), anAccount({ uid: 'x', email: 'late@x.example', role: null })]),
    );
    show();
    expect(await screen.findByText(words.roles.owner)).toBeTruthy();
    expect(screen.getByText(words.states.disabled)).toBeTruthy();
    expect(screen.getByText(words.noRole(momentName(AT + HOUR)))).toBeTruthy();
  });

  it('asks for one page at a time, and for one account by address', async () => {
    backend.answer(readAccounts, ({ who, after }) =>
      who === '' && after === null
        ? page([anAccount()], 'second')
        : page([anAccount({ uid: 'y', email: 'ravi@x.example' })]),
    );
    show();
    await press(table.more);
    expect(await screen.findByText('ravi@x.example')).toBeTruthy();
    expect(screen.getAllByText('asha@spice.example').length).toBeGreaterThan(0);
    expect(backend.sent(readAccounts)).toEqual([
      { who: '', after: null },
      { who: '', after: 'second' },
    ]);
    cleanup();
    show('?q=ravi@x.example');
    await screen.findByText('ravi@x.example');
    expect(backend.sent(readAccounts).at(-1)).toEqual({ who: 'ravi@x.example', after: null });
  });

  it('tells nobody from nobody found, and a page of guests from the end', async () => {
    answer(page([]));
    show();
    expect(await screen.findByText(words.empty)).toBeTruthy();
    cleanup();
    show('?q=nobody');
    expect(await screen.findByText(words.nothingFits)).toBeTruthy();
    cleanup();
    answer(page([], 'further'));
    show();
    expect(await screen.findByText(words.emptyPage)).toBeTruthy();
    expect(screen.getByRole('button', { name: table.more })).toBeTruthy();
  });

  it('says that it failed, loads again, and says who may not see it', async () => {
    backend.refuse(readAccounts, 'offline');
    show();
    expect(await screen.findByText(words.failed)).toBeTruthy();
    answer(page([anAccount()]));
    await press(common.tryAgain);
    expect(await screen.findByText(words.roles.owner)).toBeTruthy();
    cleanup();
    backend.refuse(readAccounts, 'not-allowed');
    show();
    expect(await screen.findByText(common.notAllowed)).toBeTruthy();
    expect(screen.queryByText(words.failed)).toBeNull();
    expect(screen.queryByText(words.empty)).toBeNull();
  });
});

describe('the panel of an account', () => {
  it('disables with a reason only, under one id for every try, and shows the new state', async () => {
    const asked = () => backend.sent(disableAccount);
    backend.refuse(disableAccount, 'busy-try-again');
    show();
    await open(/asha/);
    await press(words.acts.disable);
    const dialog = within(await screen.findByRole('dialog', { name: words.acts.disable }));
    const submit = () => userEvent.click(dialog.getByRole('button', { name: words.acts.disable }));
    await submit();
    expect(dialog.getByText(words.reasonFault)).toBeTruthy();
    expect(asked()).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Stolen');
    await submit();
    expect(await dialog.findByText(reasonSentences['busy-try-again'])).toBeTruthy();
    backend.answer(disableAccount, () => ({}));
    answer(page([anAccount({ isDisabled: true })]));
    await submit();
    expect(await screen.findByRole('button', { name: words.acts.enable })).toBeTruthy();
    const [first, second, ...others] = asked();
    expect([second, others]).toEqual([first, []]);
  });

  it('mails the link after it is noted, and says when it could not', async () => {
    backend.answer(noteResetMail, () => ({ email: 'asha@spice.example' }));
    backend.auth.fails('auth/network-request-failed');
    show();
    await open(/asha/);
    await press(words.acts.mail);
    const dialog = within(await screen.findByRole('dialog', { name: words.acts.mail }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Lost it');
    const submit = () => userEvent.click(dialog.getByRole('button', { name: words.acts.mail }));
    await submit();
    expect(await dialog.findByText(words.mailFailed)).toBeTruthy();
    backend.auth.fails(null);
    await submit();
    await screen.findByText(words.done);
    const mailed = ['sendPasswordResetEmail', 'asha@spice.example'];
    expect(backend.auth.acts).toEqual([mailed, mailed]);
  });

  it('sends platform staff to their page, and offers nobody to disable themself', async () => {
    answer(page([anAccount({ uid: NISHA, email: 'nisha@bhoj.example', role: 'staff', restaurantId: null })]));
    show();
    const staff = await open(/nisha/);
    expect(staff.getByRole('link', { name: words.staffPage }).getAttribute('href')).toBe(
      href('superStaffMember', { staffId: NISHA }),
    );
    expect(staff.queryByRole('button', { name: words.acts.disable })).toBeNull();
    cleanup();
    answer(page([anAccount({ uid: ME, role: 'super', restaurantId: null })]));
    show();
    const own = await open(/asha/);
    expect(own.queryByRole('button', { name: words.acts.disable })).toBeNull();
    expect(own.getByRole('button', { name: words.acts.sessions })).toBeTruthy();
    expect(own.getByText(words.you)).toBeTruthy();
  });
});
