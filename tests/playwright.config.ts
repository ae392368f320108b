import { defineConfig } from '@playwright/test';
import { browserUse } from './e2e/support/browser-use.ts';

/** The longest test runs first, or it would run on alone at the end. */
const SWEEP = 'sweep.spec.ts';

/**
 * Runs all journeys once, and one sweep over every route, against the production build and the whole Emulator Suite.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./e2e/support/warm-up.ts', './e2e/support/demo-setup.ts'],
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // One more than the cores of a small machine, because a journey mostly waits for the emulators.
  workers: 3,
  // Only a hanging test reaches these timeouts, even when another program uses most of the machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: browserUse,
  projects: [
    { name: 'sweep', testMatch: SWEEP },
    { name: 'journeys', testIgnore: SWEEP },
  ],
});
