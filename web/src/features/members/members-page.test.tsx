import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMember, anInvitation } from '@bhoj/domain/fixtures/people';
import type { Member } from '@bhoj/domain/members/member.schema';
import { invitationPath, setPasswordPath } from '@bhoj/domain/catalogue/routes';
import { CallFailure } from '../../firebase/call.ts';
import type { FailureReason } from '../../firebase/call.ts';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { staff as words } from '../../messages/owner/members/en.ts';
import { common } from '../../messages/shared/common/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { MembersPage } from './members-page.tsx';

type Input = Record<string, unknown>;
type Call = (input: Input) => Promise<unknown>;

const firebase = vi.hoisted(() => ({
  lists: {} as Record<string, unknown>,
  calls: {} as Record<string, Call>,
}));
vi.mock('../../firebase/live.ts', () => ({
  useLiveList: ({ pattern }: { pattern: string }) =>
    firebase.lists[pattern.split('/')[2] ?? ''] ?? { state: 'loading' },
}));
vi.mock('../../firebase/call.ts', () => {
  class MockFailure extends Error {
    readonly reason: FailureReason;
    constructor(reason: FailureReason) {
      super(reason);
      this.reason = reason;
    }
  }
  const callers = new Map<string, unknown>();
  return {
    CallFailure: MockFailure,
    useCall: ({ name }: { name: string }) => {
      if (!callers.has(name)) callers.set(name, (input: Input) => firebase.calls[name]?.(input));
      return callers.get(name);
    },
  };
});

const mail = vi.hoisted(() => ({ send: vi.fn<(email: string, path: string) => Promise<string>>() }));
vi.mock('../../firebase/use-link-acts.ts', () => ({ useLinkActs: () => ({ sendLink: mail.send }) }));

const LINK = setPasswordPath('a-secret');
const PATH = invitationPath({ restaurantId: 'r@example.in', invitationId: 'i1' });
const NOW = Date.parse('2026-11-20T20:00+05:30');
const person = (name: string, over: Partial<Member> = {}): Member =>
  aMember({
    uid: name.toLowerCase(),
    name,
    email: `${name.toLowerCase()}@spice.example`,
    createdAt: Date.parse('2026-11-01T12:00+05:30'),
    ...over,
  });
const listed = (entries: readonly [string, unknown][]) => ({
  state: 'ready',
  fromCache: false,
  value: entries.map(([id, value]) => ({ id, value })),
});
const employs = (...people: Member[]) => {
  firebase.lists['members'] = listed(people.map((each) => [each.uid, each]));
};
const connection = (status: string, lastSeen: number) => ({ status, lastSeen, timestamp: '' });

