import { plain } from '../../kernel/folded.ts';
import { beginningOf, beginningsOf } from '../../kernel/search-keys.ts';
import type { WholeRestaurant } from '../../restaurant/whole-restaurant.ts';
import { cityOf } from '../shape/city.ts';

/** The longest beginning of a name that is a key, and of an address, which has an @. */
const MAX_NAME_KEY = 24;
const MAX_EMAIL_KEY = 60;

/** The most keys of a restaurant. A name of very many short words is found by its first ones. */
export const MOST_SEARCH_KEYS = 300;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns the texts that find a restaurant: for each word of the name, the beginnings of the name from that word on; the
 * beginnings of the e-mail address and of the city; and the whole referral IDs, its own and the one given at sign-up.
 */
export function searchKeysOf(
  record: Pick<WholeRestaurant, 'restaurantName' | 'email' | 'address' | 'referralId' | 'staffReferralId'>,
): string[] {
  const name = plain(record.restaurantName);
  const words = [...name.matchAll(WORD)].map(({ index }) => name.slice(index));
  const ids = [record.referralId, record.staffReferralId].map(plain).filter(Boolean);
  const others = [
    ...beginningsOf(plain(record.email), MAX_EMAIL_KEY),
    ...beginningsOf(plain(cityOf(record.address)), MAX_NAME_KEY),
    ...ids,
  ];
  const named = new Set(words.flatMap((rest) => beginningsOf(rest, MAX_NAME_KEY)));
  return [...new Set([...[...named].slice(0, MOST_SEARCH_KEYS - others.length), ...others])];
}

/** Returns the key for a typed text; null for an empty one. */
export function searchKeyOf(typed: string): string | null {
  const text = plain(typed);
  return beginningOf(text, text.includes('@') ? MAX_EMAIL_KEY : MAX_NAME_KEY) || null;
}
