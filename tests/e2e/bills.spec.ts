import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

/** A table with three thalis at ₹200 and three coffees at ₹40, and a captain who may take ₹100 off. */
async function aTableOfThree() {
  const owner = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(owner, { captainDiscountLimitPaise: paise(10_000) });
  await call(seedTables, { tablesPerFloor: [1] });
  const items = [
    aMenuItem(
      aVariant({ id: 'thali', name: 'Thali', otherNames: { hi: 'थाली' }, pricePaise: paise(20_000) }),
    ),
    aMenuItem(aVariant({ id: 'coffee', name: 'Filter coffee', pricePaise: paise(4_000) })),
  ];
  const { categories, addOnGroups } = aMenu();
  const { version } = await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  const round = {
    restaurantId,
    orderId: newId(),
    tableId: 'F1-T01',
    type: 'dine-in' as const,
    roundId: newId(),
    menuVersion: version,
    selections: items.map(({ id }) => ({ itemId: id, variantId: null, addOnIds: [], quantity: 3, note: '' })),
  };
  // The public profile, which says that the restaurant is open, is updated after its record.
  await expect(() => call(placeRound, round)).toPass();
  return hire(owner, 'captain', 'Suresh');
}

/** Records what would be printed, instead of opening the print dialog. */
async function withPaper(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    globalThis.print = () => {
      const sheet = document.querySelector<HTMLElement>('[data-printed]');
      document.documentElement.dataset['paper'] = `${sheet?.dataset['paper']} ${sheet?.textContent}`;
      dispatchEvent(new Event('afterprint'));
    };
  });
  return () => page.evaluate(() => document.documentElement.dataset['paper'] ?? '');
}

/** Puts one thali and one coffee on the bill: 240 less 10 % is 216.00 + 2 × 5.40, rounded to ₹227. */
async function chooseThird(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'By dish' }).click();
  await page.getByRole('button', { name: 'One more Thali' }).click();
  await page.getByRole('button', { name: 'One more Filter coffee' }).click();
}

test('a table splits its bill in three: a discount within the limit, several tenders, a print and its duplicate', async ({
  person,
}) => {
  const login = await aTableOfThree();
  const { page, expectRefusal } = await person('captain', { viewport: PHONE });
  const paper = await withPaper(page);
  await signInOn(page, 'captain', login);
  const tile = page.getByRole('button', { name: /F1-T01/ });
  await expect(tile).toContainText('Occupied');
  await tile.click();
  await page.getByRole('button', { name: 'Bill', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cash, exactly ₹756' })).toBeVisible();

  await test.step('a discount above the limit is refused with a sentence, one within it is taken off', async () => {
    expectRefusal(/setDiscount/);
    await page.getByRole('button', { name: 'Discount', exact: true }).click();
    await expect(page.getByLabel('Percent')).toBeFocused();
    await page.getByLabel('Percent').fill('50');
    await expect(page.getByRole('button', { name: 'Apply discount' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Regular guest' }).check();
    await page.getByRole('button', { name: 'Apply discount' }).click();
    await expect(page.getByText(/at most ₹100 off an order/)).toBeVisible();
    await page.getByLabel('Percent').fill('10');
    await page.getByRole('button', { name: 'Apply discount' }).click();
    const row = page.getByRole('button', { name: 'Discount 10 % · ₹72', exact: true });
    await row.click();
    const sheet = page.getByRole('dialog', { name: 'Discount' });
    await expect(sheet.getByText('Regular guest · Suresh')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Apply discount' })).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(row).toBeFocused();
  });

  await test.step('the first pays by card and cash, and gets a bill of their own', async () => {
    await chooseThird(page);
    await page.getByRole('button', { name: 'Card' }).click();
    await page.getByLabel('Amount in rupees').fill('100');
    await page.getByRole('button', { name: 'Next: the other ₹127' }).click();
    await page.getByRole('button', { name: 'Cash', exact: true }).click();
    await page.getByLabel('Received in rupees').fill('150');
    await expect(page.getByText('₹23', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Settle ₹227' }).click();
    await expect(page.getByText('Paid ₹227')).toBeVisible();
    await expect(page.getByText('The rest of the order is still open.')).toBeVisible();
  });

  await test.step('passes it on as a text with its link, which the captain sends (P-SHARE-1)', async () => {
    const bill = page.getByRole('region', { name: /Tax invoice INV\/.*\/000001/ });
    const link = bill.getByRole('link', { name: 'WhatsApp' });
    const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(href).toMatch(
      /^https:\/\/wa\.me\/\?text=.*, bill INV\/.*\/000001: ₹227\. http.*\/customer\/checkout\/.*bill=/,
    );
  });

  await test.step('prints it once as the original, then as a duplicate', async () => {
    const bill = page.getByRole('region', { name: /Tax invoice INV\/.*\/000001/ });
    await bill.getByRole('button', { name: 'Print', exact: true }).click();
    const printed = await paper();
    expect(printed).toMatch(/^80 .*Tax invoice/);
    expect(printed).toContain('Paid by Card ₹100Paid by Cash ₹150Change ₹23');
    expect(printed).not.toContain('DUPLICATE');
    await bill.getByRole('button', { name: 'Print a duplicate' }).click();
    expect(await paper()).toContain('DUPLICATE');
  });

  await test.step('the next bill stands below one line of the first', async () => {
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Choose the dishes of this bill.')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'UPI' })).toBeDisabled();
  });

  await test.step('the second pays by UPI, the third the rest: the table is free', async () => {
    await chooseThird(page);
    await page.getByRole('button', { name: 'UPI' }).click();
    await expect(page.getByRole('img', { name: 'QR code to pay ₹227 by UPI' })).toBeVisible();
    await page.getByRole('button', { name: 'Settle ₹227' }).click();
    await expect(page.getByRole('region', { name: /Tax invoice INV\/.*\/000002/ })).toBeVisible();
    await page.getByRole('button', { name: 'One bill' }).click();
    await page.getByRole('button', { name: 'Cash, exactly ₹227' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Cash, exactly ₹227' }).dblclick();
    await expect(page.getByRole('region', { name: /Tax invoice INV\/.*\/000003/ })).toBeVisible();
    await expect(page.getByText(/is free again/)).toBeVisible();
    await page.goto(href('captain'));
    await expect(page.getByRole('button', { name: /F1-T01/ })).toContainText('Available');
  });
});
