import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import { bringAxe, violations } from './support/axe.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const fromMore = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

async function noFault(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`an owner imports a list with faults, undoes it, and changes prices at once on a ${size}`, async ({
    person,
  }) => {
    const house = await aReadyRestaurant([{ name: 'Dal', pricePaise: paise(240_00) }]);
    const { page } = await person('owner', { viewport });
    await signInOn(page, 'owner', house.owner);
    await page.goto(href('menu'));
    await expect(rowOf(page, 'Dal')).toContainText('₹240');

    await test.step('the file has Indian headings; its faulty line is named', async () => {
      await fromMore(page, 'Import CSV');
      const text =
        'Group;Item;Type;Rate;Half;Full\nMains;Kofta;VEG;310/-;;\nMains;Thali;N/V;;180;Rs. 320\nMains;Raita;veg;60 + GST;;\nDosa;Dal;veg;260;;\n';
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await expect(page.getByRole('row', { name: /^4 Raita Price “60 \+ GST”/ })).toBeVisible();
      await expect(page.getByRole('row', { name: /^5 Dal ₹240 → ₹260 Changed$/ })).toBeVisible();
      await expect(page.getByRole('row', { name: /^2 Kofta Mains · ₹310 New$/ })).toBeVisible();
      await noFault(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download these rows with their reasons' }).click();
      expect((await download).suggestedFilename()).toBe('menu-rows-to-mend.csv');
      await page.getByRole('button', { name: 'Import 3 dishes' }).click();
      await expect(rowOf(page, 'Kofta')).toContainText('₹310');
      await expect(rowOf(page, 'Thali')).toContainText('from ₹180');
    });

    await test.step('the import is undone', async () => {
      await fromMore(page, 'Undo an import or change');
      await noFault(page);
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText(/^Undone on /)).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(rowOf(page, 'Kofta')).toBeHidden();
      await expect(rowOf(page, 'Dal')).toContainText('₹240');
    });

    await test.step('a change of prices reaches a guest', async () => {
      const guest = await person('guest', { viewport: { width: 360, height: 740 } });
      await guest.page.goto(href('customerMenu', { ...house.place, orderId: 'preview' }));
      const dal = guest.page
        .getByRole('listitem')
        .filter({ has: guest.page.getByRole('heading', { name: 'Dal' }) });
      await expect(dal).toContainText('₹240');
      await fromMore(page, 'Change many dishes');
      await page.getByRole('checkbox', { name: 'All 1 found' }).press('Space');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Amount').fill('12.5');
      await expect(page.getByRole('row', { name: 'Dal ₹240 ₹270' })).toBeVisible();
      await noFault(page);
      await page.getByRole('button', { name: 'Change 1', exact: true }).click();
      await expect(rowOf(page, 'Dal')).toContainText('₹270');
      await expect(dal).toContainText('₹270', { timeout: 15_000 });
    });
  });
}
