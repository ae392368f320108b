import { defineConfig } from '@playwright/test';
import { browserUse } from '../tests/e2e/support/browser-use.ts';

/**
 * Takes every screen of guests, captains and the kitchen in every language, light and dark, on two phones and a wide
 * screen, into `.screenshots/floor/`, for a person to check. The filter `guest`, `captain` or `kitchen` takes only
 * those.
 */
export default defineConfig({
  testDir: 'screenshots/floor',
  globalSetup: './screenshots/floor/set-up.ts',
  outputDir: '../.cache/playwright-floor',
  workers: 2,
  fullyParallel: true,
  timeout: 1_200_000,
  expect: { timeout: 30_000 },
  use: browserUse,
  // The kitchen first: captains and guests send it further tickets. `--no-deps` leaves it out.
  projects: [
    { name: 'kitchen', testMatch: 'kitchen.spec.ts' },
    { name: 'people', testIgnore: 'kitchen.spec.ts', dependencies: ['kitchen'] },
  ],
});
