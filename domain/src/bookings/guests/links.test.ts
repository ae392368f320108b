import { expect, it } from 'vitest';
import { guestBookingPath, languageIn, menuOfBooking, ownBookingIn, ownBookingPath } from './links.ts';
import { languageCodes } from '../../catalogue/languages.ts';
import { publicLinkAt, publicPath } from '../../catalogue/public-links.ts';

const paramsOf = (query: string) => {
  const [key, value = ''] = query.split('=');
  return { get: (name: string) => (name === key ? value : null) };
};

it('the page for bookings is no table, and the link of a booking has its secret in the fragment', () => {
  expect(guestBookingPath('spice-route', 'hi')).toBe('/m/spice-route/book?lang=hi');
  expect(publicLinkAt('/m/spice-route/book')).toBeNull();
  const own = { bookingId: 'BookingAAAAAAAAAAAA1', key: 'k'.repeat(28) };
  const link = ownBookingPath({ slug: 'spice-route', ...own });
  const [path, fragment] = link.split('#');
  expect(path).toBe('/m/spice-route/book');
  expect(ownBookingIn(`#${fragment}`)).toEqual(own);
  for (const broken of ['', '#', '#x.y', `#${own.bookingId}`, `#${own.bookingId}.${own.key}x`])
    expect(ownBookingIn(broken)).toBeNull();
});

it('stands below the public menu, in the same language', () => {
  for (const language of languageCodes) {
    expect(menuOfBooking('spice-route', language)).toBe(publicPath('spice-route', language));
    const [, query = ''] = guestBookingPath('spice-route', language).split('?');
    expect(languageIn(paramsOf(query)) ?? 'en').toBe(language);
  }
  expect(languageIn({ get: () => 'xx' })).toBeNull();
});
