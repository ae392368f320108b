import { aCategory } from '@bhoj/domain/fixtures/menu';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { openFromQr, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { expect, PHONE, test } from './support/people.ts';
import type { Page } from '@playwright/test';

/** The longest menu that Bhoj is tested with. */
const CATEGORIES = Array.from({ length: 14 }, (_, n) =>
  aCategory({ id: `c-${n}`, name: `Category ${n + 1}` }),
);
const DISHES = CATEGORIES.flatMap(({ id: categoryId, name }) =>
  Array.from({ length: 35 }, (_, n) => ({ categoryId, name: `${name}, dish ${n + 1}` })),
);

/** px from the top where a category may begin after a tap opened it: under the bar and not far below it. */
const BEGINS = { from: 40, to: 200 };

const top = async (page: Page, category: string) =>
  (await page.getByRole('heading', { name: category, exact: true }).boundingBox())?.y ?? Infinity;

for (const pace of [1, 6]) {
  test(`on 490 dishes the first tap on the rail lands on its category, on a phone ${pace} times slower`, async ({
    person,
  }) => {
    const { place } = await aReadyRestaurant(DISHES, CATEGORIES);
    const { qrCode } = await openAdmin(urlsFromEnv(process.env)).get(tables, place);
    const { page, context } = await person('guest', { viewport: PHONE });
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: pace });
    await openFromQr(page, qrCode);
    await startOrdering(page);
    const rail = page.getByRole('navigation', { name: 'Categories' });
    for (const name of ['Category 9', 'Category 14', 'Category 3']) {
      const chip = rail.getByRole('button', { name, exact: true });
      await chip.click();
      await expect(async () => {
        const y = await top(page, name);
        expect(y).toBeGreaterThan(BEGINS.from);
        // The last category may be shorter than the screen.
        expect(y).toBeLessThan(BEGINS.to);
      }).toPass({ timeout: 30_000 });
      await expect(chip).toHaveAttribute('aria-current', 'true');
    }
  });
}
