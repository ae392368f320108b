import { defineConfig } from '@playwright/test';
import { browserUse } from '../tests/e2e/support/browser-use.ts';

/** Draws a document of every kind on every paper into `.screenshots/papers/`. It needs no emulators. */
export default defineConfig({
  testDir: 'screenshots/papers',
  outputDir: '../.cache/playwright-papers',
  workers: 1,
  timeout: 120_000,
  use: browserUse,
});
