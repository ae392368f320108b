import { NODE_24 } from '../../../scripts/lib/paths.mjs';
import { childEnv, PROGRAMS } from '../command/programs.ts';

/** A program to run in `web/`. */
export interface WebBuild {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Whatever asks for the build may run under another: React's own development build is twice the size. */
const NODE_ENV = 'production';

/** A deployment's configuration in shape: enough to build with and to start from, for a project that is nowhere. */
const FIREBASE_CONFIG = {
  projectId: 'bhoj-check',
  apiKey: 'no-key',
  authDomain: 'bhoj-check.firebaseapp.com',
  appId: 'no-app',
};

const into = (outDir: string) => ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];

/** Builds the web app for production into a folder of its own, to be looked at and never deployed. */
export function productionBuild(outDir: string): WebBuild {
  const config = { VITE_FIREBASE_CONFIG: JSON.stringify(FIREBASE_CONFIG) };
  return {
    program: NODE_24,
    args: [PROGRAMS.vite, 'build', ...into(outDir)],
    env: { ...childEnv(), NODE_ENV, ...config },
  };
}

/** Builds the web app for the emulators, to be looked at in the same way. */
export function emulatorBuild(outDir: string): WebBuild {
  return {
    program: NODE_24,
    args: [PROGRAMS.vite, 'build', '--mode', 'emulator', ...into(outDir)],
    env: { ...childEnv(), NODE_ENV },
  };
}
