import { href } from '@bhoj/domain/catalogue/routes';
import { expect, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { grantSuper } from './support/super-admin.ts';
import type { Locator, Page } from '@playwright/test';

/** The most keys from the top of a page to anything on it. */
const MOST_KEYS = 60;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; n < MOST_KEYS; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the keyboard signs in, finds a restaurant, and acts on it (SUPER-1, SUPER-5, SUPER-6)', async ({
  person,
}) => {
  const login = freshLogin('admin');
  await grantSuper(login);
  const { restaurantId } = await openRestaurant(freshLogin('owner'), {});
  const { page } = await person('super admin');
  const { keyboard } = page;

  await test.step('signs in', async () => {
    await page.goto(href('superRestaurants'));
    await tabTo(page, page.getByLabel('Email'));
    await keyboard.type(login.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await keyboard.type(login.password);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeVisible();
  });

  await test.step('chooses a filter, and takes it back', async () => {
    const plan = page.getByRole('combobox', { name: 'Plan' });
    const options = page.getByRole('listbox').getByRole('option');
    /**
     * Opens the list, moves to an option by a key, and chooses it. The list takes some frames to close, and the address
     * changes before the field shows the choice.
     */
    const choose = async (key: 'ArrowDown' | 'Home', n: number) => {
      await keyboard.press('Enter');
      await expect(page.getByRole('listbox').locator(':focus')).toBeVisible();
      await keyboard.press(key);
      await expect(options.nth(n)).toBeFocused();
      const word = (await options.nth(n).textContent()) ?? '';
      await keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(plan).toBeFocused();
      await expect(plan).toHaveText(word);
    };
    await tabTo(page, plan);
    await choose('ArrowDown', 1);
    await expect(page).toHaveURL(/plan=free/);
    await choose('Home', 0);
    await expect(page).not.toHaveURL(/plan=/);
  });

  await test.step('searches, and opens what it found', async () => {
    await keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.type(restaurantId.slice(0, 20));
    await expect(page).toHaveURL(/q=/);
    await tabTo(page, page.locator(`a[href="${href('superRestaurant', { restaurantId })}"]`));
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  });

  await test.step('opens a dialog, leaves it, and is where it was', async () => {
    const suspend = page.getByRole('button', { name: 'Suspend', exact: true });
    await tabTo(page, suspend);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(suspend).toBeFocused();
  });

  await test.step('acts with a reason', async () => {
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused();
    await keyboard.type('Reported twice');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'What happened' })).toContainText('Reported twice');
  });
});
