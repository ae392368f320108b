import type { seats as english } from './en.ts';

export const seats: typeof english = {
  seat: (n) => `सीट ${n}`,
  ask: 'कोणत्या सीटसाठी?',
  wholeTable: 'पूर्ण टेबल',
  bySeat: 'सीटनुसार',
};
