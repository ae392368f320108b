import { defineConfig } from '@playwright/test';
import { browserUse } from './e2e/support/browser-use.ts';
import { ONE_PROCESS_URL, oneProcessLaunch, oneProcessServer } from './e2e/support/one-process.ts';

/** The main job, and what the payment gateway's webhook completes: through the Functions emulator. */
const THROUGH_EMULATOR = ['main-job.spec.ts', 'signup.spec.ts'];
/** The longest comes first, or it would run on alone in the end. */
const SWEEP = 'sweep.spec.ts';
const oneProcess = { launchOptions: oneProcessLaunch };

// What journeys call themselves, to arrange a restaurant; also in the workers, which inherit it.
process.env['BHOJ_FUNCTIONS_URL'] = ONE_PROCESS_URL;

/** The journeys, each once, and one sweep over every route, against the production build and the whole Emulator Suite. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./e2e/support/warm-up.ts', './e2e/support/demo-setup.ts'],
  webServer: oneProcessServer,
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey mostly waits for the emulators.
  workers: 3,
  // Only what hangs comes to these: another program on the machine may take most of it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: browserUse,
  projects: [
    { name: 'emulator', testMatch: THROUGH_EMULATOR },
    { name: 'sweep', testMatch: SWEEP, use: oneProcess },
    { name: 'journeys', testIgnore: [...THROUGH_EMULATOR, SWEEP], use: oneProcess },
  ],
});
