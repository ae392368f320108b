import { paise } from '@bhoj/domain/money/money';
import { bringAxe, violations } from './support/axe.ts';
import { leaveApp } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const dish = (name: string, rupees: number) => ({
  name,
  description: '',
  pricePaise: paise(rupees * 100),
  station: 'Main kitchen',
});

test('two at a table, each on a seat: taken down, cooked and paid apart (P-SEAT-1)', async ({ person }) => {
  const house = await aReadyRestaurant([dish('Dal', 160), dish('Paneer', 200)]);
  const { page } = await person('captain', { viewport: PHONE });
  const cook = await person('kitchen', { viewport: DESKTOP });
  await signInOn(page, 'captain', await hire(house.owner, 'captain', 'Suresh'));

  await test.step('the captain takes the dishes down by seat', async () => {
    await page.getByRole('button', { name: /F1-T02/ }).click();
    await page.getByRole('button', { name: 'By seat' }).click();
    await page.getByRole('button', { name: 'Seat 1', exact: true }).click();
    await page.getByRole('button', { name: /Dal/ }).click();
    await page.getByRole('button', { name: 'Seat 2', exact: true }).click();
    await page.getByRole('button', { name: /Paneer/ }).click();
    await expectSound(page);
    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog');
    await expect(review.getByText('Seat 1', { exact: true })).toBeVisible();
    await expect(review.getByText('Seat 2', { exact: true })).toBeVisible();
    await review.getByRole('button', { name: /^Send 2 items/ }).click();
    await leaveApp(page);
    await expect(page.getByText('Seat 2', { exact: true })).toBeVisible();
    await expectSound(page);
  });

  await test.step('the kitchen sees for whom each plate is', async () => {
    await signInOn(cook.page, 'kitchen', await hire(house.owner, 'kitchen', 'Gopal'));
    const ticket = cook.page.getByRole('article', { name: /F1-T02/ });
    await expect(ticket).toContainText('Seat 1');
    await expect(ticket).toContainText('Seat 2');
  });

  await test.step('the first seat pays its dish alone', async () => {
    await page.getByRole('button', { name: 'Bill', exact: true }).click();
    await page.getByRole('button', { name: 'By dish' }).click();
    await page.getByRole('button', { name: 'All of Seat 1' }).click();
    await page.getByRole('button', { name: 'UPI', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Settle ₹168/ })).toBeVisible();
    await expectSound(page);
  });
});
