import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import LongestFirst from './tools/src/tests/longest-first.ts';
import { filesOf, tierIn } from './tools/src/tests/tiers.ts';

type Project = Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'setupFiles'> & {
  readonly setupFiles?: readonly string[];
};

const tier = tierIn(process.env);

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
const afterThose = {
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  // Only what hangs comes to this: other programs take their share of the machine, and the deep tier runs properties long.
  testTimeout: 120_000,
};

/**
 * Loading the functions takes a second or two of processor time, more than most files' tests: a process loads them once,
 * and what a file leaves in the database and in the log is gone before the next.
 */
const oneProcessForMany = { isolate: false, setupFiles: ['tests/support/after-another-run.ts'] };

const project = (name: string, tests: string, more: Project) => ({
  test: {
    environment: 'node',
    ...more,
    name,
    include: filesOf(tests, tier),
    setupFiles: [
      'tools/src/tests/count-processor-time.ts',
      ...(more.setupFiles ?? []),
      ...(tier === 'deep' ? ['tests/support/more-property-runs.ts'] : []),
    ],
  },
});

const PROJECTS = [
  // Pure functions: nothing to keep apart, and zod is loaded once instead of once a file.
  project('domain', 'domain/src/**/*.test.ts', { ...afterThose, isolate: false }),
  project('web', 'web/src/**/*.test.{ts,tsx}', {
    ...afterThose,
    environment: 'happy-dom',
    pool: 'threads',
    isolate: false,
    setupFiles: ['web/test-window.ts'],
  }),
  project('tools', 'tools/src/**/*.test.ts', afterThose),
  project('conventions', '{tests/conventions,demo,labs/bench,labs/flood}/**/*.test.ts', {
    ...afterThose,
    isolate: false,
  }),
  project('rules', 'tests/rules/**/*.test.ts', beforeTheOthers),
  project('contract', 'tests/contract/**/*.test.ts', { ...beforeTheOthers, ...oneProcessForMany }),
  project('functions', 'tests/functions/**/*.test.ts', { ...beforeTheOthers, ...oneProcessForMany }),
  project('soak', 'labs/soak/**/*.test.ts', beforeTheOthers),
];

/** Emulator suites run in the projects whose tests need one; `npm test` starts it once for all of them. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: PROJECTS.filter(({ test }) => test.include.length > 0),
  },
});
