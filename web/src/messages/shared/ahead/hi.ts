import type { ahead as english } from './en.ts';

export const ahead: typeof english = {
  freeUntil: (clock) => `${clock} तक खाली`,
  until: (clock) => `${clock} तक`,
  next: (clock, guests) => `आगे: ${clock}, ${guests} मेहमान`,
  with: (tables) => `${tables} के साथ`,
  seated: 'बैठ गए हैं',
  booked: (name) => `${name} के नाम से बुक`,
  fromBookings: 'यह बुकिंग है। इसे बुकिंग पेज पर बदला या कैंसिल किया जाता है।',
};
