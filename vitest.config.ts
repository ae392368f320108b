import { defineConfig } from 'vitest/config';

/** Emulator suites run in the projects whose tests need one; `npm test` starts it once for all of them. */
export default defineConfig({
  test: {
    // Vitest would leave one of two cores to itself; much of the time goes into waiting for the emulators.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          environment: 'node',
          // Pure functions: nothing to keep apart, and zod is loaded once instead of once a file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          pool: 'threads',
          isolate: false,
          setupFiles: ['web/test-window.ts'],
          // Only what hangs comes to this: the journeys and other programs take their share of the machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/src/**/*.test.ts'],
          environment: 'node',
          // Made-up repositories start git many times.
          testTimeout: 20_000,
        },
      },
      {
        test: { name: 'house', include: ['tests/house/**/*.test.ts'], environment: 'node' },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          // The first hook of a file waits for the emulators to warm up.
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'soak', include: ['tests/soak/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
