import type { IncomingHttpHeaders } from 'node:http';
import { error } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { guestPageOf, publicLinkAt, publicPath } from '@bhoj/domain/catalogue/public-links';
import type { PublicLink } from '@bhoj/domain/catalogue/public-links';
import { REGION } from '@bhoj/domain/catalogue/region';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { withoutPersonalData } from '../firebase/redact.ts';
import { readAt } from '../firebase/store.ts';
import { failedPage, unknownPage } from './public-page/document.ts';
import { publicMenu } from './public-page/page.ts';

/** A page says prices and what is sold out; Hosting's edge asks again after two minutes, a browser after one. */
const MENU_CACHE = 'public, max-age=60, s-maxage=120';
/** An owner may go back to an earlier address, so nobody keeps where it leads for long. */
const MOVED_CACHE = 'public, max-age=60, s-maxage=120';
/** To which restaurant an address leads never changes. */
const TABLE_CACHE = 'public, max-age=3600, s-maxage=86400';

type Answer =
  | { readonly status: 200; readonly body: string }
  | { readonly status: 301 | 302; readonly to: string }
  | { readonly status: 404 };

/** Returns the address of the site from what Hosting's edge passes on. */
function originOf(headers: IncomingHttpHeaders): string {
  const first = (name: string) => String(headers[name] ?? '').split(',')[0] ?? '';
  const host = first('x-forwarded-host') || first('host');
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(host)) return '';
  return `${first('x-forwarded-proto') === 'http' ? 'http' : 'https'}://${host}`;
}

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
}

const answerTo = (link: PublicLink, { path, query, headers }: Asked): Promise<Answer> =>
  readAt(async (store): Promise<Answer> => {
    const { slug, tableId, orderId } = link;
    const address = await store.get(publicAddresses, { slug });
    if (address === null) return { status: 404 };
    const { restaurantId } = address;
    if (tableId !== null) return { status: 302, to: guestPageOf({ tableId, orderId }, restaurantId, query) };
    const [profile, menu, availability] = await Promise.all([
      store.get(profiles, { restaurantId }),
      store.get(menus, { restaurantId }),
      store.get(availabilities, { restaurantId }),
    ]);
    if (profile === null || menu === null) return { status: 404 };
    const own = publicPath(profile.slug ?? slug);
    if (path !== own) return { status: 301, to: own };
    const origin = originOf(headers);
    const shown = {
      slug,
      profile,
      menu,
      availability: availability ?? NOTHING_SOLD_OUT,
      origin,
      at: Date.now(),
    };
    return { status: 200, body: publicMenu(shown) };
  });

/**
 * Answers for restaurants' short addresses (P-LINK-1): the public menu as HTML, and the redirects of an earlier address
 * and of the links of tables and documents. The browser's copy is confirmed by its ETag.
 */
export const publicPage = onRequest({ region: REGION, maxInstances: 20 }, async (request, response) => {
  response.set('X-Content-Type-Options', 'nosniff');
  const link = request.method === 'GET' || request.method === 'HEAD' ? publicLinkAt(request.path) : null;
  if (link === null || link.tableId !== null) response.set('X-Robots-Tag', 'noindex, nofollow');
  try {
    const answer: Answer = link === null ? { status: 404 } : await answerTo(link, request);
    if (answer.status === 404) {
      response.set('Cache-Control', 'no-store').status(404).type('text/html').send(unknownPage());
    } else if (answer.status === 200) {
      response.set('Cache-Control', MENU_CACHE).type('text/html').send(answer.body);
    } else {
      const isMoved = answer.status === 301;
      response.set('Cache-Control', isMoved ? MOVED_CACHE : TABLE_CACHE);
      response.set('Referrer-Policy', 'no-referrer');
      response.redirect(answer.status, answer.to);
    }
  } catch (cause) {
    error('public page failed', { cause: withoutPersonalData(String(cause)) });
    response.set({ 'Cache-Control': 'no-store', 'Retry-After': '60' });
    response.status(503).type('text/html').send(failedPage());
  }
});
