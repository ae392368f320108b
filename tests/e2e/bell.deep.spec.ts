import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { aSettledBill } from './support/settled-bill.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

test('a void reaches the bell and is marked read; the search finds its bill', async ({ person }) => {
  const { login, call, orderId, invoiceId } = await aSettledBill();
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  await page.goto(href('dashboard'));
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  await call(voidBill, { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false });

  await test.step('it is counted at once, and on the page of the bell under today', async () => {
    await expect(page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();
    await page.goto(href('notifications'));
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today.getByRole('link').first()).toContainText('Wrong table');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('marked read, it is counted no more', async () => {
    await page.getByRole('button', { name: 'Mark all read' }).click();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark all read' })).toBeDisabled();
  });

  await test.step('the bell’s list leads to the order', async () => {
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await list.getByRole('link', { name: /declared void/ }).click();
    await expect(page).toHaveURL(new RegExp(`order=${orderId}`));
    await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible();
  });

  await test.step('the search finds the bill by its number, with the keyboard alone', async () => {
    await page.goto(href('notifications'));
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('1');
    const bill = page.getByRole('option', { name: /^Bill .*000001/ });
    await expect(bill).toBeVisible();
    await expectAccessible(page);
    const options = page.getByRole('option');
    const place = (await options.allTextContents()).findIndex((text) => text.startsWith('Bill'));
    for (let i = 0; i < place; i += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`order=${orderId}`));
  });

  await test.step('on a phone it opens over the screen', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(href('notifications'));
    const search = page.getByRole('button', { name: 'Search everything' });
    // The bell has its place before the page has loaded the record, so that no tap misses it. The shell may replace the
    // button, so the test looks until it finds one.
    let before: Awaited<ReturnType<typeof search.boundingBox>> = null;
    await expect(async () => {
      before = await search.boundingBox();
      expect(before).not.toBeNull();
    }).toPass();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await expect.poll(() => search.boundingBox()).toEqual(before);
    await search.click();
    const dialog = page.getByRole('dialog', { name: 'Search everything' });
    await dialog.getByRole('combobox', { name: 'Search everything' }).fill('menu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href('menu')}$`));
    await expect(dialog).toBeHidden();
  });
});
