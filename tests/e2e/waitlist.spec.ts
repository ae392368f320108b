import { saveBookingRules } from '@bhoj/domain/bookings/shape/bookings.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { addTable } from '@bhoj/domain/tables/tables.contract';
import type { Page } from '@playwright/test';
import { bringAxe, violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';

/** A restaurant with a waitlist, without bookings, and with two tables for four. */
async function aRestaurant() {
  const owner = freshLogin('owner');
  const { call } = await openRestaurant(owner, {});
  await call(addTable, { tableIds: ['F1-T01', 'F1-T02'], seats: 4 });
  await call(saveBookingRules, { rules: aBookingRules({ on: false, waitlist: true }), before: null });
  return owner;
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('a walk-in waits, is called and is seated; the captain sees the party at its table (P-WAIT-1, P-WAIT-5)', async ({
  person,
}) => {
  test.slow();
  const owner = await aRestaurant();
  const login = await hire(owner, 'captain', 'Ravi');
  const { page } = await person('owner', { viewport: PHONE });
  await signInOn(page, 'owner', owner);
  await page.goto(href('bookings'));
  await expect(page.getByText('Nobody waits. Tap the size of the party at the door.')).toBeVisible();
  // Two taps add a party.
  await page.getByRole('button', { name: 'Add a party of 3' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Next in line')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Add to the line' }).click();
  await expect(rowOf(page, 'No. 1')).toContainText('3 guests');
  await page.getByRole('button', { name: 'Add a party of 2' }).click();
  await dialog.getByLabel('Name, if they give one').fill('Farah');
  await dialog.getByLabel('Mobile number, if they give one').fill('+91 98765 43211');
  await dialog.getByRole('button', { name: 'Add to the line' }).click();
  await expect(rowOf(page, 'Farah')).toContainText('1 party ahead');
  await expectSound(page);
  const message = page.getByRole('button', { name: 'Message: Farah' });
  await message.click();
  await expect(dialog.getByRole('link', { name: 'In the line' })).toHaveAttribute(
    'href',
    /wa\.me\/919876543211/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Call: No. 1' }).click();
  await expect(rowOf(page, 'No. 1').first()).toContainText('Called');
  await page.getByRole('button', { name: 'Seat: No. 1' }).click();
  await dialog.getByRole('button', { name: 'F1-T01, 4 seats' }).click();
  await expect(rowOf(page, 'at F1-T01')).toContainText('Seated');
  await expect(rowOf(page, 'Farah')).toContainText('Next in line');
  const captain = await person('captain', { viewport: PHONE });
  await signInOn(captain.page, 'captain', login);
  await expect(captain.page.getByText(/No\. 1, 3/).first()).toBeVisible();
});
