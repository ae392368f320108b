import { defineConfig } from '@playwright/test';
import { browserUse } from './e2e/support/browser-use.ts';
import { tierIn } from '../tools/src/tests/tiers.ts';

/** The longest test runs first, or it would run on alone at the end. */
const SWEEP = ['sweep.spec.ts', 'sweep.deep.spec.ts'];
/** Whole files are deep by their name, single journeys of other files by the tag in their title. */
const DEEP = /\.deep\.spec\.ts|@deep/;

/**
 * Runs the journeys of a tier once, and its sweep over every route, against the production build and the whole Emulator
 * Suite.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./e2e/support/warm-up.ts', './e2e/support/demo-setup.ts'],
  outputDir: '../.cache/playwright',
  ...(tierIn(process.env) === 'deep' ? { grep: DEEP } : { grepInvert: DEEP }),
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
