import { href } from '@bhoj/domain/catalogue/routes';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import type { Page } from '@playwright/test';
import { bringAxe, violations } from './support/axe.ts';
import { aBookableRestaurant, inHours, quarterOfNow } from './support/bookable.ts';
import { bookingRow, typeBooking } from './support/booking-steps.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { signInOn } from './support/signing-in.ts';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Takes what the rules ask of a party: ₹100 for each guest. Leaves the booking's panel open. */
async function takeDeposit(page: Page, name: string, size: number) {
  await bookingRow(page, name)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('button', { name: 'Take deposit' }).click();
  const taking = page.getByRole('dialog', { name: 'Take deposit' });
  await expect(taking.getByLabel('Amount in rupees')).toHaveValue(String(size * 100));
  await taking.getByRole('button', { name: 'Take deposit' }).click();
  await expect(taking).toBeHidden();
  return panel;
}

test('a deposit is taken, and is on the bill of its party; that of a party that does not come is kept, and given back later (P-DEPOSIT-1, P-DEPOSIT-3, P-DEPOSIT-4)', async ({
  person,
}) => {
  test.slow();
  const deposit = { from: 2, amountPaise: paise(10_000), per: 'guest', noShow: 'kept', hours: 24 } as const;
  const { owner, restaurantId, call } = await aBookableRestaurant(2, { deposit });
  const thali = aMenuItem(aVariant({ id: 'thali', name: 'Thali', pricePaise: paise(20_000) }));
  const { categories, addOnGroups } = aMenu();
  const { version } = await call(saveMenu, {
    baseVersion: 0,
    content: { categories, items: [thali], addOnGroups },
  });
  const { page, expectRefusal } = await person('owner', { viewport: DESKTOP });
  // The host overrules the notice.
  expectRefusal(/book/);
  await signInOn(page, 'owner', owner);
  await page.goto(href('bookings'));

  await test.step('the panel asks for what the rules say, and keeps the voucher', async () => {
    const party = { name: 'Meera Iyer', mobile: '9876543210', size: 3, at: inHours(1) };
    const dialog = await typeBooking(page, party);
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dialog).toBeHidden();
    const panel = await takeDeposit(page, 'Meera Iyer', 3);
    await expect(panel.getByText('Deposit ₹300 held')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Print receipt voucher RV\// })).toBeVisible();
    await expectSound(page);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(bookingRow(page, 'Meera Iyer')).toContainText('Deposit ₹300 held');
  });

  await test.step('the party is seated and eats; its bill takes the deposit off', async () => {
    await bookingRow(page, 'Meera Iyer').getByRole('button', { name: 'Seat: Meera Iyer' }).click();
    await expect(bookingRow(page, 'Meera Iyer')).toContainText('Seated');
    const captain = await person('owner at the floor', { viewport: PHONE });
    await signInOn(captain.page, 'owner', owner);
    await captain.page.goto(href('captain'));
    // The table follows the booking a moment later; the first round takes the party from there.
    const tile = captain.page.getByRole('button', { name: /F1-T01/ });
    await expect(tile).toContainText('Meera Iyer');
    const round = {
      restaurantId,
      orderId: newId(),
      tableId: 'F1-T01',
      type: 'dine-in' as const,
      roundId: newId(),
      menuVersion: version,
      selections: [{ itemId: thali.id, variantId: null, addOnIds: [], quantity: 3, note: '' }],
    };
    await expect(() => call(placeRound, round)).toPass();
    // Until its order is there the tile would open the booking.
    await expect(tile).toContainText('Occupied');
    await tile.click();
    await captain.page.getByRole('button', { name: 'Bill', exact: true }).click();
    await captain.page.getByRole('button', { name: /^Deposit/ }).click();
    const sheet = captain.page.getByRole('dialog', { name: 'Deposit of the booking' });
    await expectSound(captain.page);
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    // Nobody can pay before somebody decides on the deposit.
    await expect(captain.page.getByRole('button', { name: 'Cash, exactly ₹630' })).toBeDisabled();
    await expectSound(captain.page);
    await captain.page.getByRole('button', { name: 'Take it off the bill' }).click();
    // 600 with 5 % is 630; 300 are paid.
    await captain.page.getByRole('button', { name: 'Cash, exactly ₹330' }).click();
    await expect(captain.page.getByText('Paid ₹630')).toBeVisible();
  });

  await test.step('a party that does not come loses it by the rule on its voucher', async () => {
    const at = await quarterOfNow();
    const dialog = await typeBooking(page, { name: 'Ravi Rao', mobile: '', size: 2, at });
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await dialog.getByRole('button', { name: 'Book anyway' }).click();
    await expect(dialog).toBeHidden();
    const panel = await takeDeposit(page, 'Ravi Rao', 2);
    await panel.getByRole('button', { name: 'Close' }).click();
    // The money of guests that waits is listed, and a row leads to its acts.
    await page.getByRole('tab', { name: 'Figures' }).click();
    const waiting = page.getByRole('region', { name: 'Deposits that wait' });
    await expect(waiting).toContainText('1 deposit, ₹200 of guests’ money left');
    await waiting.getByRole('link', { name: 'Ravi Rao' }).click();
    const held = page.getByRole('dialog', { name: 'Ravi Rao' });
    await expect(held.getByRole('button', { name: 'Give back' })).toBeVisible();
    await expectSound(page);
    await held.getByRole('link', { name: 'Open the booking' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    const row = bookingRow(page, 'Ravi Rao');
    await row.getByRole('button', { name: 'No-show: Ravi Rao' }).click();
    await expect(row).toContainText('No-show');
    await row.getByRole('link', { name: /Ravi Rao/ }).click();
    await panel.getByRole('button', { name: 'Keep' }).click();
    const keeping = page.getByRole('dialog', { name: 'Keep' });
    await keeping.getByLabel('Reason').fill('Did not come');
    await keeping.getByRole('button', { name: 'Keep' }).click();
    await expect(panel.getByText('Deposit ₹200 kept')).toBeVisible();
  });

  await test.step('what was kept goes back after all, with a refund voucher', async () => {
    const panel = page.getByRole('dialog', { name: 'Ravi Rao' });
    await panel.getByRole('button', { name: 'Give back what was kept' }).click();
    const giving = page.getByRole('dialog', { name: 'Give back' });
    await giving.getByLabel('Reason').fill('They were ill');
    await expectSound(page);
    await giving.getByRole('button', { name: 'Give back' }).click();
    await expect(panel.getByText('Deposit ₹200 given back')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Print refund voucher RF\// })).toBeVisible();
  });

  await test.step('the day counts each deposit when it came, and the bill once', async () => {
    await page.goto(`${href('orders')}?view=day`);
    const facts = page.getByRole('region', { name: 'Deposits for bookings' });
    await expect(facts).toContainText(/Taken: UPI\s*₹500/);
    await expect(facts).toContainText(/Taken off bills of the day\s*₹300/);
    await expect(facts).toContainText(/Given back: UPI\s*\S?₹200/);
    await expect(facts).not.toContainText('Kept after a no-show');
    await expect(page.getByText('₹630').first()).toBeVisible();
    await expectSound(page);
  });
});
