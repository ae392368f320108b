import { part } from '../../part.ts';

export const common = {
  product: 'Bhoj',
  productHindi: 'भोज',
  loading: 'Loading...',
  tryAgain: 'Try again',
  somethingWrong: 'Something went wrong',
  somethingWrongHint: 'What you entered is kept where it was saved. Try again, or reload the page.',
  toggleTheme: 'Toggle theme',
  language: 'Language',
  wayIn: 'Account',
  back: 'Back',
  continue: 'Continue',
  cancel: 'Cancel',
  close: 'Close',
  notAllowed: 'This page is not for your account',
  notAllowedHint: 'You are signed in, but this page belongs to another role.',
  goToYourPage: 'Go to your page',
  notFound: 'There is no such page',
  notFoundHint: 'The address may be mistyped, or the page has moved.',
  goHome: 'Go to the start page',
  slowToOpen: 'This page is slow to open',
  couldNotLoad: 'This could not be loaded',
  couldNotLoadHint: 'Check the connection and try again.',
  notOnDevice: 'This is not on this device. It shows when you are back online.',
};

export const commonPart = part('common', common);
