import { part } from '../../part.ts';

/** The packing charge of a takeaway or a delivery. */
export const packing = {
  ofTotal: (amount: string) => `${amount} of it is for packing`,
};

export const packingPart = part('packing', packing);
