import { defineConfig } from 'vitest/config';
import LongestFirst from './tools/src/tests/longest-first.ts';

/**
 * A file that uses the emulators waits for them half of its time, so four of them keep two cores busy. The others
 * compute, and run when those are done.
 */
const beforeTheOthers = {
  maxWorkers: 4,
  sequence: { groupOrder: 0 },
  // Only what hangs comes to this. The first hook of a file waits for the emulators to warm up.
  testTimeout: 180_000,
  hookTimeout: 180_000,
};
const afterThose = { maxWorkers: 2, sequence: { groupOrder: 1 } };

/** Emulator suites run in the projects whose tests need one; `npm test` starts it once for all of them. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...afterThose,
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          environment: 'node',
          // Pure functions: nothing to keep apart, and zod is loaded once instead of once a file.
          isolate: false,
        },
      },
      {
        test: {
          ...afterThose,
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
          ...afterThose,
          name: 'tools',
          include: ['tools/src/**/*.test.ts'],
          environment: 'node',
          // Made-up repositories start git many times.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...afterThose,
          name: 'house',
          include: [
            'tests/house/**/*.test.ts',
            'demo/**/*.test.ts',
            'labs/{bench,flood}/*.test.ts',
            'labs/soak/kinds-of-acts.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          ...beforeTheOthers,
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...beforeTheOthers,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...beforeTheOthers,
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...beforeTheOthers,
          name: 'soak',
          include: ['labs/soak/{soak,turns}.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
