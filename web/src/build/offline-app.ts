import { routeEntries } from '@bhoj/domain/catalogue/routes';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { opensFrontPage } from './front-page-request.ts';
import { PUSH_WORKER } from './push-worker.ts';

/** The app page without prerendered content (`prerender-plugin.ts`). The service worker answers a reload with it. */
const SHELL = 'shell.html';

/** First path segments of the areas that the installed app serves. All other addresses go to the network. */
const atWork = new Set(
  routeEntries
    .filter(([, { area }]) => area === 'onboarding' || area === 'dashboard')
    .map(([, { path }]) => path.split('/')[1] ?? ''),
);

/**
 * The service worker of the staff area. It keeps the app's files, so that without a network a reload still opens the
 * dashboard, and a logout the page to sign in. It answers no other request. `app/push/push-worker.ts` receives messages
 * in it. Firestore's own cache keeps the data. `src/app/version/new-version.tsx` registers it.
 */
export const offlineApp = (): PluginOption =>
  VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    registerType: 'prompt',
    injectRegister: false,
    // The manifest is in public/ and only the staff area links it, so that a guest's phone gets no offer to install the
    // app.
    manifest: false,
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/**/*.{js,css,woff2}'],
      // The shell is index.html at this point, before the landing page is written into it.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: SHELL } : entry)),
          warnings: [],
        }),
      ],
      // '/' belongs to the landing page, not to the shell.
      directoryIndex: null,
      // Their names contain a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: `/${SHELL}`,
      navigateFallbackAllowlist: [new RegExp(`^/(${[...atWork].join('|')})(/|$|\\?)`)],
      // With a network the public pages come as HTML; without one the shell starts their program.
      runtimeCaching: [
        {
          urlPattern: opensFrontPage,
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: SHELL } },
        },
      ],
      cleanupOutdatedCaches: true,
      // Makes the worker control the first page, too. A newer worker does not wait where the old one controls no page,
      // so a page that stays open since the first visit, such as a kitchen's screen, would never learn of it.
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      importScripts: [PUSH_WORKER],
      sourcemap: false,
    },
  });
