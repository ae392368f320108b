import { part } from '../../part.ts';
import type { PlatformSignInFailure } from '@bhoj/domain/catalogue/sign-in-failures';

const failures: Record<PlatformSignInFailure, string> = {
  'wrong-credentials': 'Email and password do not go together. Check both, or reset the password.',
  'too-many-tries': 'Too many tries in a short time. Wait a few minutes, or reset the password.',
  'account-closed': 'This account is closed. Ask a super admin to open it again.',
  offline: 'There is no connection just now. Try again when you are back online.',
  failed: 'Signing in did not work. Try again.',
};

/** /super/staff-login, and the question for the password before an act that cannot be undone. */
export const platformLogin = {
  title: 'Platform sign in',
  text: 'For platform staff and super admins. Restaurants sign in on their own page.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgot: 'Forgot password?',
  forgotAsked: (email: string) =>
    `If ${email} has an account, a link to set a new password is on its way. Look in the spam folder too.`,
  faults: {
    email: 'Enter your email address, like name@example.com.',
    password: 'Enter your password.',
  },
  failures,
  otherTitle: 'This account is not the platform’s',
  otherText: (email: string) =>
    `You are signed in as ${email}. Go to your own page, or sign out and sign in with your platform account.`,
  toOwnPage: 'Go to your own page',
  signOut: 'Sign out',
  again: 'Your password once more',
  againText: 'More than 15 minutes have passed since you signed in. Enter your password to do this.',
  goOn: 'Go on',
};

/** The shell around /super. */
export const platformShell = {
  navigation: 'Platform',
  closedTitle: 'Your account is closed',
  closedText: 'A super admin has closed it. Ask them if that is a mistake.',
};

export const platformLoginPart = part('platformLogin', platformLogin);
export const platformShellPart = part('platformShell', platformShell);
