import { href } from '@bhoj/domain/catalogue/routes';
import { expect, test } from './support/people.ts';
import { signInAs } from './support/signing-in.ts';
import { inScheme, settled } from './support/visits.ts';
import type { Page } from '@playwright/test';

/** A4 at 96 px an inch, less margins of 14 mm. */
const PAPER = { width: 688, height: 1008 };

const PAGES = [
  href('dashboard'),
  ...['pl', 'gst', 'money', 'accountant'].map((tab) => `${href('finance')}?tab=${tab}`),
  href('expenses'),
  href('trending'),
  href('notifications'),
  `${href('orders')}?view=day`,
];

/** Returns the faults of a sheet of paper: bars of the app, light letters, and elements beyond its edge. */
const faultsOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const main = document.querySelector('main');
    if (main === null || !isShown(main)) return ['nothing to read'];
    const bars = [...document.querySelectorAll('header, nav')].filter((bar) => !main.contains(bar));
    const cells = [...main.querySelectorAll('td, th, h1, h2, h3, p, dd, dt, li, figure')];
    const edge = document.documentElement.clientWidth + 1;
    return [
      ...bars.filter(isShown).map((bar) => `a bar: ${nameOf(bar)}`),
      ...cells
        .filter((cell) => isShown(cell) && cell.getBoundingClientRect().right > edge)
        .map((cell) => `beyond the edge: ${nameOf(cell)}`),
      ...(document.documentElement.dataset['theme'] === 'light' ? [] : ['the dark theme']),
    ];
  });

/** Lays the page out as for printing, without the browser's dialog. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

async function putAway(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
}

test('the pages of the back office fit on A4, light and whole, from a dark screen (P-PRINT-4)', async ({
  person,
}) => {
  const { page } = await person('owner', { viewport: PAPER });
  await signInAs(page, 'owner');
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await settled(page);
    await inScheme(page, 'dark');
    await layOut(page);
    found.push(...(await faultsOnPaper(page)).map((fault) => `${path}: ${fault}`));
    await putAway(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  expect(found).toEqual([]);
});
