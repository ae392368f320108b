import { expect, it } from 'vitest';
import {
  guestBookingPath,
  languageIn,
  menuOfBooking,
  ownBookingIn,
  ownBookingPath,
} from './booking-links.ts';
import { languageCodes } from './languages.ts';
import { publicLinkAt, publicPath } from './public-links.ts';

it('the page for bookings is no table, and the link of a booking has its secret in the fragment', () => {
  expect(guestBookingPath('spice-route', 'hi')).toBe('/m/spice-route/book?lang=hi');
  expect(publicLinkAt('/m/spice-route/book')).toBeNull();
  const own = { bookingId: 'BookingAAAAAAAAAAAA1', key: 'k'.repeat(28) };
  const link = ownBookingPath({ slug: 'spice-route', ...own });
  expect(new URL(link, 'https://bhoj.example').pathname).toBe('/m/spice-route/book');
  expect(ownBookingIn(new URL(link, 'https://bhoj.example').hash)).toEqual(own);
  for (const fragment of ['', '#', '#x.y', `#${own.bookingId}`, `#${own.bookingId}.${own.key}x`])
    expect(ownBookingIn(fragment)).toBeNull();
});

it('stands below the public menu, in the same language', () => {
  for (const language of languageCodes) {
    expect(menuOfBooking('spice-route', language)).toBe(publicPath('spice-route', language));
    const { search } = new URL(guestBookingPath('spice-route', language), 'https://bhoj.example');
    expect(languageIn(new URLSearchParams(search)) ?? 'en').toBe(language);
  }
  expect(languageIn(new URLSearchParams('?lang=xx'))).toBeNull();
});
