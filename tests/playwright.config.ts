import { defineConfig } from '@playwright/test';
import { browserUse } from './e2e/support/browser-use.ts';
import { tierIn } from '../tools/src/tests/tiers.ts';
import { ONE_PROCESS_URL, oneProcessLaunch, oneProcessServer } from './e2e/support/one-process.ts';

/** The main journey, and the journeys that need the payment gateway's webhook: these use the Functions emulator. */
const THROUGH_EMULATOR = ['main-job.spec.ts', 'signup.spec.ts'];
/** The longest test runs first, or it would run on alone at the end. */
const SWEEP = ['sweep.spec.ts', 'sweep.deep.spec.ts'];
/** Whole files are deep by their name, single journeys of other files by the tag in their title. */
const DEEP = /\.deep\.spec\.ts|@deep/;
const oneProcess = { launchOptions: oneProcessLaunch };

// The URL for the calls with which journeys arrange a restaurant; workers inherit it.
process.env['BHOJ_FUNCTIONS_URL'] = ONE_PROCESS_URL;

/**
 * Runs the journeys of a tier once, and its sweep over every route, against the production build and the whole Emulator
 * Suite.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./e2e/support/warm-up.ts', './e2e/support/demo-setup.ts'],
  webServer: oneProcessServer,
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
    { name: 'emulator', testMatch: THROUGH_EMULATOR },
    { name: 'sweep', testMatch: SWEEP, use: oneProcess },
    { name: 'journeys', testIgnore: [...THROUGH_EMULATOR, ...SWEEP], use: oneProcess },
  ],
});
