import { defineConfig } from 'vitest/config';

const tests = process.env['BHOJ_MUTATION_TESTS'] ?? 'domain/src/**/*.test.ts';

/**
 * The tests as `npm run mutation` runs them, in one process. Instrumented code is slow, and StrykerJS itself stops what
 * hangs.
 */
export default defineConfig({
  test: {
    include: [tests],
    environment: 'node',
    // A file that calls handlers has a project of its own on the emulators.
    isolate: !tests.startsWith('domain/'),
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
