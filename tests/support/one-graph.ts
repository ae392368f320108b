import { afterAll, beforeAll, vi } from 'vitest';
import { forgetEverything } from './arrange.ts';
import { logged } from './mount.ts';

/**
 * Set-up of the test files that share one graph of modules, and with it one project of the emulators: each file begins
 * with an empty project and the environment that the worker began with.
 */
const environment = { ...process.env };

vi.resetModules = () => {
  throw new Error('A file that resets modules needs its own: name it in LOADED_ANEW of vitest.config.ts.');
};

beforeAll(async () => {
  await forgetEverything();
  logged.length = 0;
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
