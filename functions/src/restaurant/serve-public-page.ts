import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Request } from 'firebase-functions/v2/https';
import { bookingRules } from '@bhoj/domain/bookings/shape/booking.collection';
import { isOnline } from '@bhoj/domain/bookings/guests/guest-booking';
import {
  cleanAddress,
  guestPageOf,
  languageOf,
  publicLinkAt,
  publicPath,
} from '@bhoj/domain/catalogue/public-links';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { listsFor, menuByLists } from '@bhoj/domain/menu/prices/list-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { onHttp } from '../firebase/http.ts';
import { readAt } from '../firebase/store.ts';
import { failedPage, unknownPage } from './public-page/document.ts';
import { keptInMemory } from './public-page/kept.ts';
import { languagesOf } from './public-page/languages.ts';
import { publicMenu } from './public-page/page.ts';
import { siteOfDeployment } from './public-page/site.ts';

/** How long an instance repeats a page to all callers, so that requests past the edge do not read for each page. */
const KEPT_MS = 10_000;
/** The edge keeps a page with prices and sold-out dishes so long. With `KEPT_MS`, a change shows after three minutes at most. */
const MENU_CACHE = 'public, max-age=60, s-maxage=110';
/** The edge keeps the redirect of an earlier address for a short time, because an owner may go back to that address. */
const MOVED_CACHE = MENU_CACHE;
/** The edge keeps a redirect to the clean form of an address for long, because that form never changes. */
const FIXED_CACHE = 'public, max-age=3600, s-maxage=86400';

type Answer =
  | { readonly status: 200; readonly zipped: Buffer; readonly etag: string }
  | { readonly status: 301 | 302; readonly to: string; readonly cache: string }
  | { readonly status: 404 };

const NOBODY: Answer = { status: 404 };

const restaurantIds = keptInMemory<string | null>({ forMs: DAY, most: 5_000 });

/** Returns the restaurant of an address; null for an address that nobody has. */
const restaurantAt = (slug: string): Promise<string | null> =>
  restaurantIds(slug, async () => {
    const address = await readAt((store) => store.get(publicAddresses, { slug }));
    return address?.restaurantId ?? null;
  });

/** Returns the menu at the prices of guests who eat in, at no table that anybody knows yet. */
const ofNoPlace = (menu: Menu, prices: Prices, { dayCutoff: cutoff }: Profile): Menu => {
  const place = { at: Date.now(), cutoff, type: 'dine-in', floor: null, operator: null } as const;
  return menuByLists(menu, { lists: listsFor(prices.lists, place), prices });
};

const menuOf = (restaurantId: string, slug: string, language: Language): Promise<Answer> =>
  readAt(async (store): Promise<Answer> => {
    const [profile, menu, availability] = await Promise.all([
      store.get(profiles, { restaurantId }),
      store.get(menus, { restaurantId }),
      store.get(availabilities, { restaurantId }),
    ]);
    if (profile === null || menu === null) return NOBODY;
    // A restaurant without price lists costs no read for them.
    const prices = menu.priceLists === undefined ? null : await store.get(menuPrices, { restaurantId });
    // A restaurant without bookings costs no read for them.
    const rules = profile.takesBookings === true ? await store.get(bookingRules, { restaurantId }) : null;
    const own = profile.slug ?? slug;
    if (slug !== own) return { status: 301, to: publicPath(own, language), cache: MOVED_CACHE };
    if (!languagesOf(menu).includes(language)) {
      return { status: 302, to: publicPath(slug), cache: MOVED_CACHE };
    }
    const page = publicMenu({
      slug,
      profile,
      menu: prices === null ? menu : ofNoPlace(menu, prices, profile),
      availability: availability ?? NOTHING_SOLD_OUT,
      takesBookings: rules !== null && isOnline(rules),
      language,
      origin: siteOfDeployment(),
      at: Date.now(),
    });
    const hash = createHash('sha256').update(page).digest('base64url');
    // Weak, because it is that of the page, compressed or not.
    return { status: 200, zipped: gzipSync(page), etag: `W/"${hash}"` };
  });

const pages = keptInMemory<Answer>({ forMs: KEPT_MS, most: 100 });

/** Answers a request for a short address; a redirect to its clean form reads nothing of the database. */
async function answerTo({ method, path, url, query }: Request): Promise<Answer> {
  const link = method === 'GET' || method === 'HEAD' ? publicLinkAt(path) : null;
  if (link === null) return NOBODY;
  const clean = cleanAddress(link, query);
  if (url !== clean) return { status: 301, to: clean, cache: FIXED_CACHE };
  const { slug, tableId, orderId } = link;
  const restaurantId = await restaurantAt(slug);
  if (restaurantId === null) return NOBODY;
  if (tableId === null) {
    const language = languageOf(query);
    return pages(publicPath(slug, language), () => menuOf(restaurantId, slug, language));
  }
  return { status: 302, to: guestPageOf({ tableId, orderId }, restaurantId, query), cache: FIXED_CACHE };
}

/**
 * Answers for restaurants' short addresses (P-LINK-1): the public menu as HTML, and the redirects of an earlier address and of
 * the links of tables and documents. An ETag confirms the browser's copy.
 */
export const publicPage = onHttp(
  { name: 'public page', failed: (response) => response.type('text/html').send(failedPage()) },
  async (request, response) => {
    response.set('X-Content-Type-Options', 'nosniff');
    if (publicLinkAt(request.path)?.tableId !== null) response.set('X-Robots-Tag', 'noindex, nofollow');
    const answer = await answerTo(request);
    if (answer.status === 404) {
      response.set('Cache-Control', 'no-store').status(404).type('text/html').send(unknownPage());
    } else if (answer.status === 200) {
      const isZipped = request.acceptsEncodings('gzip') !== false;
      if (isZipped) response.set('Content-Encoding', 'gzip');
      response.set({ 'Cache-Control': MENU_CACHE, Vary: 'Accept-Encoding', ETag: answer.etag });
      response.type('text/html');
      response.send(isZipped ? answer.zipped : gunzipSync(answer.zipped));
    } else {
      response.set({ 'Cache-Control': answer.cache, 'Referrer-Policy': 'no-referrer' });
      response.redirect(answer.status, answer.to);
    }
  },
);
