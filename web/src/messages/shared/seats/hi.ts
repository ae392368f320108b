import type { seats as english } from './en.ts';

export const seats: typeof english = {
  seat: (n) => `सीट ${n}`,
  ask: 'किस सीट के लिए?',
  wholeTable: 'पूरी टेबल',
  bySeat: 'सीट के हिसाब से',
};
