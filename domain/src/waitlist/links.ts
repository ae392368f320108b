import { inLanguage } from '../bookings/guests/links.ts';
import { href } from '../catalogue/routes.ts';
import type { Language } from '../catalogue/languages.ts';

/** The link of a party in the line: whoever has the id and the secret reads where it stands. */
export interface WaitLink {
  readonly slug: string;
  readonly waitId: string;
  readonly key: string;
}

/** Returns the link of a party, in its language. Id and secret are in the fragment, which no server's log keeps. */
export const ownWaitPath = ({ slug, waitId, key }: WaitLink, language: Language): string =>
  `${inLanguage(href('guestWait', { slug }), language)}#${waitId}.${key}`;
