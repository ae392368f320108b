import type { offerNote as english } from './en.ts';

export const offerNote: typeof english = {
  insteadOf: 'आधी',
  until: (offer, time) => `${offer}, ${time} पर्यंत`,
};
