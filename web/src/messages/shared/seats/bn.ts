import type { seats as english } from './en.ts';

export const seats: typeof english = {
  seat: (n) => `সিট ${n}`,
  ask: 'কোন সিটের জন্য?',
  wholeTable: 'পুরো টেবিল',
  bySeat: 'সিট অনুযায়ী',
};
