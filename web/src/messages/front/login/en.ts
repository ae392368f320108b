import type { Preset } from '@bhoj/domain/catalogue/rights';
import type { SignInFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import type { LinkFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import type { SocialFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { part } from '../../part.ts';

const failures: Record<SignInFailure, string> = {
  'wrong-credentials': 'Email and password do not go together. Check both, or reset the password.',
  'too-many-tries': 'Too many tries in a short time. Wait a few minutes, or reset the password.',
  offline: 'There is no connection just now. What you typed is kept; try again when you are back online.',
  failed: 'Signing in did not work. What you typed is kept; try again.',
};

/** The popup failed. */
const socialFailures: Record<SocialFailure, string> = {
  closed: 'The Google window was closed before you chose an account. Nothing has changed.',
  blocked: 'The browser blocked the Google window. Allow pop-ups for this site, and try again.',
  offline: 'There is no connection just now. Try again when you are back online.',
  failed: 'Signing in with Google did not work. Try again, or use email and password.',
};

export const login = {
  title: 'Sign in',
  text: 'Choose where you work.',
  sessionGone: 'You are signed out. Sign in again to go on where you were.',
  textInstall:
    'Sign in to install Bhoj on this device. If you are new, create a restaurant account first; the installation follows.',
  place: 'Where you work',
  places: { owner: 'Restaurant', captain: 'Captain', kitchen: 'Kitchen' },
  placeHints: {
    owner: 'For the owner: the whole restaurant.',
    captain: 'For captains: tables, orders and bills. You sign in with the email at which you were invited.',
    kitchen:
      'For the kitchen’s screen: tickets as they come. You sign in with the email at which you were invited.',
  },
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgot: 'Forgot password?',
  forgotSending: 'Sending…',
  forgotAsked: (email: string) =>
    `If ${email} has an account, a link to set a new password is on its way. Look in the spam folder too.`,
  noAccount: 'New to Bhoj?',
  createAccount: 'Create a restaurant account',
  emailInvalid: 'Enter your email address, like name@example.com.',
  passwordMissing: 'Enter your password.',
  failures,
  opening: 'Opening your page…',
  or: 'or',
  social: 'Continue with Google',
  socialPending: 'Waiting for Google…',
  socialFailures,
  noRestaurantTitle: 'No restaurant for this account yet',
  noRestaurantText: (email: string) =>
    `You are signed in as ${email}. Create your restaurant with this account; if you work in one, ask its owner to add you.`,
  createRestaurant: 'Create a restaurant',
  signOut: 'Sign out',
  recordFailedTitle: 'Your restaurant could not be loaded',
  recordFailedText: 'You are signed in. Check the connection and try again.',
};

/** The form behind a set-password link. */
export const setPasswordWords = {
  title: 'Choose your password',
  checking: 'Looking at your link…',
  text: (email: string) => `For ${email}. Only you know it; the owner cannot look it up.`,
  password: 'New password',
  set: 'Set the password',
  setting: 'Setting…',
  done: 'Your password is set. Sign in with it.',
  goSignIn: 'Go to sign in',
  faults: {
    'used-up': 'This link has been used, or is more than an hour old. Ask the owner for a new one.',
    offline: 'There is no connection just now. The link is still good; try again when you are back online.',
    failed: 'That did not work. The link is still good; try again.',
  },
};

const work: Record<Preset, string> = {
  partner: 'as a partner',
  manager: 'as a manager',
  cashier: 'as a cashier',
  captain: 'as a captain',
  kitchen: 'in the kitchen',
  storekeeper: 'as a storekeeper',
  accountant: 'as an accountant',
};
const linkFailures: Record<LinkFailure, string> = {
  expired: 'This link has been used, or is too old. Ask the owner to send the invitation again.',
  'wrong-address': 'The invitation was sent to another address. Enter the one at which you got the mail.',
  'too-many-tries': 'Too many tries in a short time. Wait a few minutes and try again.',
  offline: 'There is no connection just now. Try again when you are back online.',
  failed: 'The link did not work. Check the address, and try again.',
};

/** The page behind the mail of an invitation. */
export const invitedWords = {
  title: 'Your invitation',
  opening: 'Opening your invitation…',
  askText: 'Enter the e-mail address at which you got this invitation.',
  email: 'E-mail',
  emailInvalid: 'Enter an e-mail address, like name@example.com.',
  go: 'Continue',
  going: 'Opening…',
  openMail:
    'Open the link in the mail of your invitation on this device. It shows that the address is yours.',
  text: (restaurant: string, job: Preset) => `${restaurant} invites you to work ${work[job]}.`,
  agree: (email: string) =>
    `Accept, and you sign in as ${email} with a password that you choose here. If you do not know this restaurant, close this page; nothing happens.`,
  password: 'New password',
  accept: 'Accept',
  accepting: 'Accepting…',
  hasAccount: (email: string) =>
    `You are signed in as ${email}, and this account has its place at Bhoj already. Ask the owner to invite another address of yours, or sign out to accept with another one.`,
  signOut: 'Sign out',
  toSignIn: 'Go to sign in',
  linkFailures,
};

export const invitedPart = part('invitedWords', invitedWords);
export const loginPart = part('login', login);
export const setPasswordPart = part('setPasswordWords', setPasswordWords);
