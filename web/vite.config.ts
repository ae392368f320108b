import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeHead } from './src/theme/theme-head-plugin.ts';

// `--mode emulator` is the build that finds the emulators from the address it was opened at; what differs is
// decided in src/firebase, by `import.meta.env.MODE`.
export default defineConfig({
  plugins: [react(), themeHead()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['VITE_DEV_PORT'] ?? 5190),
    strictPort: true,
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    sourcemap: false,
    // The hashed names below /assets are cached for a year (firebase.json), fonts must not be inlined into CSS.
    assetsInlineLimit: 0,
  },
});
