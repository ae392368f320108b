import { fileURLToPath } from 'node:url';
import { DESKTOP } from '../../tests/e2e/support/people.ts';
import { inScheme, SCHEMES, settled } from '../../tests/e2e/support/visits.ts';
import type { Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../.screenshots/', import.meta.url));

export const pathOf = (name: string): string => `${FOLDER}${name}.png`;

/** The names of pages after `--only`; empty for all of them. */
const ONLY = (process.env.BHOJ_SCREENSHOTS_ONLY ?? '').split(',').filter((name) => name !== '');

/** True when a picture is wanted: `--only` names its page, or its page with its part, or nothing. */
export const isWanted = (name: string): boolean =>
  ONLY.length === 0 || ONLY.some((only) => name === only || name.startsWith(`${only}-`));

/** Loads the images below the first screen, and returns the height of the whole page. */
const loadWhole = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return document.documentElement.scrollHeight;
  });

/**
 * Takes the pictures of a page, light and dark. It makes the window as tall as the page, so that bars which stick to
 * the window's edges stand at the edges of the picture.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? DESKTOP;
  for (const scheme of SCHEMES) {
    // The public menu follows the system by its style sheet alone.
    if (await page.locator('html[data-theme]').count()) await inScheme(page, scheme);
    else await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: Math.max(height, await loadWhole(page)) });
    await page.screenshot({ path: pathOf(`${name}-${scheme}`), animations: 'disabled' });
    await page.setViewportSize({ width, height });
  }
}

/** Opens a path at the page's size, and takes its pictures. */
export async function takePicturesOf(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await takePictures(page, name);
}
