import { closings } from '@bhoj/domain/days/day.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { expensePhotos, expenses } from '@bhoj/domain/expenses/expense.collection';
import { aClosing } from '@bhoj/domain/fixtures/days';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { businessDayOf, DAY, dateOf, startOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const today = businessDayOf(Date.now(), '04:00');
const daysAgo = (days: number): string => dateOf(startOf(today) - days * DAY);

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Chooses a photo that the browser itself draws. */
const choosePhoto = (page: Page): Promise<void> =>
  page.locator('input[type="file"][aria-label="Photo of the bill"]').evaluate(async (input) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1800];
    const context = canvas.getContext('2d');
    context?.fillRect(100, 100, 900, 500);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const files = new DataTransfer();
    files.items.add(new File([blob ?? ''], 'bill.jpg', { type: 'image/jpeg' }));
    (input as HTMLInputElement).files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('the owner enters what is usual, splits a bill, and works offline; the drawer and the photo follow', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId } = await openRestaurant(login, {});
  const milk = (day: string, amount: number) =>
    anExpense({
      day,
      vendor: 'Sharma Dairy',
      method: 'upi',
      parts: [
        aPart({ category: 'Dairy', item: 'Paneer', amountPaise: paise(amount), quantity: 5, unit: 'kg' }),
      ],
    });
  await admin.set(expenses, { restaurantId, expenseId: newId() }, milk(daysAgo(28), 1_600_00));
  await admin.set(expenses, { restaurantId, expenseId: newId() }, milk(daysAgo(1), 1_888_00));
  const owner = await person('owner', { viewport: DESKTOP });
  const { page, context } = owner;
  await signInOn(page, 'owner', login);
  await page.goto(href('expenses'));
  const rows = page.getByRole('rowheader').getByRole('link');
  const form = page.getByRole('dialog', { name: 'Add expense' });
  const stored = async () =>
    (await admin.db.collection(expenses.parent({ restaurantId })).get()).docs.map((doc) => ({
      id: doc.id,
      value: expenses.decode(doc.data()),
    }));

  await test.step('what is usual takes two taps, and its price has moved', async () => {
    await expect(page.getByText('Paneer +18 % in 4 weeks')).toBeVisible();
    await page.getByRole('button', { name: 'Sharma Dairy, ₹1,888' }).click();
    await form.getByRole('button', { name: 'Save expense' }).click();
    await expect(page.getByText('₹1,888 saved')).toBeVisible();
    await expect.poll(async () => (await stored()).filter(({ value }) => value.day === today).length).toBe(1);
  });

  await test.step('a reason stands beside a field, and a day to come is asked about once', async () => {
    await page.getByRole('button', { name: 'Add expense' }).click();
    await form.getByRole('button', { name: 'Save expense' }).click();
    await expect(form.getByText('Name a category, at most 40 characters.')).toBeVisible();
    await expect(form.getByText(/Enter an amount in rupees/)).toBeVisible();
    await form.getByLabel('Date').fill('2999-01-01');
    await form.getByLabel('Category').fill('Gas and fuel');
    await form.getByRole('textbox', { name: /^Amount/ }).fill('900');
    await form.getByRole('button', { name: 'Save expense' }).click();
    const ask = page.getByRole('dialog', { name: '1 Jan 2999 has not come yet' });
    await ask.getByRole('button', { name: 'Change the date' }).click();
    await form.getByLabel('Date').fill(today);
  });

  await test.step('the bill is split into two categories and paid from the drawer', async () => {
    await form.getByRole('button', { name: 'Split into categories' }).click();
    const second = form.getByRole('group', { name: 'Part 2' });
    await second.getByLabel('Category').fill('Cleaning');
    await second.getByRole('textbox', { name: /^Amount/ }).fill('100');
    await expect(form.getByText('Total ₹1,000')).toBeVisible();
    await form.getByLabel('Vendor').fill('Kirana');
    await expectSound(page);
    await form.getByRole('button', { name: 'Save expense' }).click();
    await expect(rows.filter({ hasText: 'Kirana' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Gas and fuel.*₹900/ })).toBeVisible();
    await page.getByText('Chart', { exact: true }).click();
    await expect(page.getByRole('figure', { name: /by category/ })).toBeVisible();
  });

  await test.step('the day’s drawer should hold less by it', async () => {
    await page.goto(`${href('orders')}?view=day`);
    await expect(page.getByText('Expenses from the drawer')).toBeVisible();
    await expect(page.getByText('-₹1,000').first()).toBeVisible();
    await admin.set(
      closings,
      { restaurantId, day: today },
      aClosing({ day: today, expensesPaise: paise(0) }),
    );
    await expect(page.getByText(/^Expenses of ₹1,000 from the drawer were entered after/)).toBeVisible();
  });

  await test.step('offline, an expense and its photo wait on the device, and arrive later', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(href('expenses'));
    await expect(rows.filter({ hasText: 'Kirana' })).toBeVisible();
    await page.getByRole('button', { name: 'Add expense' }).click();
    await form.getByLabel('Vendor').fill('Azadpur Mandi');
    owner.expectRefusal(/.*/);
    await context.setOffline(true);
    await form.getByLabel('Category').fill('Vegetables');
    await form.getByRole('textbox', { name: /^Amount/ }).fill('450');
    await choosePhoto(page);
    await expect(form.getByAltText('The photo chosen for this bill')).toBeVisible();
    await expect(form.getByText(/The drawer of .* is already counted/)).toBeVisible();
    await form.getByRole('button', { name: 'Save expense' }).click();
    await expect(page.getByText(/₹450 saved on this device/)).toBeVisible();
    await expect(rows.filter({ hasText: 'Azadpur Mandi' })).toBeVisible();
    expect((await stored()).some(({ value }) => value.vendor === 'Azadpur Mandi')).toBe(false);
    await context.setOffline(false);
    const arrived = async () =>
      (await admin.db.collection(expensePhotos.parent({ restaurantId })).get()).docs.map(({ id }) => id);
    await expect.poll(arrived, { timeout: 60_000 }).toHaveLength(1);
    const [photoOf] = await arrived();
    expect((await stored()).find(({ id }) => id === photoOf)?.value.vendor).toBe('Azadpur Mandi');
    await rows.filter({ hasText: 'Azadpur Mandi' }).click();
    const panel = page.getByRole('dialog', { name: 'Azadpur Mandi' });
    await expect(panel.getByAltText('Photo of the bill')).toBeVisible();
    await expectSound(page);
  });
  await admin.close();
});
