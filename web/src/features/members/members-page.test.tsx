import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMember, anInvitation } from '@bhoj/domain/fixtures/people';
import { aConnection } from '@bhoj/domain/fixtures/records';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { invitations } from '@bhoj/domain/members/invitation.collection';
import { inviteMember, renewInvitation, withdrawInvitation } from '@bhoj/domain/members/invitations.contract';
import { members } from '@bhoj/domain/members/member.collection';
import {
  changeRights,
  dismissMember,
  makePasswordLink,
  readmitMember,
} from '@bhoj/domain/members/members.contract';
import { rightsOf, withImplied } from '@bhoj/domain/catalogue/rights';
import type { Member } from '@bhoj/domain/members/member.schema';
import { invitationPath, setPasswordPath } from '@bhoj/domain/accounts/account-links';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { staff as words } from '../../messages/owner/members/en.ts';
import { common } from '../../messages/shared/common/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { MembersPage } from './members-page.tsx';

const backend = inMemory();
const LINK = setPasswordPath('a-secret');
const PATH = invitationPath({ restaurantId: RESTAURANT, invitationId: 'i1' });
const MAILED = new URL(PATH, location.origin).href;
const [FIRST, SECOND] = ['InvitationAAAAAAAAA1', 'InvitationAAAAAAAAA2'];
const uidOf = (name: string): string => name.replaceAll(' ', '').toLowerCase().padEnd(20, '0');
const NOW = Date.parse('2026-11-20T20:00+05:30');
const person = (name: string, over: Partial<Member> = {}): Member =>
  aMember({
    uid: uidOf(name),
    name,
    email: `${name.toLowerCase()}@spice.example`,
    createdAt: Date.parse('2026-11-01T12:00+05:30'),
    ...over,
  });
const employs = (...people: Member[]) => {
  for (const uid of Object.keys(backend.storedIn(members))) backend.remove(members, { uid });
  backend.putAll(members, Object.fromEntries(people.map((each) => [each.uid, each])));
};

const show = () =>
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <MembersPage />
      </InRestaurant>
    </ToastProvider>,
  );
const rowOf = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body);
/** Types at the end of the current text. */
const type = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: (field as HTMLInputElement).value + text } });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function choose(name: string, item: string) {
  await press(words.more(name));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

beforeEach(() => {
  backend.clear();
  employs(person('Suresh'), person('Ganesh', { role: 'kitchen' }), person('Ravi', { active: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the list', () => {
  it('shows current members by name, with role, presence and start; former ones separately', () => {
    vi.useFakeTimers({ now: NOW });
    backend.putAll(connections, {
      [uidOf('Suresh')]: aConnection({ lastSeen: NOW }),
      [uidOf('Ganesh')]: aConnection({ status: 'offline', lastSeen: NOW - 5 * 60_000 }),
      status: aConnection({ lastSeen: NOW }),
    });
    show();
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(['Ganesh', 'Suresh', 'Ravi']);
    expect(rowOf('Suresh').getByText(words.online)).toBeTruthy();
    expect(rowOf('Suresh').getByText('Captain')).toBeTruthy();
    expect(rowOf('Suresh').getByText('Added 1 Nov 2026')).toBeTruthy();
    expect(rowOf('Suresh').getByText('suresh@spice.example')).toBeTruthy();
    expect(rowOf('Ganesh').getByText('Last seen 5 min ago')).toBeTruthy();
    expect(screen.getByRole('region', { name: words.team }).textContent).toContain(words.teamCount(1, 1, 0));
    expect(screen.getByRole('region', { name: words.former }).textContent).toContain('Ravi');
  });

  it('works when nobody knows who is online', () => {
    backend.fails('unavailable', connections);
    show();
    expect(rowOf('Suresh').getByText(words.neverSeen)).toBeTruthy();
  });

  it('has a search field once it is long', async () => {
    show();
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    employs(...Array.from({ length: 9 }, (_, i) => person(`Captain ${i}`)));
    show();
    type(screen.getByRole('searchbox'), 'captain 7');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText(words.noMatch('captain 7x'))).toBeTruthy();
  });

  it('of a new restaurant shows the next step', async () => {
    employs();
    show();
    expect(screen.getByText(words.empty)).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: words.add }).at(-1) ?? document.body);
    expect(screen.getByRole('dialog', { name: words.addTitle })).toBeTruthy();
  });

  it.each([
    ['slow', () => screen.getByRole('status', { name: words.loading })],
    ['unavailable', () => screen.getByRole('alert')],
    ['permission-denied', () => screen.getByText(common.notAllowed)],
  ] as const)('has its state when reading is %s', (how, found) => {
    backend.fails(how, members);
    show();
    expect(found()).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Staff' })).toBeTruthy();
  });
});

async function fillIn({ email = 'meera@spice.example' } = {}) {
  await press(words.add);
  type(screen.getByLabelText(/^Name/), 'Meera');
  type(screen.getByLabelText(/^E-mail/), email);
}
const send = () => press(words.create);

