import type { seats as english } from './en.ts';

export const seats: typeof english = {
  seat: (n) => `இருக்கை ${n}`,
  ask: 'எந்த இருக்கைக்கு?',
  wholeTable: 'முழு மேசை',
  bySeat: 'இருக்கைப்படி',
};
