import type { MemberRole } from '@bhoj/domain/catalogue/roles';
import { part } from '../../part.ts';
import type { LinkFailure } from '@bhoj/domain/catalogue/sign-in-failures';

const roles: Readonly<Record<MemberRole, string>> = { captain: 'Captain', kitchen: 'Kitchen' };

const notSent = 'The invitation is made, but its mail was not sent.';
const mailFailures: Readonly<Record<LinkFailure, string>> = {
  expired: `${notSent} Send it again from the list.`,
  'wrong-address': `${notSent} Check the address.`,
  'too-many-tries': `${notSent} Too many mails went out in a short time; send it again in a few minutes.`,
  offline: `${notSent} Send it again from the list when you are back online.`,
  failed: `${notSent} Send it again from the list.`,
};

export const staff = {
  description: 'The people who take orders and cook. Each signs in with an account of their own.',
  loading: 'Loading your staff',
  couldNotLoad: 'Your staff could not be loaded',
  team: 'On your staff',
  teamCount: (captains: number, cooks: number) =>
    `${captains} ${captains === 1 ? 'captain' : 'captains'}, ${cooks} in the kitchen`,
  former: 'Dismissed',
  formerHint: 'They cannot sign in. Their name stays on the orders they took.',
  empty: 'Nobody is on your staff yet. Add a captain, and orders can be taken at the tables.',
  noMatch: (query: string) => `Nobody matches “${query}”.`,
  search: 'Search by name or e-mail',
  clearSearch: 'Clear the search',
  roles,

  // one person
  online: 'Online',
  lastSeen: {
    now: 'Last seen just now',
    minutesAgo: (n: number) => `Last seen ${n} min ago`,
    today: (clock: string) => `Last seen today at ${clock}`,
    on: (date: string) => `Last seen ${date}`,
  },
  neverSeen: 'Not seen yet',
  added: (date: string) => `Added ${date}`,
  more: (name: string) => `More for ${name}`,
  changeRole: { captain: 'Make captain', kitchen: 'Move to the kitchen' } satisfies Record<
    MemberRole,
    string
  >,
  newLink: 'New password link',
  dismiss: 'Dismiss',
  readmit: 'Re-admit',
  readmitting: 'Re-admitting…',

  // adding
  add: 'Add a person',
  addTitle: 'Add a person',
  name: 'Name',
  nameHint: 'As guests and colleagues know them.',
  email: 'E-mail',
  emailHint:
    'The invitation goes to this address, and they sign in with it. For somebody without one, use yours with a plus: asha+kitchen@example.com.',
  role: 'Where they work',
  roleHints: {
    captain: 'Takes orders at the tables, serves, and settles bills.',
    kitchen: 'Sees the tickets and says what is ready.',
  } satisfies Record<MemberRole, string>,
  create: 'Invite',
  creating: 'Inviting…',
  invited: (name: string) => `An invitation is on its way to ${name}.`,
  mailFailures,
  invitedHere: 'This address is invited already. You find it in the list, and can send the mail again.',
  emailTakenHere: (name: string) => `${name} has this e-mail already. You find them in the list.`,
  offline:
    'There is no connection just now. What you typed is still here; invite them again when you are back online.',

  // invitations that nobody has accepted yet
  invitations: 'Invited',
  invitationsFailed: 'Invitations could not be loaded. Reload the page to see them.',
  invitationsHint: 'They have not accepted yet. They open the link in the mail and choose a password.',
  invitedAs: (role: string, until: string) => `${role} · ${until}`,
  openUntil: (date: string) => `open until ${date}`,
  expired: (date: string) => `expired on ${date}`,
  sendAgain: 'Send again',
  sendAgainTo: (name: string) => `Send the invitation to ${name} again`,
  withdraw: 'Withdraw',
  withdrawFor: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawn: (name: string) => `The invitation of ${name} is withdrawn.`,

  // the link
  linkTitle: (name: string) => `Password link for ${name}`,
  linkText: (name: string) =>
    `Send it to ${name}, and to nobody else. It works once, for about an hour; then they sign in with their e-mail and the password they chose.`,
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here. Select the link and copy it by hand.',
  linkFailed: (sentence: string) => `No link was made. ${sentence}`,
  makingLink: 'Making the link…',
  done: 'Done',

  // role, dismissal, re-admission
  roleTitle: (name: string, role: MemberRole) =>
    role === 'captain' ? `Make ${name} a captain?` : `Move ${name} to the kitchen?`,
  roleText: 'Whatever they have open now moves on to their new page.',
  roleDone: (name: string, role: MemberRole) => `${name} works as ${roles[role]} now.`,
  dismissTitle: (name: string) => `Dismiss ${name}?`,
  dismissText: (name: string) =>
    `${name} is signed out at once, on every device. What they have not sent by then stays on their device. You can re-admit them later.`,
  dismissed: (name: string) => `${name} is dismissed.`,
  readmitted: (name: string) => `${name} is back, and signs in as before.`,
  keep: 'Cancel',
};

export const staffFaults: Readonly<Record<string, string>> = {
  name: 'Enter their name, at most 80 characters.',
  email: 'Enter an e-mail address, like name@example.com.',
};

export const staffPart = part('staff', staff);
export const staffFaultsPart = part('staffFaults', staffFaults);
