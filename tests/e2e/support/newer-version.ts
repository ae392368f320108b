import { expect } from './people.ts';
import type { Page } from '@playwright/test';

/** Simulates a deployment: another worker than the active one. */
export const deployNewer = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => undefined));

/**
 * Waits until the old worker no longer serves the page. Then the newer worker serves it, or the server does, when the
 * browser lets the old worker go on for too long.
 */
export const expectNewer = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '').catch(() => '/sw.js'),
    )
    .not.toMatch(/sw\.js$/);
