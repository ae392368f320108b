import { part } from '../../part.ts';

/** The sentences shared by the public pages. */
export const site = {
  signUp: 'Sign up',
  footer: {
    label: 'Bhoj',
    made: 'A feast, and the table it is served on.',
    signup: 'Create a restaurant account',
    signIn: 'Sign in',
    pricing: 'View Pricing',
  },
};

export const sitePart = part('site', site);
