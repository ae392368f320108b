import { part } from '../../part.ts';

/** Texts for a guest with a takeaway. */
export const token = {
  number: (n: number) => `Token ${n}`,
  hint: 'This number is called when your order is ready.',
};

export const tokenPart = part('token', token);
