import { defineConfig } from '@playwright/test';
import { browserUse } from '../tests/e2e/support/browser-use.ts';

/** Takes the landing page's pictures of the running product into its feature folder, to be committed and built in. */
export default defineConfig({
  testDir: 'screenshots/landing',
  globalSetup: './screenshots/landing/set-up.ts',
  outputDir: '../.cache/playwright',
  workers: 1,
  timeout: 120_000,
  use: browserUse,
});
