import type { ahead as english } from './en.ts';

export const ahead: typeof english = {
  freeUntil: (clock) => `${clock} வரை காலி`,
  until: (clock) => `${clock} வரை`,
  next: (clock, guests) => `அடுத்து: ${clock}, ${guests} விருந்தினர்`,
  with: (tables) => `${tables} உடன்`,
  seated: 'அமர்ந்துவிட்டனர்',
  booked: (name) => `${name} பெயரில் முன்பதிவு`,
  fromBookings: 'இது முன்பதிவு. முன்பதிவுகள் பக்கத்தில் மாற்றவும் ரத்து செய்யவும்.',
};