describe('inviting a person', () => {
  it('stores the invitation, and mails a link to the address that leads to it', async () => {
    backend.answer(inviteMember, () => ({ path: PATH }));
    show();
    await fillIn({ email: 'Meera@Spice.example' });
    await userEvent.click(screen.getByRole('combobox', { name: words.job }));
    await userEvent.click(screen.getByRole('option', { name: words.jobs.kitchen }));
    await send();
    await gone();
    const requestId = expect.stringMatching(/^\w{20}$/) as string;
    const meera = { name: 'Meera', email: 'meera@spice.example', preset: 'kitchen' };
    expect(backend.sent(inviteMember)).toEqual([{ requestId, ...meera }]);
    expect(backend.auth.acts).toEqual([['sendSignInLinkToEmail', 'meera@spice.example', MAILED]]);
    expect(screen.getByText(words.invited('Meera'))).toBeTruthy();
  });

  it('says when the mail was not sent', async () => {
    backend.answer(inviteMember, () => ({ path: PATH }));
    backend.auth.fails('auth/network-request-failed');
    show();
    await fillIn();
    await send();
    await gone();
    expect(screen.getByText(words.mailFailures.offline)).toBeTruthy();
  });

  it('says beside the field what is missing', async () => {
    show();
    await press(words.add);
    await send();
    expect(await screen.findByText(/Enter their name/)).toBeTruthy();
    expect(screen.getByText(/Enter an e-mail address/)).toBeTruthy();
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['meera@spice.example', words.invitedHere],
    ['ravi@spice.example', words.emailTakenHere('Ravi')],
  ])('says beside the field that %s is known here', async (email, sentence) => {
    backend.refuse(inviteMember, 'email-taken');
    show();
    await fillIn({ email });
    await send();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((screen.getByLabelText(/^E-mail/) as HTMLInputElement).value).toBe(email);
    expect(backend.auth.acts).toEqual([]);
  });

  it('sends the same request again after a lost answer, and a new one once something was changed', async () => {
    backend.refuse(inviteMember, 'offline');
    const sent = () => backend.sent(inviteMember) as { requestId: string }[];
    show();
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words.offline);
    await send();
    type(screen.getByLabelText(/^Name/), ' Rao');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ requestId }) => requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('an invitation that nobody has accepted', () => {
  beforeEach(() => {
    vi.setSystemTime(NOW);
    const week = { createdAt: NOW, expireAt: NOW + 7 * 24 * 60 * 60_000 };
    backend.putAll(invitations, {
      [FIRST]: anInvitation({ name: 'Meera', email: 'meera@spice.example', ...week }),
      [SECOND]: anInvitation({ name: 'Anil', role: 'kitchen', ...week, expireAt: NOW - 1 }),
    });
  });

  it('stands apart, with its role and its end', () => {
    show();
    const card = within(screen.getByRole('region', { name: words.invitations }));
    expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Anil',
      'Meera',
    ]);
    expect(card.getByText('Captain · open until 27 Nov 2026')).toBeTruthy();
    expect(card.getByText('Kitchen · expired on 20 Nov 2026')).toBeTruthy();
  });

  it('is sent again with a new week', async () => {
    backend.answer(renewInvitation, () => ({ path: PATH }));
    show();
    await press(words.sendAgainTo('Meera'));
    expect(backend.sent(renewInvitation)).toEqual([{ invitationId: FIRST }]);
    expect(await screen.findByText(words.invited('Meera'))).toBeTruthy();
    expect(backend.auth.acts).toEqual([['sendSignInLinkToEmail', 'meera@spice.example', MAILED]]);
  });

  it('is withdrawn, or says why not', async () => {
    backend.answer(withdrawInvitation, () => ({}));
    show();
    await press(words.withdrawFor('Meera'));
    expect(backend.sent(withdrawInvitation)).toEqual([{ invitationId: FIRST }]);
    expect(await screen.findByText(words.withdrawn('Meera'))).toBeTruthy();
    backend.refuse(withdrawInvitation, 'invitation-over');
    await press(words.withdrawFor('Anil'));
    expect((await screen.findByRole('alert')).textContent).toBe(reasonSentences['invitation-over']);
  });

  it('is missed aloud when the invitations cannot be loaded', () => {
    backend.fails('unavailable', invitations);
    show();
    expect(screen.getByText(words.invitationsFailed)).toBeTruthy();
    expect(rowOf('Suresh').getByText('Captain')).toBeTruthy();
  });
});

