import { defineConfig } from 'vitest/config';

/** Tests of the functions that reset modules or take hold of the console before anything is imported. */
const LOADED_ANEW = [
  'tests/functions/billing/credit-notes.test.ts',
  'tests/functions/days/close-day.test.ts',
  'tests/functions/orders/place-round-contention.test.ts',
  'tests/functions/platform/rate-limits.test.ts',
  'tests/functions/subscription/gateway.test.ts',
  'tests/functions/subscription/stand-in-gateway.test.ts',
];
const ofFunctions = {
  environment: 'node',
  testTimeout: 60_000,
  // The first hook of a file waits for the emulators to warm up.
  hookTimeout: 60_000,
};

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
          ...ofFunctions,
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          exclude: LOADED_ANEW,
          // Loading the functions and the Admin SDK costs more than most files: a worker does so once.
          isolate: false,
          setupFiles: ['tests/support/one-graph.ts'],
        },
      },
      {
        test: { ...ofFunctions, name: 'functions-apart', include: LOADED_ANEW },
      },
    ],
  },
});
