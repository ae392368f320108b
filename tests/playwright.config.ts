import { defineConfig } from '@playwright/test';
import { browserUse } from './e2e/support/browser-use.ts';

/** The journeys, each once, and one sweep over every route, against the production build and the whole Emulator Suite. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/demo-setup.ts',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: browserUse,
});
