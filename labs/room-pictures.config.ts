import { defineConfig } from '@playwright/test';
import { browserUse } from '../tests/e2e/support/browser-use.ts';

/**
 * Takes the screens of bookings, the waitlist, joined tables and deposits into `.screenshots/room/`, for a person to
 * check: hosts' screens on a phone, a tablet and a laptop, captains' and guests' in every language.
 */
export default defineConfig({
  testDir: 'screenshots/room',
  globalSetup: '../tests/e2e/support/demo-setup.ts',
  outputDir: '../.cache/playwright-room',
  workers: 2,
  fullyParallel: true,
  timeout: 1_200_000,
  expect: { timeout: 30_000 },
  use: browserUse,
});
