import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { href } from '@bhoj/domain/catalogue/routes';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { aCustomer, aReview } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { openFromQr, orderRound } from './support/guest-steps.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('a guest leaves a number, is known the next time, agrees to offers, and is erased on request', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  const place = { restaurantId, tableId: 'F1-T01' };
  await call(seedTables, { tablesPerFloor: [1] });
  const { categories, addOnGroups } = aMenu();
  const items = [aMenuItem({ id: 'idli', name: 'Idli', otherNames: {}, pricePaise: paise(6_000) })];
  await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  const { qrCode } = await admin.get(tables, place);
  const settle = (orderId: string) =>
    call(settleBill, {
      orderId,
      requestId: newId(),
      seenRounds: 1,
      portions: null,
      payments: [exactly('cash', paise(6_300))],
    });
  const stored = async () =>
    (await admin.db.collection(customers.parent({ restaurantId })).get()).docs.map((doc) => ({
      id: doc.id,
      value: customers.decode(doc.data()),
    }));
  const visit = async (page: Page): Promise<string> => {
    await openFromQr(page, qrCode);
    await page.getByText('Name and mobile number (optional)').click();
    await page.getByLabel('Name', { exact: true }).fill('Meera');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByRole('button', { name: 'Start ordering' }).click();
    await expect(page).toHaveURL(/\/customer\/menu\/.+\/F1-T01\/\w{20}$/);
    await orderRound(page, ['Idli']);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  };

  const first = await person('first visit', { viewport: PHONE });
  await test.step('the first number makes a record that follows the bill', async () => {
    await settle(await visit(first.page));
    expect(await stored()).toMatchObject([
      { value: { name: 'Meera', mobile: '9876543210', visits: 1, spentPaise: 6_300, offers: null } },
    ]);
  });

  const second = await person('second visit', { viewport: PHONE });
  const orderId = await visit(second.page);
  await test.step('the captain sees the name and what the guest likes', async () => {
    const captain = await person('captain', { viewport: PHONE });
    await signInOn(captain.page, 'captain', await hire(login, 'captain', 'Suresh'));
    // A tile that shows no order yet would open the dishes.
    const tile = captain.page.getByRole('button', { name: /F1-T01/ });
    await expect(tile).toContainText('Occupied');
    await tile.click();
    await expect(captain.page.getByText('The number here is known: Meera · likes Idli')).toBeVisible();
  });
  await settle(orderId);
  await admin.set(reviews, { restaurantId, orderId }, aReview({ stars: 2, words: 'The idli was cold.' }));

  const { page } = await person('owner', { viewport: DESKTOP });
  const panel = page.getByRole('dialog', { name: 'Meera', exact: true });
  await test.step('the owner finds the guest by a part of the number', async () => {
    await signInOn(page, 'owner', login);
    await page.goto(href('customers'));
    await page.getByLabel('Search name or number').fill('54321');
    const found = page.getByRole('row', { name: /Meera/ }).getByRole('link');
    await expect(found).toHaveAttribute('href', /q=54321/);
    await found.click();
    await expect(panel.getByText('2 portions')).toBeVisible();
    await expect(panel.getByRole('link', { name: /Open bill/ })).toHaveCount(2);
    await expect(panel.getByText('2 of 5 stars · The idli was cold.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('another record of the same person is merged into it', async () => {
    const other = aCustomer({ name: 'Meera I.', mobile: '9000000001', visits: 3, spentPaise: paise(10_000) });
    await admin.set(customers, { restaurantId, customerId: newId() }, other);
    await panel.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog', { name: /Merge another record/ });
    await dialog.getByLabel('Name or number of the other record').fill('9000');
    await dialog.getByRole('radio').check();
    await expect(dialog.getByText(/After the merge: 5 visits, ₹226/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText(/Merged: 5 visits/)).toBeVisible();
    expect(await stored()).toMatchObject([{ value: { visits: 5, spentPaise: 22_600 } }]);
  });

  await test.step('a message needs the consent, which the owner notes', async () => {
    await expect(panel.getByRole('button', { name: 'Message', exact: true })).toBeHidden();
    await panel.getByRole('button', { name: 'The guest agreed to offers' }).click();
    await page
      .getByRole('dialog', { name: 'Did the guest agree?' })
      .getByRole('button', { name: 'The guest agreed to offers' })
      .click();
    await expect(panel.getByRole('button', { name: 'Message', exact: true })).toBeVisible();
  });

  await test.step('the guest asks on the bill’s page to be erased', async () => {
    await second.page.goto(href('customerCheckout', { ...place, orderId }));
    await second.page.getByRole('button', { name: 'Erase my data' }).click();
    await second.page.getByRole('button', { name: 'Yes, ask to erase it' }).click();
    await expect(second.page.getByText('The restaurant has your request.')).toBeVisible();
    await expectSound(second.page);
    await expect(panel.getByText('Asked to be erased')).toBeVisible();
    await expect(panel.getByText(/Withdrawn by the guest/)).toBeVisible();
  });

  await test.step('the owner erases: the record is gone, the receipt has neither name nor number', async () => {
    await panel.getByRole('button', { name: 'Erase' }).last().click();
    const dialog = page.getByRole('dialog', { name: /^Erase Meera/ });
    await dialog.getByLabel('Reason').fill('Asked on the bill');
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByText(/The record and its traces were deleted on/)).toBeVisible();
    await expectSound(page);
    expect(await stored()).toEqual([]);
    const { docs } = await admin.db.collection(formerCustomers.parent({ restaurantId })).get();
    const hows = docs.map((doc) => String(doc.data()['how']));
    expect(hows.toSorted((a, b) => a.localeCompare(b))).toEqual(['erased', 'merged']);
    expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toMatch(/Meera|9876543210|9000000001/);
  });
  await admin.close();
});
