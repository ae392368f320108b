import { join } from 'node:path';
import { generateSW } from 'workbox-build';

const GUEST = 'guest.html';
const ASSETS = 'assets';

/**
 * Writes the service worker of the guests' pages to `dist`, after `guest.html`. With it, a reload without a network
 * opens the last menu instead of the browser's error page. It keeps that page and its first files, which the browser has
 * just loaded; `features/guest/shell/keep-pages.ts` keeps each further file of a visit. With a network the page always
 * comes from the server, so that a guest never sees an old version.
 *
 * @param files The files of the guests' start, relative to `dist`.
 */
export async function writeGuestWorker(dist: string, files: readonly string[]): Promise<void> {
  const { warnings } = await generateSW({
    swDest: join(dist, 'guest-sw.js'),
    globDirectory: dist,
    globPatterns: [GUEST, ...files],
    // Their names contain a hash of their content.
    dontCacheBustURLsMatching: new RegExp(`^${ASSETS}/`),
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && url.pathname.startsWith('/customer/'),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: `/${GUEST}` } },
      },
      {
        // A request without a destination is `keep-pages.ts` storing a file: the worker need not store it too.
        urlPattern: ({ request, url }) => request.destination !== '' && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'guest-files' },
      },
    ],
    clientsClaim: true,
    skipWaiting: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
