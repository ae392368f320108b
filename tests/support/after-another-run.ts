import { vi } from 'vitest';
import { forgetEverything } from './arrange.ts';
import { answered, logged } from './mount.ts';

/**
 * Runs before each file of tests that shares its process, and so its project, with others. It removes all traces of
 * earlier files from the clock, stubs, database and log.
 */
vi.useRealTimers();
vi.unstubAllEnvs();
vi.restoreAllMocks();
await answered(5_000);
await forgetEverything();
logged.length = 0;
