import type { ahead as english } from './en.ts';

export const ahead: typeof english = {
  freeUntil: (clock) => `${clock} পর্যন্ত খালি`,
  until: (clock) => `${clock} পর্যন্ত`,
  next: (clock, guests) => `এরপর: ${clock}, ${guests} জন অতিথি`,
  with: (tables) => `${tables} এর সঙ্গে`,
  seated: 'বসেছেন',
  booked: (name) => `${name} নামে বুক করা`,
  fromBookings: 'এটি একটি বুকিং। বুকিং পাতায় বদলানো বা বাতিল করা যায়।',
};
