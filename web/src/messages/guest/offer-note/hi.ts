import type { offerNote as english } from './en.ts';

export const offerNote: typeof english = {
  insteadOf: 'पहले',
  until: (offer, time) => `${offer}, ${time} तक`,
};
