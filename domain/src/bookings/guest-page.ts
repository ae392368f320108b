/**
 * What the pages hand out on which guests book a table: their links, and the file for a calendar. Apart from `public-links.ts`, so
 * that those pages share no file with the owner's; a test compares the two.
 */
import { FIRST_LANGUAGE, isLanguage } from '../catalogue/languages.ts';
import type { Language } from '../catalogue/languages.ts';
import { href } from '../catalogue/routes.ts';

const LANGUAGE_PARAM = 'lang';

const inLanguage = (path: string, language: Language): string =>
  language === FIRST_LANGUAGE ? path : `${path}?${LANGUAGE_PARAM}=${language}`;

/** Returns the path at which guests book a table, in a language. */
export const guestBookingPath = (slug: string, language: Language = FIRST_LANGUAGE): string =>
  inLanguage(href('guestBooking', { slug }), language);

/** Returns the path of the public menu of the same restaurant, which is the page above. */
export const menuOfBooking = (slug: string, language: Language): string =>
  inLanguage(href('guestBooking', { slug }).replace(/\/\w+$/, ''), language);

/** Returns the language that an address names by its parameters; null where it names none. */
export function languageIn(search: { readonly get: (name: string) => string | null }): Language | null {
  const named = search.get(LANGUAGE_PARAM);
  return isLanguage(named) ? named : null;
}

/** The link of a guest's own booking: whoever has the id and the secret may change it. */
interface OwnBooking {
  readonly bookingId: string;
  readonly key: string;
}

const OWN_BOOKING = /^#([A-Za-z0-9]{20})\.([A-Za-z0-9]{28})$/;

/**
 * Returns the link of a guest's own booking, in the language in which it was made. Id and secret are in the fragment, which no
 * server's log keeps.
 */
export const ownBookingPath = (
  { slug, bookingId, key }: OwnBooking & { readonly slug: string },
  language?: Language,
): string => `${guestBookingPath(slug, language)}#${bookingId}.${key}`;

/** Returns the booking that the fragment of an address names; null for one that is not whole. */
export function ownBookingIn(fragment: string): OwnBooking | null {
  const [, bookingId, key] = OWN_BOOKING.exec(fragment) ?? [];
  return bookingId === undefined || key === undefined ? null : { bookingId, key };
}

/** An appointment as calendars import it (RFC 5545). */
export interface Appointment {
  readonly id: string;
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly address: string;
  readonly note: string;
  readonly url: string;
  readonly isCertain: boolean;
  /** When the file is made, epoch ms. */
  readonly madeAt: number;
}

const LINE_OCTETS = 75;

const instant = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** RFC 5545 3.3.11. */
const text = (value: string): string =>
  value.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** RFC 5545 3.1: a line has at most 75 octets; its continuation begins with a blank. No letter is cut in two. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > LINE_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += sign;
    octets += more;
  }
  return out;
}

/** Returns the file of an appointment, with instants in UTC, so that no calendar needs a rule for India's time. */
export const appointmentFile = ({
  id,
  from,
  to,
  title,
  address,
  note,
  url,
  isCertain,
  madeAt,
}: Appointment): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bhoj//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@bhoj`,
    `DTSTAMP:${instant(madeAt)}`,
    `DTSTART:${instant(from)}`,
    `DTEND:${instant(to)}`,
    `SUMMARY:${text(title)}`,
    ...(address === '' ? [] : [`LOCATION:${text(address)}`]),
    `DESCRIPTION:${text(note)}`,
    `URL:${url}`,
    `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((one) => `${folded(one)}\r\n`)
    .join('');