const show = () =>
  render(
    <ToastProvider>
      <InRestaurant restaurantId="r@example.in">
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
const succeeds = (name: string, answer: unknown = {}) => {
  const call = vi.fn<Call>(() => Promise.resolve(answer));
  firebase.calls[name] = call;
  return call;
};
const isRefused = (name: string, reason: FailureReason) => {
  firebase.calls[name] = () => Promise.reject(new CallFailure(reason));
};

beforeEach(() => {
  firebase.lists = { connections: listed([]) };
  firebase.calls = {};
  firebase.lists['invitations'] = listed([]);
  mail.send.mockReset().mockResolvedValue('sent');
  employs(person('Suresh'), person('Ganesh', { role: 'kitchen' }), person('Ravi', { active: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the list', () => {
  it('shows current members by name, with role, presence and start; former ones separately', () => {
    vi.useFakeTimers({ now: NOW });
    firebase.lists['connections'] = listed([
      ['suresh', connection('online', NOW)],
      ['ganesh', connection('offline', NOW - 5 * 60_000)],
      ['status', connection('online', NOW)],
    ]);
    show();
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(['Ganesh', 'Suresh', 'Ravi']);
    expect(rowOf('Suresh').getByText(words.online)).toBeTruthy();
    expect(rowOf('Suresh').getByText('Captain')).toBeTruthy();
    expect(rowOf('Suresh').getByText('Added 1 Nov 2026')).toBeTruthy();
    expect(rowOf('Suresh').getByText('suresh@spice.example')).toBeTruthy();
    expect(rowOf('Ganesh').getByText('Last seen 5 min ago')).toBeTruthy();
    expect(screen.getByRole('region', { name: words.team }).textContent).toContain(words.teamCount(1, 1));
    expect(screen.getByRole('region', { name: words.former }).textContent).toContain('Ravi');
  });

  it('works when nobody knows who is online', () => {
    firebase.lists['connections'] = { state: 'failed' };
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
    ['loading', () => screen.getByRole('status', { name: words.loading })],
    ['failed', () => screen.getByRole('alert')],
    ['denied', () => screen.getByText(common.notAllowed)],
  ])('has its %s state', (state, found) => {
    firebase.lists['members'] = { state };
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
    const invite = succeeds('inviteMember', { path: PATH });
    show();
    await fillIn({ email: 'Meera@Spice.example' });
    await userEvent.click(screen.getByRole('radio', { name: 'Kitchen' }));
    await send();
    await gone();
    expect(invite).toHaveBeenCalledExactlyOnceWith({
      requestId: expect.stringMatching(/^\w{20}$/) as string,
      name: 'Meera',
      email: 'meera@spice.example',
      role: 'kitchen',
    });
    expect(mail.send).toHaveBeenCalledExactlyOnceWith('meera@spice.example', PATH);
    expect(screen.getByText(words.invited('Meera'))).toBeTruthy();
  });

  it('says when the mail was not sent', async () => {
    succeeds('inviteMember', { path: PATH });
    mail.send.mockResolvedValueOnce('offline');
    show();
    await fillIn();
    await send();
    await gone();
    expect(screen.getByText(words.mailFailures.offline)).toBeTruthy();
  });

  it('says beside the field what is missing', async () => {
    const invite = succeeds('inviteMember');
    show();
    await press(words.add);
    await send();
    expect(await screen.findByText(/Enter their name/)).toBeTruthy();
    expect(screen.getByText(/Enter an e-mail address/)).toBeTruthy();
    expect(invite).not.toHaveBeenCalled();
  });

  it.each([
    ['meera@spice.example', words.invitedHere],
    ['ravi@spice.example', words.emailTakenHere('Ravi')],
  ])('says beside the field that %s is known here', async (email, sentence) => {
    isRefused('inviteMember', 'email-taken');
    show();
    await fillIn({ email });
    await send();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((screen.getByLabelText(/^E-mail/) as HTMLInputElement).value).toBe(email);
    expect(mail.send).not.toHaveBeenCalled();
  });

  it('sends the same request again after a lost answer, and a new one once something was changed', async () => {
    const invite = vi.fn<Call>(() => Promise.reject(new CallFailure('offline')));
    firebase.calls['inviteMember'] = invite;
    show();
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words.offline);
    await send();
    type(screen.getByLabelText(/^Name/), ' Rao');
    await send();
    await waitFor(() => expect(invite).toHaveBeenCalledTimes(3));
    const [first, second, third] = invite.mock.calls.map(([input]) => input['requestId']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('an invitation that nobody has accepted', () => {
  beforeEach(() => {
    vi.setSystemTime(NOW);
    const week = { createdAt: NOW, expireAt: NOW + 7 * 24 * 60 * 60_000 };
    firebase.lists['invitations'] = listed([
      ['i1', anInvitation({ name: 'Meera', email: 'meera@spice.example', ...week })],
      ['i2', anInvitation({ name: 'Anil', role: 'kitchen', ...week, expireAt: NOW - 1 })],
    ]);
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
    const renew = succeeds('renewInvitation', { path: PATH });
    show();
    await press(words.sendAgainTo('Meera'));
    expect(renew).toHaveBeenCalledExactlyOnceWith({ invitationId: 'i1' });
    expect(await screen.findByText(words.invited('Meera'))).toBeTruthy();
    expect(mail.send).toHaveBeenCalledExactlyOnceWith('meera@spice.example', PATH);
  });

  it('is withdrawn, or says why not', async () => {
    const withdraw = succeeds('withdrawInvitation');
    show();
    await press(words.withdrawFor('Meera'));
    expect(withdraw).toHaveBeenCalledExactlyOnceWith({ invitationId: 'i1' });
    expect(await screen.findByText(words.withdrawn('Meera'))).toBeTruthy();
    isRefused('withdrawInvitation', 'invitation-over');
    await press(words.withdrawFor('Anil'));
    expect((await screen.findByRole('alert')).textContent).toBe(reasonSentences['invitation-over']);
  });

  it('is missed aloud when the invitations cannot be loaded', () => {
    firebase.lists['invitations'] = { state: 'failed' };
    show();
    expect(screen.getByText(words.invitationsFailed)).toBeTruthy();
    expect(rowOf('Suresh').getByText('Captain')).toBeTruthy();
  });
});

describe('one person', () => {
  it('gets another role after a confirmation', async () => {
    const change = succeeds('changeMemberRole');
    show();
    await choose('Suresh', words.changeRole.kitchen);
    const question = screen.getByRole('dialog', { name: words.roleTitle('Suresh', 'kitchen') });
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: words.changeRole.kitchen }));
    expect(change).toHaveBeenCalledWith({ uid: 'suresh', role: 'kitchen' });
    expect(await screen.findByText(words.roleDone('Suresh', 'kitchen'))).toBeTruthy();
  });

  it('is dismissed by name, once, however often it is tapped', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const dismiss = vi.fn<Call>(() => new Promise((resolve) => (answer = resolve)));
    firebase.calls['dismissMember'] = dismiss;
    show();
    await choose('Suresh', words.dismiss);
    const question = screen.getByRole('dialog', { name: 'Dismiss Suresh?' });
    const yes = within(question).getByRole<HTMLButtonElement>('button', { name: words.dismiss });
    await userEvent.click(yes);
    expect(yes.disabled).toBe(true);
    fireEvent.click(yes);
    expect(dismiss).toHaveBeenCalledExactlyOnceWith({ uid: 'suresh' });
    answer({});
    await gone();
    expect(screen.getByText(words.dismissed('Suresh'))).toBeTruthy();
  });

  it('says at their row what was refused', async () => {
    isRefused('dismissMember', 'unexpected');
    show();
    await choose('Suresh', words.dismiss);
    await press(words.dismiss);
    await gone();
    expect((await rowOf('Suresh').findByRole('alert')).textContent).toBe(reasonSentences.unexpected);
  });

  it('is re-admitted', async () => {
    const readmit = succeeds('readmitMember');
    show();
    await userEvent.click(rowOf('Ravi').getByRole('button', { name: words.readmit }));
    expect(readmit).toHaveBeenCalledWith({ uid: 'ravi' });
    expect(await screen.findByText(words.readmitted('Ravi'))).toBeTruthy();
  });

  it('gets a new password link, or the reason why not', async () => {
    const make = succeeds('makePasswordLink', { link: LINK });
    show();
    await choose('Suresh', words.newLink);
    expect(((await screen.findByLabelText(words.link)) as HTMLInputElement).value).toContain(LINK);
    expect(make).toHaveBeenCalledExactlyOnceWith({ uid: 'suresh' });
    await press(words.done);
    await gone();
    isRefused('makePasswordLink', 'offline');
    await choose('Suresh', words.newLink);
    expect((await screen.findByRole('alert')).textContent).toBe(words.linkFailed(reasonSentences.offline));
  });
});
