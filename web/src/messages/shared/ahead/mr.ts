import type { ahead as english } from './en.ts';

export const ahead: typeof english = {
  freeUntil: (clock) => `${clock} पर्यंत रिकामे`,
  until: (clock) => `${clock} पर्यंत`,
  next: (clock, guests) => `पुढे: ${clock}, ${guests === 1 ? '1 पाहुणा' : `${guests} पाहुणे`}`,
  with: (tables) => `${tables} सोबत`,
  seated: 'बसले आहेत',
  booked: (name) => `${name} यांच्या नावाने बुक`,
  fromBookings: 'ही बुकिंग आहे. ती बुकिंग पानावर बदलतात किंवा रद्द करतात.',
};
