import { readFile } from 'node:fs/promises';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { aSale } from '@bhoj/domain/fixtures/returns';
import { dateOf, monthOf, startOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

/** The month before this one. */
const lastMonth = monthOf(startOf(`${monthOf(Date.now())}-01`) - 1);
const noon = startOf(`${lastMonth}-10`) + 12 * 60 * 60_000;

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('the owner prepares a tax month, prepares it again, and downloads what the page shows', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const gstin = '29AAGCB7383J1Z4';
  const { restaurantId } = await openRestaurant(login, { gstin });
  const sell = (n: number) =>
    admin.set(
      invoices,
      { restaurantId, invoiceId: `2026-27_INV_${String(n).padStart(6, '0')}` },
      aSale(n, undefined, { issuedAt: noon + n, businessDay: dateOf(noon) }),
    );
  await sell(1);
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  await page.goto(`${href('finance')}?tab=gst&span=month:${lastMonth}`);

  await test.step('a month is prepared', async () => {
    await expect(page.getByText('Not prepared', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Prepare the return' }).click();
    await expect(page.getByText('Prepared', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Table 7: bills to guests' })).toContainText('₹100.00');
    await expectSound(page);
  });

  await test.step('a document is added; prepared again, it says which', async () => {
    await sell(2);
    await page.getByRole('button', { name: 'Prepare again' }).click();
    await expect(page.getByText('1 document came since')).toBeVisible();
    await expect(page.getByRole('link', { name: 'INV/26-27/000002', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Table 7: bills to guests' })).toContainText('₹200.00');
  });

  await test.step('the file says what the page says', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download GSTR-1 (JSON)' }).click();
    const file = JSON.parse(await readFile(await (await waiting).path(), 'utf8')) as Record<string, unknown>;
    const [year, month] = lastMonth.split('-');
    expect(file).toMatchObject({
      gstin,
      fp: `${month}${year}`,
      b2cs: [{ rt: 5, txval: 200, camt: 5, samt: 5 }],
    });
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize(PHONE);
    await expectSound(page);
  });
});
