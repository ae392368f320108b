import { routeEntries } from '@bhoj/domain/catalogue/routes';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The page without a prerendered one in it (`prerender-plugin.ts`): what the worker answers with to a reload. */
const SHELL = 'shell.html';

/** Where people work who have Bhoj on their device. Every other address is the network's. */
const atWork = new Set(
  routeEntries
    .filter(([, { area }]) => area === 'onboarding' || area === 'dashboard')
    .map(([, { path }]) => path.split('/')[1] ?? ''),
);

/**
 * The service worker of the staff area: it keeps the app's own files, so that a reload without a network still opens
 * the dashboard, and answers for nothing else. Data are Firestore's own cache's. `src/app/version/new-version.tsx` registers it.
 */
export const offlineApp = (): PluginOption =>
  VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    registerType: 'prompt',
    injectRegister: false,
    // Written by hand in public/, and linked from the staff area alone: a guest's phone is offered no app.
    manifest: false,
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/**/*.{js,css,woff2}'],
      // The shell is index.html as it stands here, before the landing page is written into it.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: SHELL } : entry)),
          warnings: [],
        }),
      ],
      // '/' is the landing page's, not the shell's.
      directoryIndex: null,
      // Their names say what is in them.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: `/${SHELL}`,
      navigateFallbackAllowlist: [new RegExp(`^/(${[...atWork].join('|')})(/|$|\\?)`)],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
