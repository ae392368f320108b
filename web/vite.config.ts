import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PHOTOS_PATH } from '@bhoj/domain/menu/shape/photo';
import { PUBLIC_PATH } from '@bhoj/domain/catalogue/public-links';
import { routeAt } from '@bhoj/domain/catalogue/routes';
import { REGION } from '@bhoj/domain/catalogue/region';
import { noExemptions } from './src/build/no-exemptions.ts';
import { noJsonSchemas } from './src/build/no-json-schemas.ts';
import { noPipelines } from './src/build/no-pipelines.ts';
import { noRipples } from './src/build/no-ripples.ts';
import { offlineApp } from './src/build/offline-app.ts';
import { productionRouter } from './src/build/production-router.ts';
import { prerender } from './src/build/prerender-plugin.ts';
import { pushWorker } from './src/build/push-worker.ts';
import { publicPageFiles } from './src/build/public-page-plugin.ts';
import { sharedChunks } from './src/build/shared-chunks.ts';
import { themeHead } from './src/build/theme-head-plugin.ts';

/** Proxies for the development server that replace Hosting's rewrites (firebase.json). */
const emulatorBase = Number(process.env['VITE_EMULATOR_BASE'] ?? 0);
const toFunction = (name: string) => ({
  target: `http://127.0.0.1:${emulatorBase + 1}`,
  rewrite: (path: string) => `/demo-bhoj/${REGION}/${name}${path}`,
});
/** The pages on which guests book are the web app's own. */
const isBooking = (url = ''): boolean => routeAt(url.split('?')[0] ?? '') !== null;
const served = {
  [PHOTOS_PATH]: toFunction('photo'),
  [`${PUBLIC_PATH}/`]: {
    ...toFunction('publicPage'),
    bypass: ({ url }: { url?: string | undefined }) => (isBooking(url) ? '/index.html' : undefined),
  },
};

/**
 * Returns the scripts that `main.ts` asks for together with a program: those of the public pages, whose program is in the
 * file `staff` (shared-chunks.ts). All other pages name theirs in the head (prerender-plugin.ts).
 */
const besides = (file: string, scripts: string[]): string[] =>
  file.startsWith('assets/staff-') ? scripts : [];

// `--mode emulator` builds for the emulators and finds them from the page's address; src/firebase checks
// `import.meta.env.MODE`.
export default defineConfig({
  plugins: [
    noPipelines(),
    noExemptions(),
    noJsonSchemas(),
    noRipples(),
    productionRouter(),
    react(),
    themeHead(),
    publicPageFiles(),
    prerender(),
    pushWorker(),
    offlineApp(),
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['VITE_DEV_PORT'] ?? 5190),
    strictPort: true,
    proxy: emulatorBase === 0 ? {} : served,
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    sourcemap: false,
    // The hashed files below /assets are cached for a year (firebase.json); fonts must not be inlined into CSS.
    assetsInlineLimit: 0,
    // Safari has known `modulepreload` since 17; before, it loads the same files a little later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, deps, { hostId }) =>
        hostId.startsWith('assets/index-') ? besides(file, deps) : deps,
    },
    rolldownOptions: { output: { codeSplitting: sharedChunks(import.meta.dirname) } },
  },
});
