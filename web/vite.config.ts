import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PHOTOS_PATH } from '@bhoj/domain/menu/photo';
import { REGION } from '@bhoj/domain/catalogue/region';
import { noPipelines } from './src/build/no-pipelines.ts';
import { offlineApp } from './src/build/offline-app.ts';
import { prerender } from './src/build/prerender-plugin.ts';
import { sharedChunks } from './src/build/shared-chunks.ts';
import { themeHead } from './src/build/theme-head-plugin.ts';

/** What Hosting's rewrite does (firebase.json), for the server with hot reload. */
const emulatorBase = Number(process.env['VITE_EMULATOR_BASE'] ?? 0);
const photos = {
  target: `http://127.0.0.1:${emulatorBase + 1}`,
  rewrite: (path: string) => `/demo-bhoj/${REGION}/photo${path}`,
};

// `--mode emulator` is the build that finds the emulators from the address it was opened at; what differs is
// decided in src/firebase, by `import.meta.env.MODE`.
export default defineConfig({
  plugins: [noPipelines(), react(), themeHead(), prerender(), offlineApp()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['VITE_DEV_PORT'] ?? 5190),
    strictPort: true,
    proxy: emulatorBase === 0 ? {} : { [PHOTOS_PATH]: photos },
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    sourcemap: false,
    // The hashed names below /assets are cached for a year (firebase.json), fonts must not be inlined into CSS.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: sharedChunks(import.meta.dirname) } },
  },
});
