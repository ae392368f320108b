import { BILL_PARAM, href, KEY_PARAM, NO_TABLE, sharedBillPath } from './routes.ts';
import type { RouteName } from './routes.ts';
import { FIRST_LANGUAGE, isLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The path below which Hosting answers for restaurants' short addresses (firebase.json: the function `publicPage`). */
export const PUBLIC_PATH = '/m';

const below = (...segments: readonly string[]): string =>
  [PUBLIC_PATH, ...segments.map(encodeURIComponent)].join('/');

/** The parameter with the language of a public menu; the first language has none. */
const LANGUAGE_PARAM = 'lang';

/** Returns the path of a restaurant's public menu in a language. */
export const publicPath = (slug: string, language: Language = FIRST_LANGUAGE): string =>
  `${below(slug)}${language === FIRST_LANGUAGE ? '' : `?${LANGUAGE_PARAM}=${language}`}`;

/** Returns the short form of a table's printed link; without a key, the form without a key. */
export const publicTablePath = (at: { slug: string; tableId: string; key: string | null }): string =>
  `${below(at.slug, at.tableId)}${at.key === null ? '' : `?${KEY_PARAM}=${encodeURIComponent(at.key)}`}`;

/** Returns the short form of the link to an issued document (`sharedBillPath`). */
export const publicBillPath = (at: {
  readonly slug: string;
  readonly tableId: string | null;
  readonly orderId: string;
  readonly shareToken: string;
}): string =>
  `${below(at.slug, at.tableId ?? NO_TABLE, at.orderId)}?${BILL_PARAM}=${encodeURIComponent(at.shareToken)}`;

/** Returns the link to share an issued document: the short one where the restaurant has a public address. */
export const billPath = (
  at: Parameters<typeof sharedBillPath>[0] & { readonly slug: string | undefined },
): string => (at.slug === undefined ? sharedBillPath(at) : publicBillPath({ ...at, slug: at.slug }));

/** Below a restaurant's address, these are no tables: pages of their own begin there. */
const PAGES = ['book', 'wait'];

/** The target of a short link. */
export interface PublicLink {
  readonly slug: string;
  /** Null for the public menu itself. */
  readonly tableId: string | null;
  /** The order of the document that the link shows; null for a table's link. */
  readonly orderId: string | null;
}

/** Ids of tables, rooms and orders. A link with other characters leads nowhere. */
const ID = /^[A-Za-z0-9_-]{1,40}$/;
const SLUG_TYPED = /^[A-Za-z0-9-]{1,60}$/;

/** Returns the target of a short link's path; null for any other path. It ignores the case of the address. */
export function publicLinkAt(path: string): PublicLink | null {
  if (!path.startsWith(`${PUBLIC_PATH}/`)) return null;
  const [slug = '', ...ids] = path
    .slice(PUBLIC_PATH.length + 1)
    .replace(/\/$/, '')
    .split('/');
  if (!SLUG_TYPED.test(slug) || ids.length > 2 || !ids.every((id) => ID.test(id))) return null;
  if (PAGES.includes(ids[0] ?? '')) return null;
  const [tableId = null, orderId = null] = ids;
  return { slug: slug.toLowerCase(), tableId, orderId };
}

/** The parameter that each guests' page takes from a short link. */
const PARAMS = {
  customerDetails: KEY_PARAM,
  customerCheckout: BILL_PARAM,
} as const satisfies Partial<Record<RouteName, string>>;

/** Returns the language that the query of a public menu's address names. */
export function languageOf(query: Readonly<Record<string, unknown>>): Language {
  const named = query[LANGUAGE_PARAM];
  return isLanguage(named) ? named : FIRST_LANGUAGE;
}

/** The form of a table's key and of a document's token. Browsers escape none of it, so redirects do not loop. */
const SECRET = /^[\w-]{1,40}$/;

/**
 * Returns the only address at which a short link is answered. Every other spelling (capitals, a slash at the end, any
 * other query) is redirected to it: an edge keeps a copy for each address, so made-up queries would each be a new page.
 */
export function cleanAddress(
  { slug, tableId, orderId }: PublicLink,
  query: Readonly<Record<string, unknown>>,
): string {
  if (tableId === null) return publicPath(slug, languageOf(query));
  const param = orderId === null ? KEY_PARAM : BILL_PARAM;
  const path = below(slug, tableId, ...(orderId === null ? [] : [orderId]));
  const value = query[param];
  return typeof value === 'string' && SECRET.test(value) ? `${path}?${param}=${value}` : path;
}

/** Returns the guests' page to which a short link of a table or a document leads, with its key or token. */
export function guestPageOf(
  { tableId, orderId }: { readonly tableId: string; readonly orderId: string | null },
  restaurantId: string,
  query: Readonly<Record<string, unknown>>,
): string {
  const [name, path] =
    orderId === null
      ? (['customerDetails', href('customerDetails', { restaurantId, tableId })] as const)
      : (['customerCheckout', href('customerCheckout', { restaurantId, tableId, orderId })] as const);
  const param = PARAMS[name];
  const value = query[param];
  return typeof value === 'string' && value !== '' ? `${path}?${param}=${encodeURIComponent(value)}` : path;
}
