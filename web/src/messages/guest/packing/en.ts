import { part } from '../../part.ts';

/** What a takeaway or a delivery adds for packing. */
export const packing = {
  ofTotal: (amount: string) => `${amount} of it is for packing`,
};

export const packingPart = part('packing', packing);
