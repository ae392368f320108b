import { part } from '../../part.ts';

export const sharedSlips = {
  title: 'Wage slips',
  loading: 'Loading your slips',
  goneTitle: 'This link opens no slips',
  gone: 'It was ended, or it was not copied whole. Ask the restaurant for a new one.',
  failed: 'Your slips could not be loaded',
  offline: 'There is no connection. Your slips show when you are back online.',
  none: 'There is no slip of the last year yet.',
  of: (name: string, restaurant: string) => `${name}, ${restaurant}`,
  month: 'Month',
  private: 'Only you should have this link: whoever opens it reads your pay.',
};

export const sharedSlipsPart = part('sharedSlips', sharedSlips);
