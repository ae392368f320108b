import { part } from '../../part.ts';

export const shell = {
  navigation: 'Main',
  sidebar: 'Pages and account',
  screens: 'Screens of the service',
  groups: { service: 'Service', people: 'People', money: 'Money', more: 'More' },
  myWork: 'My work',
  openNavigation: 'Open navigation',
  skip: 'Skip to the content',
  search: 'Search everything',
  searchPlaceholder: 'Search',
  notifications: 'Notifications',
  notificationsUnread: (n: number) => `Notifications, ${n} unread`,
  customerPage: 'Customer page',
  account: (name: string, email: string) => `${name}, ${email}`,
  logout: 'Logout',
  loggingOut: 'Logging out...',
  lock: 'Lock',
  locking: 'Locking...',
  setPin: 'My PIN',
  stillSignedIn: 'You are still signed in. Check the connection and try again.',
  errorSigningOut: 'Error signing out:',
  errorFetchingSubscription: 'Error fetching subscription status:',
  errorUpdating: {
    online: 'Error updating online status:',
    offline: 'Error updating offline status:',
  },
  offline: {
    owner:
      'You are offline; what you see may be old. Settings and sold-out marks are kept and sent when you are back. Bills, the menu and staff need a connection.',
    captain: 'Offline. What you send waits on this device.',
    kitchen: 'You are offline. What you tap is kept on this device and sent when you are back.',
  },
  offlineSince: (clock: string) => `Last connected at ${clock}.`,
  asItWas: (clock: string) => `As it was at ${clock}. Opening…`,
  moving: {
    captain: 'You are a captain now. Opening the tables…',
    kitchen: 'You work in the kitchen now. Opening the tickets…',
    office: 'You work in the dashboard now. Opening it…',
  },
  movedTo: {
    captain: 'The owner has made you a captain. These are the tables.',
    kitchen: 'The owner has moved you to the kitchen. These are its tickets.',
    office: 'The owner has given you pages of the dashboard. These are yours.',
  },
  dismissedTitle: 'You are not on the staff any more',
  dismissedText: 'The owner has closed this account. If that is a mistake, ask them to re-admit you.',
  signOut: 'Sign out',
  verify: {
    ask: (email: string) =>
      `Verify ${email}: a lost password can be replaced only through an address that is yours.`,
    send: 'Send the link',
    later: 'Later',
    done: 'Close',
    after: {
      sent: (email: string) => `The link is on its way to ${email}. Open it, and come back here.`,
      'too-many-tries': () =>
        'The link was sent several times already. Look among your mails, or try again later.',
      offline: () =>
        'The link could not be sent: there is no connection. Try again when you are back online.',
      failed: (email: string) => `The link could not be sent to ${email}. Try again in a minute.`,
    },
    verified: 'Your e-mail address is verified',
  },
  newVersion: 'A new version is ready',
  reload: 'Reload',
  recordMissing: 'This account has no restaurant yet',
  recordMissingHint: 'Signing up was not finished. Log out, and create the restaurant again.',
  recordFailed: 'Your restaurant could not be loaded',
  recordFailedHint: 'Nothing is lost. Check the connection and try again.',
};

export const shellPart = part('shell', shell);
