import { childEnv, NODE_24, TOOLS } from './paths.mjs';

/** Whatever asks for the build may run under another: React's own development build is twice the size. */
const NODE_ENV = 'production';

/** A deployment's configuration in shape: enough to build with and to start from, for a project that is nowhere. */
const FIREBASE_CONFIG = {
  projectId: 'bhoj-check',
  apiKey: 'no-key',
  authDomain: 'bhoj-check.firebaseapp.com',
  appId: 'no-app',
};

/**
 * How it is built for the emulators, to be looked at in the same way.
 * @param {string} outDir
 */
export const EMULATOR_CHECK = (outDir) => ({
  program: NODE_24,
  args: [
    TOOLS.vite,
    'build',
    '--mode',
    'emulator',
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ],
  env: { ...childEnv(), NODE_ENV },
});

/**
 * How the web app is built for production into a folder of its own, to be looked at and never deployed; to be run in
 * `web/`.
 * @param {string} outDir
 */
export const PRODUCTION_CHECK = (outDir) => ({
  program: NODE_24,
  args: [TOOLS.vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
  env: { ...childEnv(), NODE_ENV, VITE_FIREBASE_CONFIG: JSON.stringify(FIREBASE_CONFIG) },
});
