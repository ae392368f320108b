import type { offerNote as english } from './en.ts';

export const offerNote: typeof english = {
  insteadOf: 'আগে',
  until: (offer, time) => `${offer}, ${time} পর্যন্ত`,
};
