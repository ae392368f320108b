import { writeFileSync } from 'node:fs';
import { expect } from '../../e2e/support/people.ts';
import { inScheme, SCHEMES } from '../../e2e/support/visits.ts';
import type { CDPSession, Page } from '@playwright/test';

/** The landing page is built with what stands here. */
const folder = new URL('../../../web/src/features/landing/images/', import.meta.url);

/** The first of these that stays below {@link MOST_BYTES} is taken. */
const QUALITIES = [82, 74, 66, 58, 50];
const MOST_BYTES = 60 * 1024;

export interface Frame {
  /** CSS pixels of the running page. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels from the top that are left out. */
  readonly top?: number;
  /** How wide the landing page shows it, CSS pixels; the file has twice as many. */
  readonly shown: number;
}

/** Takes what the page shows as `name-light.webp` and `name-dark.webp`, or in one scheme alone as `name.webp`. */
export async function take(
  page: Page,
  name: string,
  frame: Frame,
  only?: (typeof SCHEMES)[number],
): Promise<void> {
  const { width, height, top = 0, shown } = frame;
  await page.setViewportSize({ width, height: height + top });
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  for (const scheme of only === undefined ? SCHEMES : [only]) {
    await inScheme(page, scheme);
    const y = top + (await page.evaluate(() => scrollY));
    const picture = await webp(session, { x: 0, y, width, height, scale: (2 * shown) / width });
    writeFileSync(new URL(`${only === undefined ? `${name}-${scheme}` : name}.webp`, folder), picture);
  }
  await session.detach();
}

/** Playwright writes PNG and JPEG; Chromium itself writes WebP. */
async function webp(
  session: CDPSession,
  clip: { x: number; y: number; width: number; height: number; scale: number },
): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.byteLength <= MOST_BYTES) return picture;
  }
  throw new Error('The picture is too heavy at any quality: show less of the page.');
}
