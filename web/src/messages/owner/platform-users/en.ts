import { part } from '../../part.ts';

/** /super/users. */
export const platformUsers = {
  description: 'Every account on Bhoj, without guests: who it is, and whether it can sign in.',
  list: 'Accounts',
  loading: 'Loading accounts',
  empty: 'There is no account yet.',
  emptyPage: 'No account here, only guests. Load more.',
  nothingFits: 'No account has this address or uid. Type the whole of it.',
  clear: 'Show all accounts',
  search: 'Find by whole email or uid',
  clearSearch: 'Clear the search',
  failed: 'The accounts could not be loaded',
  columns: {
    who: 'Account',
    role: 'Role',
    restaurant: 'Restaurant',
    verified: 'Email verified',
    lastSignIn: 'Last sign-in',
    state: 'State',
  },
  roles: {
    owner: 'Owner',
    captain: 'Captain',
    office: 'Office',
    kitchen: 'Kitchen',
    staff: 'Platform staff',
    super: 'Super admin',
  },
  noRole: (at: string) => `None; removed after ${at}`,
  noRestaurant: 'None',
  yes: 'Yes',
  no: 'No',
  never: 'Never',
  ofStaff: 'The account of platform staff is opened and closed on their own page.',
  toRestaurant: 'Open the restaurant',
  states: { open: 'Open', disabled: 'Disabled' },
  you: 'You cannot disable your own account.',
  uid: 'Uid',
  createdAt: 'Made',
  unnamed: 'Without an address',
  staffPage: 'Open the page of this person',
  acts: {
    disable: 'Disable',
    enable: 'Enable',
    sessions: 'End sessions',
    mail: 'Mail a set-password link',
  },
  actTexts: {
    disable:
      'Nobody can sign in with this account. Its sessions end; a page that is open can go on for up to an hour.',
    enable: 'The account can sign in again. Somebody who was dismissed stays dismissed.',
    sessions: 'Every device must sign in again; a page that is open can go on for up to an hour.',
    mail: 'A mail with a link to set a new password goes to the address of the account. Nobody else sees the link.',
  },
  reason: 'Reason',
  reasonHint: 'It is kept in the record.',
  reasonFault: 'Say why, in a few words.',
  mailFailed: 'The mail could not be sent. Try again in a minute.',
  done: 'Done.',
};

export const platformUsersPart = part('platformUsers', platformUsers);
