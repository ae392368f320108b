import { vi } from 'vitest';

/**
 * Runs before each file of tests that shares its process, and so its project, with other files. Leaves nothing of the
 * files before it in the clock, the stubs, the database or the log.
 */
vi.useRealTimers();
vi.unstubAllEnvs();
vi.restoreAllMocks();
try {
  const { answered, logged } = await import('./mount.ts');
  const { forgetEverything } = await import('./arrange.ts');
  await answered(5_000);
  await forgetEverything();
  logged.length = 0;
} catch (cause) {
  // Vitest keeps a module that failed to load. The next file loads all of them anew, so that it does not fail too.
  vi.resetModules();
  throw cause;
}
