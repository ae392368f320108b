/**
 * The links of the pages on which guests book a table. They stand apart from `public-links.ts`, so that those pages share no file
 * with the owner's; a test compares the two.
 */
import { FIRST_LANGUAGE, isLanguage } from '../../catalogue/languages.ts';
import type { Language } from '../../catalogue/languages.ts';
import { href } from '../../catalogue/routes.ts';

const LANGUAGE_PARAM = 'lang';

/** Returns a path in a language: English is the one without a parameter. */
export const inLanguage = (path: string, language: Language): string =>
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

const ID_AND_KEY = /^#([A-Za-z0-9]{20})\.([A-Za-z0-9]{28})$/;

/** Returns the id and the secret that the fragment of a link has; null for one that is not whole. */
export function secretIn(fragment: string): { readonly id: string; readonly key: string } | null {
  const [, id, key] = ID_AND_KEY.exec(fragment) ?? [];
  return id === undefined || key === undefined ? null : { id, key };
}

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
  const own = secretIn(fragment);
  return own && { bookingId: own.id, key: own.key };
}
