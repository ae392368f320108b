import { FIRST_LANGUAGE, isLanguage } from '../catalogue/languages.ts';
import type { Language } from '../catalogue/languages.ts';
import type { RouteName } from '../catalogue/routes.ts';
import type { PushAbout } from './asked.ts';

/**
 * What a device receives: the facts of a notification. The service worker makes the sentence and the address from them, so no
 * text or address comes from outside, and none comes from a guest.
 */
export interface PushMessage {
  /** The notification's id; a repeat replaces the message that is shown. */
  readonly id: string;
  readonly about: PushAbout;
  /** The name that the owner gave to the table; null without one. */
  readonly place: string | null;
  /** The page that the message opens; null for the notification's own page. */
  readonly page: RouteName | null;
  /** The language in which the person reads on this device. */
  readonly language: Language;
}

/** Returns the facts that may leave Bhoj: without the reason that somebody typed, which may name a guest. */
const withoutTyped = (about: PushAbout): PushAbout =>
  about.kind === 'bill-voided' ? { ...about, reason: '' } : about;

/** The message as it is encrypted. It holds nothing of a guest. */
export const pushText = ({ about, ...message }: PushMessage): string =>
  JSON.stringify({ ...message, about: withoutTyped(about) });

/** Returns the message in a text; null for anything else. Only Bhoj's server can send one (RFC 8291, RFC 8292). */
export function pushMessageIn(text: string): PushMessage | null {
  try {
    const { id, about, place, page, language } = JSON.parse(text) as Partial<PushMessage>;
    if (typeof id !== 'string' || typeof about?.kind !== 'string') return null;
    return {
      id,
      about,
      place: typeof place === 'string' ? place : null,
      page: typeof page === 'string' ? page : null,
      language: isLanguage(language) ? language : FIRST_LANGUAGE,
    };
  } catch {
    return null;
  }
}
