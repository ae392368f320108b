import { vi } from 'vitest';
import { forgetEverything } from './arrange.ts';
import { answered, logged } from './mount.ts';

/**
 * Runs before each file of tests that shares its process, and so its project, with others (`npm run mutation`): nothing is left of
 * the files before it.
 */
vi.useRealTimers();
await answered(5_000);
await forgetEverything();
logged.length = 0;