describe('one person', () => {
  const openRights = async () => {
    show();
    await choose('Suresh', words.changeRights);
    return within(screen.getByRole('dialog', { name: words.rightsTitle('Suresh') }));
  };

  it('gets another job, with its rights and limits', async () => {
    backend.answer(changeRights, () => ({}));
    const dialog = await openRights();
    await userEvent.click(dialog.getByRole('combobox', { name: words.job }));
    await userEvent.click(screen.getByRole('option', { name: words.jobs.manager }));
    await userEvent.click(dialog.getByRole('button', { name: words.saveRights }));
    const limits = { discount: 'any', voidDays: 31 };
    expect(backend.sent(changeRights)).toEqual([
      { uid: uidOf('Suresh'), preset: 'manager', can: rightsOf('manager'), limits },
    ]);
    expect(await screen.findByText(words.rightsDone('Suresh', words.jobs.manager))).toBeTruthy();
  });

  it('gets rights of their own, with what these need, and an amount for discounts', async () => {
    backend.answer(changeRights, () => ({}));
    const dialog = await openRights();
    await userEvent.click(dialog.getByRole('checkbox', { name: words.rights['give-free'] }));
    await userEvent.click(dialog.getByRole('checkbox', { name: words.rights['close-day'] }));
    await userEvent.click(dialog.getByRole('combobox', { name: words.discountLimit }));
    await userEvent.click(screen.getByRole('option', { name: words.discountLimits.amount }));
    await userEvent.click(dialog.getByRole('button', { name: words.saveRights }));
    expect(dialog.getByText(words.amountWrong)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: words.amount }), '250');
    await userEvent.click(dialog.getByRole('button', { name: words.saveRights }));
    expect(backend.sent(changeRights)).toEqual([
      {
        uid: uidOf('Suresh'),
        preset: 'captain',
        can: withImplied(['take-orders', 'sold-out', 'settle', 'discount', 'refund', 'close-day']),
        limits: { discount: 250_00, voidDays: 0 },
      },
    ]);
  });

  it('keeps the dialog open where the server refuses, and says why', async () => {
    backend.refuse(changeRights, 'right-not-yours');
    const dialog = await openRights();
    await userEvent.click(dialog.getByRole('button', { name: words.saveRights }));
    expect((await dialog.findByRole('alert')).textContent).toBe(reasonSentences['right-not-yours']);
  });

  it('is dismissed by name, once, however often it is tapped', async () => {
    const { promise, resolve } = Promise.withResolvers<Record<string, never>>();
    backend.answer(dismissMember, () => promise);
    show();
    await choose('Suresh', words.dismiss);
    const question = screen.getByRole('dialog', { name: 'Dismiss Suresh?' });
    const yes = within(question).getByRole<HTMLButtonElement>('button', { name: words.dismiss });
    await userEvent.click(yes);
    expect(yes.disabled).toBe(true);
    fireEvent.click(yes);
    expect(backend.sent(dismissMember)).toEqual([{ uid: uidOf('Suresh') }]);
    resolve({});
    await gone();
    expect(screen.getByText(words.dismissed('Suresh'))).toBeTruthy();
  });

  it('says at their row what was refused', async () => {
    backend.refuse(dismissMember, 'unexpected');
    show();
    await choose('Suresh', words.dismiss);
    await press(words.dismiss);
    await gone();
    expect((await rowOf('Suresh').findByRole('alert')).textContent).toBe(reasonSentences.unexpected);
  });

  it('is re-admitted', async () => {
    backend.answer(readmitMember, () => ({}));
    show();
    await userEvent.click(rowOf('Ravi').getByRole('button', { name: words.readmit }));
    expect(backend.sent(readmitMember)).toEqual([{ uid: uidOf('Ravi') }]);
    expect(await screen.findByText(words.readmitted('Ravi'))).toBeTruthy();
  });

  it('gets a new password link, or the reason why not', async () => {
    backend.answer(makePasswordLink, () => ({ link: LINK }));
    show();
    await choose('Suresh', words.newLink);
    expect(((await screen.findByLabelText(words.link)) as HTMLInputElement).value).toContain(LINK);
    expect(backend.sent(makePasswordLink)).toEqual([{ uid: uidOf('Suresh') }]);
    await press(words.done);
    await gone();
    backend.refuse(makePasswordLink, 'offline');
    await choose('Suresh', words.newLink);
    expect((await screen.findByRole('alert')).textContent).toBe(words.linkFailed(reasonSentences.offline));
  });
});

describe('who may do what', () => {
  it('shows everybody’s rights beside their jobs on request, and changes them from there', async () => {
    employs(
      person('Suresh', { preset: 'captain', can: [...rightsOf('captain'), 'cash'] }),
      person('Ganesh', { role: 'kitchen' }),
      person('Ravi', { active: false }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: words.showMatrix }));
    const table = within(await screen.findByRole('region', { name: words.matrixTable }));
    // The cook comes first by name, then the captain; whoever is dismissed has no column.
    expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const cells = (right: keyof typeof words.rights) =>
      within(
        table.getByRole('rowheader', { name: new RegExp(`^${words.rights[right]}`) }).closest('tr') ??
          document.body,
      )
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('cook')).toEqual([words.holdings.has, words.holdings.lacks]);
    expect(cells('cash')).toEqual([words.holdings.lacks, words.holdings.given]);

    backend.answer(changeRights, () => ({}));
    await userEvent.click(table.getByRole('button', { name: `Suresh ${words.jobs.captain}` }));
    await userEvent.click(screen.getByRole('checkbox', { name: words.rights.cash }));
    await press(words.saveRights);
    await gone();
    expect(backend.sent(changeRights)).toEqual([
      expect.objectContaining({ uid: uidOf('Suresh'), can: expect.not.arrayContaining(['cash']) as unknown }),
    ]);
  });
});
