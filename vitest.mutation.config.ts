import { defineConfig } from 'vitest/config';

/**
 * The domain's tests as `npm run mutation` runs them, all in one process. Instrumented code is slow, and StrykerJS
 * itself stops what hangs.
 */
export default defineConfig({
  test: {
    include: ['domain/src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
  },
});
