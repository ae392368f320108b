import { Refusal } from '../catalogue/reasons.ts';
import { folded } from '../kernel/folded.ts';
import { inLatinLetters } from './latin-letters.ts';
import type { Restaurant } from './restaurant.schema.ts';

type PublicAddress = NonNullable<Restaurant['publicAddress']>;

export const SLUG_MIN = 3;
export const SLUG_MAX = 40;

/** Lower-case letters and digits, with single hyphens between them. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words that a guest could take for a page of Bhoj, or for the name of no restaurant. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'about admin api app assets bhoj blog captain careers contact customer dashboard default demo faq guest help home index ' +
    'kitchen legal login logout menu menus new null official onboarding order orders owner payment payments photo photos ' +
    'preview pricing privacy restaurant restaurants robots root search security settings signup sitemap staff static status ' +
    'super support system table tables terms test undefined www'
  ).split(' '),
);

export type SlugFault = 'length' | 'letters' | 'reserved';

/** Returns why a text cannot be a restaurant's public address; null when it can. */
export function slugFault(text: string): SlugFault | null {
  if (!SLUG.test(text)) return text.length < SLUG_MIN ? 'length' : 'letters';
  if (text.length < SLUG_MIN || text.length > SLUG_MAX) return 'length';
  return RESERVED.has(text) ? 'reserved' : null;
}

/** Returns a text in the letters of an address, cut between two words where it is too long. */
function slugged(text: string): string {
  const words = folded(inLatinLetters(text))
    .replaceAll(/['’.]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, SLUG_MAX) : `${slug}-${word}`;
    if (longer.length > SLUG_MAX) break;
    slug = longer;
  }
  return slug;
}

/** Returns addresses for a restaurant, the shortest first: its name, and with its city. None without a known letter. */
export function proposedSlugs(of: { readonly restaurantName: string; readonly city: string }): string[] {
  const name = slugged(of.restaurantName);
  if (name === '') return [];
  const city = slugged(of.city);
  const wanted = [name, ...(city === '' ? [] : [slugged(`${name} ${city}`)]), slugged(`${name} restaurant`)];
  return [...new Set(wanted)].filter((slug) => slugFault(slug) === null);
}

/** How many addresses a restaurant may have had. Each leads to it for ever, so that nothing printed breaks. */
export const MAX_ADDRESSES = 5;

/**
 * Returns a restaurant's addresses once it has chosen one. An address that it had before does not count as new. Throws
 * the refusal `too-many-addresses`.
 */
export function withAddress(known: PublicAddress | undefined, slug: string): PublicAddress {
  if (known === undefined) return { slug, former: [] };
  if (known.slug === slug) return known;
  const former = [...known.former, known.slug].filter((one) => one !== slug);
  if (former.length >= MAX_ADDRESSES) throw new Refusal('too-many-addresses');
  return { slug, former };
}
