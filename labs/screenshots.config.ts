import { defineConfig } from '@playwright/test';
import { browserUse } from '../tests/e2e/support/browser-use.ts';

/** Takes pictures of every route, light and dark, on phone and desktop, into `.screenshots/`, for a person to check. */
export default defineConfig({
  testDir: 'screenshots',
  testIgnore: [
    '**/screenshots/landing/**',
    '**/screenshots/papers/**',
    '**/screenshots/floor/**',
    '**/screenshots/room/**',
  ],
  globalSetup: '../tests/e2e/support/demo-setup.ts',
  outputDir: '../.cache/playwright',
  workers: 2,
  fullyParallel: true,
  timeout: 600_000,
  // A page may take long on a busy machine; the picture waits for it.
  expect: { timeout: 30_000 },
  use: browserUse,
});
