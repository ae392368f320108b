import type { token as english } from './en.ts';

export const token: typeof english = {
  number: (n) => `टोकन ${n}`,
  hint: 'ऑर्डर तैयार होने पर यही नंबर पुकारा जाएगा।',
};
