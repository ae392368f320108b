import { mkdirSync, writeFileSync } from 'node:fs';
import { languageCodes } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { expect } from '../../../tests/e2e/support/people.ts';
import { speak } from '../../../tests/e2e/support/languages.ts';
import { atRest, SCHEMES } from '../../../tests/e2e/support/visits.ts';
import { contactSheet } from '../floor/contact-sheet.ts';
import type { Page } from '@playwright/test';
import type { Picture } from '../floor/contact-sheet.ts';

const FOLDER = new URL('../../../.screenshots/room/', import.meta.url);

const PHONE = { name: '360', width: 360, height: 740 };
const TABLET = { name: '820', width: 820, height: 1180 };
const LAPTOP = { name: '1280', width: 1280, height: 800 };

/** Waits until the page has its heading, and nothing is still loading. A dialog hides the page behind it from roles. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root, [data-later]')).toHaveCount(0);
}

/** A page that follows the system by its style sheet alone has no `data-theme`. */
async function inScheme(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame();
  });
  await atRest(page);
}

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: (typeof SCHEMES)[number];
  readonly isWhole: boolean;
}

/** Takes the window as it is, or the page as tall as it is long. */
async function taken(page: Page, { width, height, colorScheme, isWhole }: Shown): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await inScheme(page, colorScheme);
  const long = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
  await page.setViewportSize({ width, height: Math.max(height, long) });
  const image = await page.screenshot({ type: 'png', animations: 'disabled' });
  await page.setViewportSize({ width, height });
  return image;
}

const write = (name: string, image: Buffer): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${name}.png`, FOLDER), image);
};

/** Takes a screen of hosts in English: a phone, a tablet and a laptop, and the phone and the laptop in the dark too. */
export async function ofHosts(
  page: Page,
  name: string,
  isWhole = true,
  sizes: readonly { readonly name: string; readonly width: number; readonly height: number }[] = [
    PHONE,
    TABLET,
    LAPTOP,
  ],
): Promise<void> {
  await ready(page);
  for (const { name: size, ...window } of sizes) {
    for (const colorScheme of SCHEMES) {
      if (colorScheme === 'dark' && size === TABLET.name) continue;
      write(`${name}-${size}-${colorScheme}`, await taken(page, { ...window, colorScheme, isWhole }));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(LAPTOP);
}

/** Takes a screen of captains or guests in every language: phones on one sheet, light above dark, a tablet and a laptop. */
export async function inLanguages(page: Page, name: string, isWhole = true): Promise<void> {
  await ready(page);
  const phones: Record<(typeof SCHEMES)[number], Picture[]> = { light: [], dark: [] };
  const languages: readonly Language[] = [...languageCodes.slice(1), 'en'];
  for (const language of languages) {
    await speak(page, language);
    for (const colorScheme of SCHEMES) {
      const image = await taken(page, { ...PHONE, colorScheme, isWhole });
      phones[colorScheme].push({ title: `${name}-${language}-${colorScheme}`, image });
      write(`${name}-${language}-${PHONE.name}-${colorScheme}`, image);
    }
  }
  for (const { name: size, ...window } of [TABLET, LAPTOP])
    write(`${name}-${size}`, await taken(page, { ...window, colorScheme: 'light', isWhole }));
  const pictures = [...phones.light, ...phones.dark];
  write(`sheet-${name}`, await contactSheet(page, pictures, { columns: languages.length, shown: 360 }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
}

/** px: A4 at 96 px an inch, less its margins. */
const SHEET = { width: 688, height: 970 };

/** Takes the sheet that the page has laid out for the printer, and puts it away. */
export async function onPaper(page: Page, name: string): Promise<void> {
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  write(name, await page.screenshot({ type: 'png', fullPage: true }));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(LAPTOP);
}
