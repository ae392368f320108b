import type { offerNote as english } from './en.ts';

export const offerNote: typeof english = {
  insteadOf: 'முன்பு',
  until: (offer, time) => `${offer}, ${time} வரை`,
};
