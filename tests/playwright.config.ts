import { defineConfig } from '@playwright/test';
import { browserUse } from './e2e/support/browser-use.ts';

/** The journeys, each once, and one sweep over every route, against the production build and the whole Emulator Suite. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/demo-setup.ts',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey mostly waits for the emulators.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: browserUse,
});
