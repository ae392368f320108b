import { appointmentFile } from '@bhoj/domain/bookings/guests/appointment';
import { MINUTE } from '@bhoj/domain/time/ist';
import { clockName } from '../../ui/dates/clock.ts';
import type { Words } from '../../words/part.ts';
import type { Own } from './booking-model.ts';

/** How long the file's address lives: the browser has taken it by then. */
const TAKEN_AFTER_MS = 60_000;

/** Saves the booking as a file for the guest's calendar, with the link to change it. */
export function saveAppointment(own: Own, url: string, words: Words<'guestBooking'>): void {
  const { bookingId, at, minutes, size, place, heldUntil } = own;
  const held = heldUntil === null ? words.notHeld : words.held(clockName(heldUntil));
  const file = appointmentFile({
    id: bookingId,
    from: at,
    to: at + minutes * MINUTE,
    title: words.appointment(size, place.name),
    address: place.address,
    note: [held, place.phone].filter((text) => text !== '').join('\n'),
    url,
    isCertain: heldUntil !== null,
    madeAt: Date.now(),
  });
  const href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = 'table.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), TAKEN_AFTER_MS);
}
