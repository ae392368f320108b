import { languageCodes } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { fits, overlaps, tooWide } from './overlaps.ts';
import { expect } from './people.ts';
import type { Page } from '@playwright/test';

/** Chooses the page's language in its bar, even while a sheet covers it. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('select[lang]').first().selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Returns the overlaps, and whether the page scrolls sideways, at each width, in px. */
async function faultsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await fits(page);
    const faults = [...(await overlaps(page)), ...(await tooWide(page))];
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** Checks the page in every language, one after the other, and leaves it in English. */
export async function faultsInEachLanguage(
  page: Page,
  name: string,
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const language of [...languageCodes.slice(1), 'en' as const]) {
    await speak(page, language);
    const faults = await faultsAt(page, language === 'en' ? widths : widths.slice(0, 1));
    if (process.env['BHOJ_LOOK'] !== undefined) {
      await page.screenshot({
        path: `${process.env['BHOJ_LOOK']}/${name.replaceAll(' ', '-')}-${language}.png`,
      });
    }
    found.push(...faults.map((fault) => `${name} in ${language}, ${fault}`));
  }
  return found;
}
