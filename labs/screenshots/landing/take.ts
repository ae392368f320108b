import { writeFileSync } from 'node:fs';
import { expect } from '../../../tests/e2e/support/people.ts';
import { inScheme, SCHEMES } from '../../../tests/e2e/support/visits.ts';
import type { CDPSession, Page } from '@playwright/test';

/** The landing page is built with the files in this folder. */
const folder = new URL('../../../web/src/features/landing/images/', import.meta.url);

/** WebP qualities; the first with a file below {@link MOST_BYTES} is used. */
const QUALITIES = [82, 74, 66, 58, 50];
const MOST_BYTES = 60 * 1024;

export interface Frame {
  /** CSS pixels of the running page. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels left out at the top. */
  readonly top?: number;
  /** Width on the landing page in CSS pixels; the file has twice as many. */
  readonly shown: number;
}

/** Saves the visible page as `name-light.webp` and `name-dark.webp`, or in only one scheme as `name.webp`. */
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
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  const session = await page.context().newCDPSession(page);
  for (const scheme of only === undefined ? SCHEMES : [only]) {
    await inScheme(page, scheme);
    const y = top + (await page.evaluate(() => scrollY));
    const picture = await webp(session, { x: 0, y, width, height, scale: (2 * shown) / width });
    writeFileSync(new URL(`${only === undefined ? `${name}-${scheme}` : name}.webp`, folder), picture);
  }
  await session.detach();
}

/** Takes a WebP through Chromium, because Playwright writes only PNG and JPEG. */
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
