import { NODE_24 } from '../../../scripts/lib/paths.mjs';
import { childEnv, PROGRAMS } from '../command/programs.ts';

/** A program to run in `web/`. */
export interface WebBuild {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Set in every case, because React's development build is twice the size. */
const NODE_ENV = 'production';

/** A configuration in the form of a deployment's, for a project that does not exist. It is enough to build and run. */
const FIREBASE_CONFIG = {
  projectId: 'bhoj-check',
  apiKey: 'no-key',
  authDomain: 'bhoj-check.firebaseapp.com',
  appId: 'no-app',
};

const into = (outDir: string) => ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];

/**
 * Builds the web app for production into the given folder, for inspection; nobody deploys this build. `withMaps` adds a
 * map beside each script, which names the script's modules.
 */
export function productionBuild(outDir: string, { withMaps = false } = {}): WebBuild {
  const config = { VITE_FIREBASE_CONFIG: JSON.stringify(FIREBASE_CONFIG) };
  return {
    program: NODE_24,
    args: [PROGRAMS.vite, 'build', ...into(outDir), ...(withMaps ? ['--sourcemap', 'hidden'] : [])],
    env: { ...childEnv(), NODE_ENV, ...config },
  };
}

/** Builds the web app for the emulators into the given folder, also for inspection only. */
export function emulatorBuild(outDir: string): WebBuild {
  return {
    program: NODE_24,
    args: [PROGRAMS.vite, 'build', '--mode', 'emulator', ...into(outDir)],
    env: { ...childEnv(), NODE_ENV },
  };
}
