import type { Page } from '@playwright/test';

/** Returns how often the screen was touched while the act ran, as the page itself saw it. */
export async function tapsOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = globalThis as unknown as { taps: number };
    seen.taps = 0;
    addEventListener('pointerdown', () => (seen.taps += 1), { capture: true });
  });
  await act();
  return page.evaluate(() => (globalThis as unknown as { taps: number }).taps);
}
