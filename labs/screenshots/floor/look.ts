import { mkdirSync, writeFileSync } from 'node:fs';
import { languageCodes } from '@bhoj/domain/catalogue/languages';
import { speak } from '../../../tests/e2e/support/languages.ts';
import { expect } from '../../../tests/e2e/support/people.ts';
import { atRest, SCHEMES, settled } from '../../../tests/e2e/support/visits.ts';
import { contactSheet } from './contact-sheet.ts';
import type { Page } from '@playwright/test';
import type { Picture } from './contact-sheet.ts';

const FOLDER = new URL('../../../.screenshots/floor/', import.meta.url);

/** The sizes in CSS pixels, and the layout of five languages on a contact sheet of each. */
const SIZES = [
  { name: '360', width: 360, height: 740, schemes: SCHEMES, columns: 5, shown: 360 },
  { name: '390', width: 390, height: 844, schemes: SCHEMES, columns: 5, shown: 390 },
  { name: '1280', width: 1280, height: 800, schemes: SCHEMES, columns: 2, shown: 800 },
  // A phone of an impossible height: it shows what a small one shows only after scrolling.
  { name: 'tall', width: 360, height: 1800, schemes: ['light'], columns: 5, shown: 360 },
] as const;

type Scheme = (typeof SCHEMES)[number];

/** Shows the page in a scheme as a person who chose it, without a tap: also the kitchen, which is dark by itself. */
async function inChosenScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, scheme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
}

/** Waits until every picture in sight is there: one that loads lazily begins when it comes into sight. */
const drawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom <= 0 || top >= innerHeight;
    }),
  );

/** Waits until the page has taken its size and colours, without transitions. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame();
  });
  await drawn(page);
  await atRest(page);
}

/** Parts that close by themselves on a wide screen. Only phones take pictures of them. */
interface Looking {
  readonly on?: 'phones';
}

/**
 * Takes pictures of the page in every language, scheme and size, and a contact sheet of each size. Afterwards the page
 * is in English on a phone.
 */
export async function look(page: Page, name: string, { on }: Looking = {}): Promise<void> {
  const sizes = on === 'phones' ? SIZES.filter(({ width }) => width < 1000) : SIZES;
  mkdirSync(FOLDER, { recursive: true });
  await settled(page);
  const taken: (Picture & { readonly size: string; readonly scheme: Scheme })[] = [];
  for (const language of [...languageCodes.slice(1), 'en' as const]) {
    await speak(page, language);
    for (const { name: size, width, height, schemes } of sizes) {
      await page.setViewportSize({ width, height });
      for (const scheme of schemes) {
        await inChosenScheme(page, scheme);
        await still(page);
        const image = await page.screenshot({ type: 'png' });
        const title = `${name}-${language}-${size}-${scheme}`;
        writeFileSync(new URL(`${title}.png`, FOLDER), image);
        taken.push({ title, image, size, scheme });
      }
    }
  }
  await page.setViewportSize({ width: SIZES[0].width, height: SIZES[0].height });
  for (const { name: size, schemes, columns, shown } of sizes) {
    // A wide screen fills a sheet with one scheme.
    const groups = columns === 5 ? [schemes] : schemes.map((scheme) => [scheme]);
    for (const group of groups) {
      const pictures = group.flatMap((scheme) =>
        taken.filter((one) => one.size === size && one.scheme === scheme),
      );
      const sheet = await contactSheet(page, pictures, { columns, shown });
      const scheme = groups.length > 1 ? `-${group[0]}` : '';
      writeFileSync(new URL(`sheet-${name}-${size}${scheme}.png`, FOLDER), sheet);
    }
  }
}
