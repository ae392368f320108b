import { part } from '../../part.ts';

/** Texts below the price of a dish on offer. */
export const offerNote = {
  /** Before the price that is struck through. */
  insteadOf: 'instead of',
  until: (offer: string, time: string) => `${offer} until ${time}`,
};

export const offerNotePart = part('offerNote', offerNote);
